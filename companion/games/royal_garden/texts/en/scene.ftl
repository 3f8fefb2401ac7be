### What a page shows of Královská zahrada: names of its sheets and of what lies there.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see kingdom.ftl.

# Heading of a player's board.
rg-scene-kingdom = Kingdom

# Heading of the dominoes to choose from.
rg-scene-offer = On offer

# Heading of the dominoes that have been chosen and are placed one after another.
rg-scene-order = To be placed, in this order

# A king stands on a domino; behind the domino's number.
# $player | name | whose king
rg-scene-king = king: { $player }

# No king stands on a domino; behind the domino's number.
rg-scene-free = free

# A cell of a board without edges that has no letter and number.
# $cell | cell | which
rg-scene-cell = { $cell }
