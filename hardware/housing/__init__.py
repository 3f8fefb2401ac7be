"""The housing of a board and of the tray. Millimetres.

plan     where everything stands, before anything is drawn; outline: outlines of its pieces
rim      around the one board; cover: over its electronics, with the clamp of the cable
floor    carries steel, strips, and the edge of the skin; roof: over strips and main board
skin     the top sheet; grid: ribs that carry it; posts: those on the ribs; cutting: drawings of sheets
border   the raised border, with labels and the holes of the buttons
frame    all of it put together
labels   letters, digits, Braille and dots
buttons  the caps of the five buttons
steel    the drawing of the sheet, and what to order
"""
