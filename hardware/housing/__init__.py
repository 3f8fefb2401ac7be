"""The housing of a board and of the tray. Millimetres.

plan     where everything stands, before anything is drawn
floor    carries sheet, circuit boards, and the edge of the skin
skin     the top sheet; grid: ribs that carry it, and posts; cutting: drawings of sheets
border   the raised border, with labels and the holes of the buttons
roof     the cover of the electronics
frame    floor, border and roof put together
labels   letters, digits, Braille and dots
buttons  the caps of the five buttons
steel    the drawing of the sheet, and what to order
"""
