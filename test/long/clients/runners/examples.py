import runpy
import sys

for file in sys.argv[1:]:
    runpy.run_path(file)
    print(end="\x1e")
