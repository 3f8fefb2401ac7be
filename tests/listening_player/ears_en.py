"""English as a listener knows it, by hand from what was heard; nothing comes from the program that speaks."""

from __future__ import annotations

from tests.listening_player.ears import Tongue

UNITS = [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
]
UNITS += ["seventeen", "eighteen", "nineteen"]
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
MOST = 799


def number(n: int) -> str:
    """A number in words: twenty-four, one hundred and two."""
    if n == 0:
        return "zero"
    hundreds, rest = divmod(n, 100)
    below = UNITS[rest - 1] if 0 < rest < 20 else ""
    if rest > 19:
        below = TENS[rest // 10 - 2] + (f"-{UNITS[rest % 10 - 1]}" if rest % 10 else "")
    words = [f"{UNITS[hundreds - 1]} hundred"] if hundreds else []
    return " and ".join([*words, below] if below else words)


def counted(one: str, many: str, most: int = 99) -> dict[str, int]:
    """Things with their number."""
    return {f"{number(n)} {one if n == 1 else many}": n for n in range(most + 1)}


ROUNDS = counted("round", "rounds", 12)
DOMINOES = counted("domino", "dominoes", 48)

WAITS = [
    ("await_lots", "Waiting for lots: who begins."),
    ("await_draw", "Waiting: <dominoes> on offer."),
    ("await_king", "Waiting: <player>, king on a domino."),
    ("await_place", "Waiting: <player>, domino <number> on the board, <halves>."),
    (
        "await_nowhere",
        "Waiting: <player>, domino <number> on the board, <halves>, fits nowhere, discard, four three.",
    ),
    ("await_castle", "Waiting: <player>, castle on the board."),
    ("await_over", "Waiting, everything is placed and only has to be confirmed."),
]
ACTS = [
    ("lots", "<player> begins"),
    ("drawn", "drawn, domino <number>"),
    ("castle", "<player>, castle <cell>"),
    ("chosen", "<player>, king on domino <number>"),
    ("placed", "<player>, <half a> <cell x>, <half b> <cell y>"),
    ("discarded", "<player>, domino <number> put aside"),
]
THINGS = [("castle", "the castle"), ("domino", "domino <number>")]

PATTERNS = [
    ("placed", "<Terrain ta> <cell a>, <terrain tb> <cell b>."),
    ("chosen", "<player>: king on domino <number>."),
    ("turn_place", "<player> to play: <halves>."),
    ("turn_nowhere", "<player> to play: <halves>, fits nowhere, discard, four three."),
    ("turn_castle", "<player> to play: <halves>, first the castle."),
    ("turn_choose", "<player> to choose."),
    ("offer", "On offer: <items>."),
    ("drawn", "Domino <number>, missing <missing>."),
    ("castle", "<player>: castle <cell>."),
    ("lots", "<player> begins."),
    ("discarded", "<player>: domino <number> put aside."),
    ("unchosen", "Domino <number> is out of the game."),
    ("round_end", "End of round <number>. <Rounds left> left."),
    ("over", "All placed. Confirm the end."),
    ("ranking", "<places>."),
    ("game_over", "Game <number>: <places>."),
    ("sums", "Together: <sums>. Game <number> begins."),
    ("match_over", "Three games together: <places>."),
    ("clear", "New game. Clear the boards: <names>."),
    ("cleared", "<player>: the board is clear."),
    # set-up
    ("variants", "Variants: <variants>."),
    ("castles", "Everybody: castle and <kings>."),
    ("aside_plan", "Set <dominoes> aside, <rounds>."),
    ("aside_plan", "All <dominoes>, <rounds>."),
    ("king_plan", "King without the tray: five three, a point, the number."),
    ("line_plan", "Lines of <dominoes>."),
    ("lots_plan", "Then lots, who begins."),
    ("drawn_plan", "The program draws lines of <dominoes>, <rounds>."),
    # repairs
    *[(f"final_{kind}", f"<player>: final, {thing}.") for kind, thing in THINGS],
    *[(f"final_act_{kind}", f"Final: {act}.") for kind, act in ACTS],
    *[(f"undone_{kind}", f"Undone: <player>, {thing}.") for kind, thing in THINGS],
    *[(f"undone_{kind}", f"Undone: <player>, {thing}. Lift it.") for kind, thing in THINGS],
    *[(f"undone_act_{kind}", f"Undone: {act}.") for kind, act in ACTS],
    *[(f"asks_undo_{kind}", f"Undo: <player>, {thing}? Type the same again.") for kind, thing in THINGS],
    *[(f"asks_undo_act_{kind}", f"Undo: {act}? Type the same again.") for kind, act in ACTS],
    ("not_done", "All as before."),
    *[(f"undone_{kind}", f"Taken back: <player>, {thing}.") for kind, thing in THINGS],
    ("careful_taken", "Careful, <player who>: <player> already has domino <number>. Free: <free>."),
    *[("careful_not_now", f"Careful, <player who>: impossible now. {waits}") for _, waits in WAITS],
    ("careful_turn", "Careful, <player who>: it is <player>'s turn. Wait for your turn."),
    # answers
    *WAITS,
    ("awaits", "<waits>."),
    ("awaits", "<waits>. And <more>."),
    *[(f"last_{kind}", f"Last move: {act}.") for kind, act in ACTS],
    ("last_end", "Last move: end of the game."),
    ("last_none", "So far no move."),
    ("waits_nothing", "The game is over, nothing is awaited."),
    ("rounds", "Round <number>, then <rounds left> more."),
    ("rounds", "Game <number game>, round <number>, then <rounds left> more."),
    ("rounds_last", "Round <number>, the last one."),
    ("rounds_last", "Game <number game>, round <number>, the last one."),
    ("rounds_first", "First choice, then <rounds>."),
    ("rounds_first", "Game <number game>, first choice, then <rounds>."),
    ("order_lots", "Lots come first, who begins."),
    ("order_first", "First choice, <moves>. <names>."),
    ("order_none", "All moves are done."),
    ("order_acting", "<player> chooses. To place, <dominoes count>. <Items>."),
    ("order_acting_none", "<player> chooses. To place, zero dominoes."),
    ("order_line", "To place, <dominoes count>. <Items>."),
    ("offer_line", "On offer, <dominoes count>. <Items>."),
    ("line_missing", "On offer, <dominoes count>, still missing <missing>. <Items>."),
    ("offer_none", "The offer is empty."),
    ("offer_over", "The offer is empty, and there will be no new one."),
    ("row", "Row <row>: <row_cells>."),
    ("row", "<player>: row <row>: <row_cells>."),
    ("row_empty", "Row <row>: empty."),
    ("row_empty", "<player>: row <row>: empty."),
    ("aside_none", "Put aside: none so far."),
    ("aside", "Put aside: <dominoes>. <aside>."),
    ("aside", "Put aside: <dominoes>. Left over: <dominoes left>. <aside>."),
    ("aside_on", "<aside>."),
    ("aside_one", "<player>, domino <number>, <halves>"),
    ("aside_one", "Left over, domino <number>, <halves>"),
    ("list_over", "End of the list."),
    ("list_begins", "Beginning of the list."),
    ("no_earlier", "This is the earliest line."),
    ("no_later", "This is the latest line."),
    ("nothing_said", "So far nothing has been said."),
    ("nothing_open", "There is nothing to confirm."),
    ("nothing_to_undo", "There is nothing to undo."),
]

PLACES = [
    ("", "<players> wins, <points>"),
    ("", "<players> share the victory, <points>"),
    ("largest_area", "<players> wins, <points>, by the larger area, <squares>"),
    ("crowns", "<players> wins, <points>, by crowns, <crowned>"),
    ("", "<Ordinal> place <players>, <points>"),
    ("largest_area", "<Ordinal> place <players>, <points>, <squares>"),
    ("crowns", "<Ordinal> place <players>, <points>, <crowned>"),
]

TONGUE = Tongue(
    terrains={"wheat": "W", "forest": "F", "lake": "L", "meadow": "M", "swamp": "S", "mine": "N"},
    crowns={"with one crown": 1, "with two crowns": 2, "with three crowns": 3},
    halves=(" and ", ", and "),
    columns={one: one[0] for one in ("Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf")},
    rows={number(n): n for n in range(1, 8)},
    numbers={number(n): n for n in range(1, 49)},
    counted={
        "points": counted("point", "points", MOST),
        "squares": counted("square", "squares"),
        "crowned": counted("crown", "crowns"),
        "dominoes": DOMINOES,
        "rounds": ROUNDS,
        "moves": counted("move", "moves", 9),
        "missing": {number(n): n for n in range(1, 6)},
        "more": {"one more player": 1, "two more players": 2},
        "kings": {"one king": 1, "two kings": 2},
    },
    ordinals={"first": 1, "second": 2, "third": 3, "fourth": 4},
    variants={
        "Dynasty": "dynasty",
        "Middle Kingdom": "centralised",
        "Harmony": "harmony",
        "Mighty Duel": "duel",
        "Wider offer": "wider",
    },
    item="domino",
    empty=(" empty", " empty"),
    castle="castle",
    joined=" and ",
    patterns=PATTERNS,
    places=PLACES,
)
