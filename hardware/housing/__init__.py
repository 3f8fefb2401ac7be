"""The housing of a board and of the tray. Millimetres.

plan     where everything stands, before anything is drawn; outline: outlines of its pieces
rim      around the one board, cover: over its electronics, with the clamp of the cable
floor    carries sheet, strips, and the edge of the skin
skin     the top sheet; grid: ribs that carry it, and posts; cutting: drawings of sheets
border   the raised border, with labels and the holes of the buttons
roof     over strips and main board
frame    all of it put together
labels   letters, digits, Braille and dots
buttons  the caps of the five buttons
steel    the drawing of the sheet, and what to order
"""
