"""The vocabulary of all solids: drawing in the plane, raised shapes, marks, Braille. Millimetres.

part     what every maker of solids gives: a solid as it is printed, and how often it is needed
piece    a printed piece, drawn where it stands, and how it is laid down to be printed
box      rectangles along the axes
plane    drawing in the plane, and from there to solids whose upper edges are fit to be touched
holes    what is cut out from above
marks    digits, plus and bar, and the marks of colours
braille  Braille in Marburg Medium
"""
