"""Circuit boards: from the wiring in companion/device/data to drawings, checks and files for the maker of boards.

circuit          components and what their pins are wired to
netlist          the circuit of each board, from strip_circuit, main_circuit and cells_circuit
assembly         a main board, its cables and its strips as one circuit
rules            the same through SKiDL: electrical rules, and a netlist for KiCad
budget           currents, drops and times against what parts bear
power            what each kind of board draws from USB, and so declares
schematic        KiCad's drawings of circuits; symbols reads its libraries
board_file       a layout as plain values, and KiCad's file of it
strip_layout     places and tracks of a strip, with strip_tab, by the generators of drawing
main_layout      the same of the main board, by the generator of channel
cells_layout     the same of the one board of 5 by 5 cells, with cells_row, cells_marks and trunk
kicad            the only owner of KiCad, which checks, fills and plots; pcbnew_run is what runs inside it
fabrication      everything that a maker of circuit boards is sent
assembly_files   what an assembly house is sent, with the numbers of orders
"""
