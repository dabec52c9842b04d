"""`python -m companion.text --check`: the check of the catalogues."""

import sys

from companion.text.check import main

sys.exit(main(sys.argv[1:]))
