"""How strong our players are: matches against programs of others, which are never part of this repository.

    python -m tests.strength kingdoms --peer "java -cp kdom:fastutil.jar:build KdomTable" --games 400 --into FILE

A peer is a process of its own. It is told one JSON object a line on its standard input and answers each with one
on its standard output; what the objects hold is in the module of the game. Its standard error is shown. Between a
program of others and these lines stands an adapter of ours; each tells in its first lines how it is built. Match
number n of a run always has the same seed and the same seat for us, so that runs with other playouts have the same
deals where the adapter deals by the seed. Seats take turns.

One line a match is appended to FILE; a run that is begun again with the same options goes on after them. A tie for
the first place is half a win. The interval is Wilson's, of 95 %.
"""
