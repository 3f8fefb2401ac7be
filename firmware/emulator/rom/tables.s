@ The start of the stand-in boot ROM: vectors, the fixed header, the table of functions by two-letter code.
    .syntax unified
    .cpu cortex-m0plus
    .thumb

    .section .head, "a"
    .word 0x20041F00            @ first stack pointer
    .word rom_start + 1
    .word rom_lost + 1
    .word rom_lost + 1
    .byte 'M', 'u', 1, 2        @ magic and version of the ROM
    .hword functions
    .hword data
    .hword rom_look_up + 1

    .macro entry first, second, function
    .byte \first, \second
    .hword \function + 1
    .endm

    .section .rodata.tables, "a"
    .balign 4
functions:
    entry 'M', 'C', rom_copy
    entry 'C', '4', rom_copy
    entry 'M', 'S', rom_fill
    entry 'S', '4', rom_fill
    entry 'P', '3', rom_ones
    entry 'R', '3', rom_mirror
    entry 'L', '3', rom_leading_zeros
    entry 'T', '3', rom_trailing_zeros
    entry 'I', 'F', rom_nothing
    entry 'E', 'X', rom_nothing
    entry 'F', 'C', rom_nothing
    entry 'C', 'X', rom_nothing
    entry 'R', 'E', rom_flash_erase
    entry 'R', 'P', rom_flash_program
    entry 'U', 'B', rom_boot_loader
    .word 0
data:
    .word 0
