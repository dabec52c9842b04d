"""Where sessions are kept: what a record is (`record`), the session file (`sqlite`) with its tables (`form`),
how it is read (`reading`), written whole (`writing`) and kept to one window (`file_lock`).
"""
