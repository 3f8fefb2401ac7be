### Azul as sheets of cells on a page: what sheets and places are called.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# Title of the displays and the centre.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-scene-offer = displays and centre of the table

# Title of the pattern lines of a player.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-scene-lines = pattern lines

# Title of the floor line of a player.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-scene-floor = floor

# A place where nothing lies.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $place | phrase az-line az-cell az-cell-free az-special | which
az-scene-free = { $place }, free

# A space of the floor line, by what it costs.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $costs | number 1-3 | points
az-scene-space = minus { WORDS($costs) }

# Who has the starting player marker, in place of it.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | who
az-scene-marker = { $player } has the starting player marker

# A gold display that is empty, and what it does.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | which
# $gold | id sn1 sn2 sn3 sn4 sn5 | its gold side
# $colour | id none blue brown white black red | whose colour it attracts
az-scene-gold = { NOUN($source, form: "empty") }, special, { PART($edition, $gold, $colour, of: "az-special", names: "edition kind colour") }
