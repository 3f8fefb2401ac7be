"""English as a listener knows it at a table of Azul, by hand from what was heard."""

from __future__ import annotations

from tests.listening_player.azul_ears import (
    COLOURS,
    LISTS,
    MOST_POINTS,
    MOST_TILES,
    lines_of,
    sources_of,
    tiles_of,
)
from tests.listening_player.ears_en import counted, number
from tests.listening_player.grammar import Tongue
from tests.listening_player.tongues import Sentences, lists_of, tongue_of

WORDS = {
    "azul_mini": {"piece": "tile", "pieces": "tiles", "wall": "wall", "atwall": "on the wall"},
    "master_chocolatier": {"piece": "praline", "pieces": "pralines", "wall": "box", "atwall": "in the box"},
}
FALLEN = (
    "(. <shelter sheltered> on the special display|)"
    "(. (<one fell> falls|<n fell> fall|<token marker> falls|<token marker> and <n fell> fall),"
    " now minus <points penalty>|)"
    "(. <n lid> into the lid|)"
)
ON_FLOOR = "(<pieces tiles>|<themarker marker>|<pieces tiles> and <themarker marker>)"
SHELTER = "(, shelter free|, shelter <taken sheltered>|)"
SHELTER_LONG = (
    "(. the shelter beside it is free|. (a praline|the starting player marker) lies in the shelter beside it|)"
)

SET_UP = [
    ("prepare_variants", "variants: <variants>"),
    ("prepare_boards", "boards with the (coloured|grey|brown) side on top, points on zero"),
    ("prepare_rows", "row one is the far one, row five the near one"),
    ("prepare_displays", "<n count> displays(, <n golds> special in each round|)"),
    ("prepare_bag", "(all {pieces} into the bag|the program draws, sort the {pieces} by colour)"),
    ("prepare_start", "the marker goes to whoever (was in Portugal last|ate chocolate last)"),
]
WARNINGS = [
    ("careful", "careful(, <player>|): <reason>(. <remedy>|)"),
    ("careful_two", "careful(, <player>|), two things: <reason>, <reason second>"),
    ("careful_two", "careful(, <player>|), (three|four|five) things: <reason>, <reason second>, more later"),
]
REASONS = [
    ("not_now", "impossible now. <waiting>"),
    ("tiling_early", "all has to be taken first"),
    ("not_your_turn", "it is <player>'s turn"),
    ("no_display", "display <n number> is not in this game, the last one is <n count>"),
    ("gold_already", "<source> is special already"),
    ("gold_twice", "another display is this one already: <special>"),
    ("draw_count", "draw <pieces needed>, you entered <n count>"),
    ("drawn_too_many", "too many <colour>, you entered <n count>, and <n left> (is|are) left"),
    ("bag_first", "first everything from the bag, also <tiles>"),
    ("nothing_there", "(<source> is empty|the centre of the table is empty)"),
    ("colour_not_there", "there is no <colour> <at source>"),
    ("no_line", "there is no line <n line>"),
    ("line_full", "line <n line> is full, <colour>"),
    ("line_other", "line <n line> already holds <colour holds>"),
    ("line_wall", "<colour> is {atwall} already, row <n line>"),
    ("line_empty", "line <n line> is empty"),
    ("line_holds", "line <n line> holds <colour holds>, not <colour>"),
    ("line_incomplete", "line <n line> is not full: it has <n count>, it needs <n needed>"),
    ("wrong_cell", "row <n line>, column <n column> is not the square of <colour>"),
    ("cell_taken", "row <n line>, column <n column> is taken, <colour holds>"),
    ("column_has", "column <n column> already has <colour>, row <n row>"),
    ("cell_needed", "column <n column> is needed by an earlier row, <colour> too"),
    ("drop_nothing", "line <n line> has nothing that must go on the floor"),
    ("drop_not", "line <n line>, <colour>, still has a free square"),
    ("which_column", "line <n line> (finds no free column|has several free columns. type the column too)"),
]
REMEDIES = [
    (
        "sources",
        "take (<middlefrom centre>|(<middlefrom centre> or |)(from display <n only>|from displays <nsor items>))",
    ),
    ("there", "what lies there: <heapand items>"),
    (
        "lines",
        "<colour> may go (only on the floor|<anyline any> or on the floor"
        "|into line <nsor items>, or on the floor)",
    ),
    ("lift", "lift the {piece}: row <n row>, column <n column>"),
    ("column", "it belongs in column <n column>"),
    ("cells", "it may go <rowcolsor items>"),
    ("columns", "it may go into column <nsor items>"),
    ("drop", "put all of line <n line> on the floor"),
]
ACTS = [
    ("lots", "<player> begins"),
    ("gold", "<source> special, <special>"),
    ("drawn", "<source>, <heap items>"),
    ("extra", "<source>, <heapand items> as well"),
    ("taken", "<player>, <source>, <tiles>, (line <n line>|<floorline line>)"),
    ("spread", "<player>, rest of the special display, <spreads items>"),
    ("tiled", "<player>, row <n line>, (column <n column>, |)<colour>"),
    ("dropped", "<player>, line <n line> to the floor"),
    ("round_ended", "end of round <n round>"),
]
LINES = [
    ("lots", "<player> begins"),
    ("gold", "<source>: <special>"),
    ("drawn", "<source>: <heap items>"),
    ("extra", "<source>, <heapand items> as well"),
    ("gathered", "<source> takes <colour> <froms items>"),
    ("turn", "<player> to play"),
    (
        "taken",
        "<player>: <source>, <tiles>(. line <n line>( <full room>| needs <n room>)|)"
        + "(. <keeps>|)"
        + FALLEN
        + "(. <heap items> <stay rest>|. <heap items> <torest rest>|)",
    ),
    ("spread", "<player>: <spreads items>"),
    ("tiling", "all taken, no complete line"),
    ("tiling", "all taken. <completes items>"),
    ("tiled", "<player>, row <n line>, (column <n column>, |)<colour>: (points later|<points>)"),
    ("dropped", "<player>, line <n line>, <colour>, without a column" + FALLEN),
    ("row_complete", "<player>: row <n row> complete, last round"),
    ("check", "check: displays and centre empty"),
    (
        "check_board",
        "<player>: ({wall} empty|<wallrows rows>)(. floor: "
        + ON_FLOOR
        + "|)(. <onshelter sheltered> beside it is taken|)",
    ),
    ("floor", "<player>, floor: " + ON_FLOOR + ", minus <points>(, <nought held>|)"),
    ("round", "round <n round>, <player> begins"),
    ("bonuses_won", "<player>, bonuses <points>: <wons items>"),
    ("final", "<finals places>"),
    ("undone", "undone: <act>"),
    ("undone_tile", "(undone|taken back): <player>, <tile colour>, <rowname row>(. lift it|)"),
    ("lift_it", "<player>: lift <tile colour>, <cell>"),
    ("in_order", "<player>: board in order"),
    ("asks_undo", "undo: <act>? type the same again"),
    ("asks_undo_tile", "undo: <player>, <tile colour>, <rowname row>? type the same again"),
    ("a_not_done", "all as before"),
    ("a_put_right", "<player>: lifted, in order"),
    ("nothing_to_undo", "there is nothing to undo(, the last move is final|)"),
    ("a_no_answer", "there is nothing to draw now"),
]
WAITS = [
    ("await_lots", "waiting for lots: who begins"),
    ("await_gold", "waiting: special displays, <n count> more"),
    ("await_draw", "waiting: <pieces count>( more|) <onto source>"),
    ("turn", "waiting: <player> takes {pieces}"),
    ("await_spread", "waiting: <player> spreads <colours items>"),
    ("await_tile", "waiting: <player>, line <n line>, <colour>(, all on the floor|)"),
    ("await_round", "waiting: confirm the end of (round <n round>|the game)"),
    ("over", "the game is over"),
]
ASKS = [
    ("ask_display", "which display?"),
    ("ask_colour", "colour: <digits items>?"),
    ("ask_line", "line: (only the floor, zero|<asklines items>, floor zero)?"),
    ("ask_tile", "<asklines items>?"),
    ("ask_column", "<colnames items>?"),
    ("ask_side", "<colour>? one: <source left>, two: <source right>"),
    ("ask_draw", "({piece} <n number>|display <n display>, one more)?"),
    ("ask_gold", "which special display?"),
    ("ask_special", "which kind?"),
]
ANSWERS = [
    ("a_offer", "(on offer: <places count>. |)<offers items>(. empty: <sources empty>|)(. <aways away>|)"),
    ("a_offer_none", "the table is empty. <waiting>"),
    ("a_find", "together <tiles>, <places count>. <finds items>"),
    ("a_find_none", "<colour>: none on offer now"),
    ("a_left", "bag: (empty|<heap bagged>). lid: (empty|<heap lidded>)"),
    ("a_lines", "<linesn count> (is|are) begun. <linesat items>(. empty: <linenames empty>|)"),
    ("a_lines_empty", "all pattern lines are empty"),
    ("a_wall", "{wall}: <pieces count>. <wallrows items>(. empty: <rownames empty>|)"),
    ("a_wall_empty", "{wall}: still empty"),
    (
        "a_row",
        "pattern (<line_at line>|<line_empty line>). {wall}: (empty|<colours items>|<colcells items>)"
        "(, the row is complete|. (missing: <colours free>|free: <colnames free>))",
    ),
    (
        "a_column",
        "column <n column>: (empty|<rowcells items>)"
        "(, the column is complete|. free: (<rowcells free>|<rownames free>))",
    ),
    ("a_floor", "floor: <things items>, minus <points penalty>" + SHELTER),
    ("a_floor_empty", "floor: empty" + SHELTER_LONG),
    ("a_score", "<player> <points running>(, with bonuses <n total>|)(. <bonuslines items>|)"),
    (
        "a_rounds",
        "round <n round>(, the last one(, for no row can be completed any more|)|)(, after <roundsn done>|)."
        " (the fullest row has <n longest> of five|<closes items>)",
    ),
    ("a_rounds_over", "the game is over after <roundsn rounds>"),
    ("a_order", "in turn: <players>. marker: (<player holder>|<middle centre>)"),
    ("a_order_next", "next in order: <players>"),
    ("a_order_lots", "lots come first, who begins"),
    ("a_waits", "<waitings items>(. and <n more> more (player|players)|)"),
    ("a_ranking", "<ranks places>"),
    ("a_left_alone", "the question is dropped"),
    ("a_list", "(beginning|end) of the list"),
]
SMALL = {
    "special": [
        ("sn1", "one more"),
        ("sn2", "attracts <colour>"),
        ("sn3", "the rest stays"),
        ("sn4", "the rest goes to its neighbours"),
        ("sn5", "shelter beside the floor"),
    ],
    "spread_to": [("spread_to", "<tiles> <onto source>")],
    "linecolour": [("linecolour", "line <n line> <colour>")],
    "complete": [("complete", "<player>: <linecolours lines>")],
    "wallrow": [
        ("whole", "row <n row> complete"),
        ("row", "row <n row> <colours cells>"),
        ("free", "row <n row>, <colcells cells>"),
        ("full", "row <n row>, <colours cells>"),
    ],
    "rowcols": [("rowcols", "into row <n row>, column <nsor columns>")],
    "colcell": [("cell", "column <n column> <colour>")],
    "rowcell": [("cell", "row <n row> <colour>")],
    "offer_at": [("at", "<source>(, <golden gold>|): <things items>")],
    "away": [("away", "<source> lies beside the floor: <player>")],
    "find_at": [("at", "<source>: <tiles>")],
    "line_at": [
        ("line_at", "line <n line>: <tiles>, (<full missing>|<n missing> missing|<rest tiled> from tiling)")
    ],
    "line_empty": [("line_empty", "line <n line>: empty")],
    "close": [("close", "<player>: (<rowswhole rows>|<rowsfour fours>|<rowswhole rows>, <rowsfour fours>)")],
    "finalrank": [
        ("first", "<playersand players> (wins|share the victory), <points total>(, by complete rows, <n rows>|)"),
        ("other", "<ordinal rank> place <playersand players>, <points total>(, complete rows <n rows>|)"),
    ],
    "won": [("row", "<rowname number>"), ("column", "<colname number>"), ("colour", "all <colour number>")],
    "rank": [
        (
            "rank",
            "(in the lead, |in the lead together, |<ordinal rank> place (together, |))"
            "<playersand players>, <points>",
        )
    ],
    "bonus": [
        ("row", "row <n number> is complete, <points>"),
        ("column", "column <n number> is complete, <points>"),
        ("colour", "<colour> is complete, <points>"),
    ],
    "cell": [("cell", "row <n row>(, | )(<colour>|column <n column>)")],
}
SENTENCES = Sentences(SET_UP, LINES, WARNINGS, REASONS, REMEDIES, ACTS, WAITS, ASKS, ANSWERS, SMALL)


def tongue(edition: str) -> Tongue:
    """The language at a table of this edition."""
    words = WORDS[edition]
    colours = {one: one for one in COLOURS[edition]}
    tiles = tiles_of(edition, {one: ("", one) for one in COLOURS[edition]}, number, lambda _n: 1)
    tile = {f"the {one} {words['piece']}": one for one in COLOURS[edition]}
    return tongue_of(
        SENTENCES,
        {
            "n": {number(n): n for n in range(MOST_POINTS)},
            "one": {"one": 1},
            "tiles": tiles,
            "thing": {**tiles, "marker": ("marker", 1)},
            "digit": {f"{one} {number(at)}": at for at, one in enumerate(COLOURS[edition], start=1)},
            "colour": colours,
            "tile": tile,
            "source": sources_of("display", "centre", number),
            "from": sources_of("from display", "from the centre of the table", number),
            "onto": sources_of("on display", "in the centre of the table", number),
            "at": sources_of("on display", "in the centre of the table", number),
            "ordinal": {"second": 2, "third": 3, "fourth": 4},
            "pieces": counted(words["piece"], words["pieces"], MOST_TILES),
            "points": counted("point", "points", MOST_POINTS),
            "places": counted("place", "places", 10),
            "rowswhole": counted("complete row", "complete rows", 20),
            "rowsfour": counted("row with four", "rows with four", 20),
            "full": {"full": 0},
            "keeps": {"display kept": 1},
            "stay": {"stays": "stays", "stay": "stays"},
            "torest": {"to the centre": "centre"},
            "token": {"marker": 1},
            "themarker": {"the marker": 1},
            "shelter": {"one": "tile", "marker": "marker"},
            "onshelter": {"the special display": 1},
            "taken": {"taken": 1},
            "nought": {"down to nought": True},
            "middle": {"centre": 1},
            "middlefrom": {"from the centre of the table": 1},
            "anyline": {"into any line": 1},
            "golden": {"special": "gold"},
            "linesn": counted("line", "lines", 6),
            "roundsn": counted("round", "rounds", 31),
            "rest": {"left over": 1},
            "floorline": {"floor": 0},
            **lines_of(
                number,
                {
                    "linename": "line",
                    "rowname": "row",
                    "colname": "column",
                },
            ),
            "variant": {
                "grey side" if edition == "azul_mini" else "brown side": "reverse",
                "special displays": "special",
                "marker on special display five": "marker",
            },
        },
        lists_of(" and ", " or ", LISTS),
        words,
    )
