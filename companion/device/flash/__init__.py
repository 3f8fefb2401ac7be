"""New programs for boards: UF2 files, the one that is shipped, and the drive that takes them.

`uf2` reads and checks a file's bytes, `shipped` knows the file that comes with the companion, `drives` alone looks
for the boot loader's drive and writes to it. Nothing here talks to a board or to a person.
"""
