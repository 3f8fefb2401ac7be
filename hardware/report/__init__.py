"""The physics report: margins, worst case, error rates, holding force and pictures for the current parameters.

    python -m hardware.report

    play      what the posts leave to a tile
    bound     the worst case
    rates     random boards
    sheets    what skin and steel bear
    holding   the pull on the steel
    kings     kings on the tray
    findings  all of it as figures with limits and as sentences
    pictures  pictures, and the words that tell the same

Simulated only: nothing of it has been built or measured.
"""
