"""`python -m companion.text --check`: the check of the catalogues."""

import gc
import sys

from companion.text.check import main

gc.disable()  # all that is read stays to the end: looking through it is a third of the time
sys.exit(main(sys.argv[1:]))
