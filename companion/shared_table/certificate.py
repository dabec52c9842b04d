"""The certificate of a table's server, made by itself and known by its fingerprint.

Who joins has the fingerprint in the code, so nobody else need vouch, and no date matters: a clock that is
wrong, or a table that is played for years, bars nobody.
"""

import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from companion.files import write_whole
from companion.shared_table.errors import TableError

FINGERPRINT_BYTES = 32
_NAME = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "wargame table")])
_FROM, _TO = datetime(2000, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Certificate:
    """A server's certificate with its key, in one file that its owner alone can read."""

    path: Path
    fingerprint: bytes

    @classmethod
    def obtain(cls, path: Path) -> "Certificate":
        """The one that lies at a path, made now if there is none; TableError when it cannot be kept."""
        try:
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                write_whole(path, _make())
            made = x509.load_pem_x509_certificate(path.read_bytes())
        except (OSError, ValueError) as error:
            raise TableError.of("shared-certificate-not-kept", path=str(path)) from error
        return cls(path, fingerprint_of(made.public_bytes(Encoding.DER)))

    def server_context(self) -> ssl.SSLContext:
        """TLS 1.3 as a server."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.load_cert_chain(self.path)
        return context


def client_context() -> ssl.SSLContext:
    """TLS 1.3 to whoever answers: its fingerprint is compared before anything is said."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def fingerprint_of(der: bytes) -> bytes:
    """What a certificate is known by."""
    return sha256(der).digest()


def _make() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    builder = x509.CertificateBuilder().subject_name(_NAME).issuer_name(_NAME).public_key(key.public_key())
    builder = builder.serial_number(x509.random_serial_number()).not_valid_before(_FROM).not_valid_after(_TO)
    made = builder.sign(key, SHA256())
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + made.public_bytes(Encoding.PEM)
