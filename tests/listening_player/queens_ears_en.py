"""English as a listener knows it at a table of Queen's Garden, by hand from what was heard."""

from __future__ import annotations

from tests.listening_player.azul_ears_en import WARNINGS
from tests.listening_player.ears_en import counted, number
from tests.listening_player.grammar import Tongue
from tests.listening_player.queens_ears import LISTS, MOST, signed, things, turned
from tests.listening_player.queens_names_en import NAMES, PROPERTIES
from tests.listening_player.tongues import Sentences, lists_of, tongue_of

COST = "(, paid with <pays items>|)"
THING = "<player>, (<hexagon thing>, (<cell>|<lcell cell>)|<bed thing>)"
SET_UP = [
    ("prepare_variants", "variants: <variants>"),
    ("prepare_garden", "garden boards, fountain boards into their middle"),
    (
        "prepare_clock",
        "lay the garden so that one expansion points away from you: twelve o'clock. "
        "clockwise two, four, six, eight, ten",
    ),
    ("prepare_keys", "keys around five are the hours, eight is twelve o'clock, five the middle"),
    ("prepare_storage", "storages, <n jokers> jokers into each, the others beside the tower"),
    ("prepare_points", "scoring board with <side> on top, wheel at its start, points on <n points>"),
    ("prepare_bag", "(all tiles into the bag|the program draws, sort the tiles)"),
    (
        "prepare_stacks",
        "(<n count> stacks, in each <n each> expansions, in the supply <n supply>"
        "|sort the expansions. in each round <n each>, in the supply <n supply>)",
    ),
    ("prepare_start", "the youngest player begins, or lots decide"),
]
LINES = [
    ("lots", "<player> begins"),
    ("drawn", "stack: <tiles items>(. <n more> more to come|)"),
    ("turned", "<place>: expansion <hexagon>"),
    ("turn", "<player> to play(, only a pass is possible|)"),
    ("taken", "<player> takes <taking criterion>: <gots items>(. top onto place <n moved>|)(. <full>|)"),
    ("placed", "<player> lays: <hexagon>, <lcell cell>" + COST),
    ("laid", "<player> lays: expansion <hexagon>, <hour slot>, rim <hour>" + COST),
    ("bought", "<player> buys an expansion: <hour slot>, minus <points lost>"),
    (
        "passed",
        "<player> passes( <first>(, minus <points lost>|)|)(. discarded: <givens items>, minus <points cost>|)",
    ),
    ("group", "<group criterion>: <hexes count>, <points>(, bonus <n bonus>|)"),
    ("surrounded", "surrounded: <ornaments items>, plus <jokers count>(, lost <n lost>|)"),
    ("stack_gone", "stack empty"),
    ("none_left", "bag and tower empty, <beds count> (is|are) laid out"),
    ("bag_short", "(bag empty, |bag: <n count> left, then )tower into the bag"),
    ("few_left", "only <tilesn count> left"),
    ("supply_gone", "supply empty"),
    ("round_scored", "<player>, <points>(: <wons items>|)"),
    ("round", "round <n round>, <player> begins"),
    ("wheel", "wheel, points: <showns items>"),
    (
        "end_sum",
        "<player>: storage <n storage>, groups <n points>, bonuses <n bonuses>, altogether <points total>",
    ),
    ("final", "<finals places>"),
    ("undone", "undone: <act>"),
    ("undone_thing", "undone: " + THING),
    ("undone_drawn", "goes back too: <acts items>(. and <n more> more (draw|draws)|)"),
    ("asks_undo", "undo: <act>? type the same again"),
    ("asks_undo_thing", "undo: " + THING + "? type the same again"),
    ("a_not_done", "all as before"),
    ("nothing_to_undo", "there is nothing to undo"),
    ("a_final", "final: <act>"),
    ("a_no_answer", "there is nothing to draw"),
]
ACTS = [
    ("lots", "<player> begins"),
    ("drawn", "stack, <tiles items>"),
    ("turned", "<place>, expansion <hexagon>"),
    ("taken", "<player> takes <taking criterion>: <gots items>"),
    ("placed", "<player> lays: <hexagon>, <lcell cell>(, paid with <pays items>|)"),
    ("laid", "<player> lays: expansion <hexagon>, <hour slot>, rim <hour>(, paid with <pays items>|)"),
    ("bought", "<player> buys an expansion: <hour slot>"),
    ("passed", "<player> passes(, discarded <givens items>|)"),
    ("round_ended", "end of round <n round>"),
]
WAITS = [
    ("await_lots", "waiting for lots: who begins"),
    ("await_draw", "waiting: <tilesn count> onto the stack"),
    ("await_turn", "waiting: turn <place>"),
    ("await_act", "waiting: <player>(, who can only pass|)"),
    ("await_round", "waiting: confirm the end of (round <n round>|the game)"),
    ("over", "the game is over"),
]
REASONS = [
    ("not_now", "impossible now. <waiting>"),
    ("not_your_turn", "it is <player>'s turn"),
    ("has_passed", "passed already, it is <player>'s turn"),
    ("draw_count", "the stack gets <tilesn needed>, you entered <n count>"),
    ("drawn_too_many", "too many, <hexagon>, you entered <n count>, and <n left> (is|are) left"),
    ("bag_first", "first everything from the bag, also <tilesn left> <hexagon>"),
    ("turn_other", "it is not the turn of <place>. <waiting>"),
    ("turned_already", "seen already, <hexagon>"),
    ("nothing_there", "there is none of it in the display: <criterion>"),
    ("not_at_place", "the hexagon <hexagon> is not there: <place>"),
    ("copy_twice", "only one place, <hexagon>"),
    ("which_copy", "<hexagon>, from where? <placesor items>"),
    ("storage_tiles", "(storage too full: <tilesn count>, free spaces <n free>|the storage is too full of tiles)"),
    (
        "storage_expansions",
        "(storage too full: <beds count>, free spaces <n free>|the storage is too full of expansions)",
    ),
    ("no_such_tile", "the storage has no such tile, <hexagon>"),
    (
        "no_such_tile",
        "the storage does not have so many of this tile, <hexagon>(. you entered <n count>, it has <n held>|)",
    ),
    ("no_such_expansion", "the storage has no such expansion, <hexagon>"),
    ("no_such_expansion", "the storage has only one such expansion, <hexagon>, you entered <n count>"),
    (
        "too_few_jokers",
        "(too few jokers, you entered <n count>, the storage has <n held>"
        "|there are not so many jokers in the storage)",
    ),
    ("discard_joker", "jokers stay, only tiles and expansions may go"),
    ("discard_points", "too few points: it costs <n cost>, at most <n points> can be lost"),
    ("slot_taken", "taken, <slot>"),
    ("slots_full", "the garden has all six expansions"),
    ("supply_empty", "the supply is empty"),
    (
        "buy_points",
        "(too few points: it costs|there are too few points: it costs) <n price>, on the counter <n points>",
    ),
    ("no_expansion", "<slot> is not laid yet"),
    ("ornament_there", "(the |)<ornament> stands there"),
    ("cell_taken", "taken, <hexagon holds>: <lcell cell>"),
    ("identical_neighbour", "the same hexagon (|lies )beside it: <lcell other>"),
    ("nothing_shared", "neither colour nor pattern shared with what lies beside it: <hexagonsand items>"),
    ("nothing_shared", "it shares neither colour nor pattern with what lies beside it"),
    ("group_twin", "the <group criterion> has it already: <lcell other>"),
    ("group_twin", "the <group criterion> already has this hexagon"),
    (
        "groups_joined",
        "joined, the <group criterion> (has|would have) two equal hexagons, <hexagon twin>"
        "(: <lcell one> and <lcell other>|)",
    ),
    (
        "unpayable",
        "the storage cannot pay the cost of <n cost>(, it takes <n needed> more, jokers <n jokers>|)",
    ),
    (
        "cost_count",
        "(cost <n cost> takes <n needed> more, you entered <n count>"
        "|the payment does not fit: it takes <n needed> more, you entered <n count>)",
    ),
    ("cost_identical", "two equal hexagons in the payment, <hexagon twin>"),
    ("cost_strange", "<hexagon other> cannot pay here(: other colour, other pattern|)"),
    ("cost_mixed", "the payment mixes colour and pattern"),
    ("none_to_lay", "there is no (tile|expansion) in the storage"),
    (
        "none_to_lay",
        "the storage has no (tile|expansion) that can be (placed|laid) now, for its cost or its neighbours",
    ),
]
REMEDIES = [
    ("fits", "take hexagons first, or ask thirty-one where each may go"),
    ("criteria", "(only this can be taken|choices): <criteriaor items>"),
    ("criteria", "choices: <n count> in all, for example <criteria items>"),
    ("other_copy", "take the same hexagon from another place"),
    ("places", "it lies here, <hexagon>: <placesor items>"),
    ("slots", "(only here is a place left|free here): <hoursor items>"),
    ("cells", "(only here may it lie|here it may lie): <lcellsor items>"),
    ("cells", "here it may lie: <n count> in all, for example <lcells items>"),
    ("pay", "(the only payment is this|ways to pay): (<n count> in all, for example |)<givens items>"),
]
ASKS = [
    ("ask_criterion", "which? <keysdot items>"),
    ("ask_copy", "from where, <hexagon>? <keysdot items>"),
    ("ask_tile", "which tile? <keys items>"),
    ("ask_cell", "where? <n count> in all: <lcells items>"),
    ("ask_given", "what pays? lacking <things lacking>: <keys items>"),
    ("ask_expansion", "which expansion? <keys items>"),
    ("ask_slot", "where does it go? <keys items>"),
    ("ask_rim", "where on the rim, <hexagon>? <keys items>"),
    ("ask_slot", "where does it go? price <points price>. <keys items>"),
    (
        "ask_discard",
        "anything to discard? Enter alone passes(, the first pass costs one point|). <keys items>",
    ),
    ("ask_draw", "tile <n number>?"),
    ("ask_turn", "<place>: which hexagon?"),
]
ANSWERS = [
    (
        "a_offer",
        "(on offer: <tilesn tiles>( and <beds expansions>|), in <n count> (colours|colour|patterns|pattern). |)"
        "<offers items>",
    ),
    ("a_offer_none", "the display is empty. <waiting>"),
    ("a_place", "<place>: (empty|<tiles items>)(. the stack has <beds stack>|)"),
    ("a_place_face", "<place>: <bed>, it can be taken"),
    ("a_place_gone", "<place>: its expansion is gone in this round"),
    ("a_place_nowhere", "<place> is not in the display(. there are: <places items>|)"),
    (
        "a_left",
        "in the bag <tilesn bag>, in the tower <n tower>. expansions: in the stack <n stack>, in later rounds"
        " <n later>, in the supply <n supply>, never seen <n unseen>. <lefts items>",
    ),
    (
        "a_find",
        "<criterion>: in the garden <n count>, in the storage <n stored>, on offer <n offered>(. <finds items>|)",
    ),
    ("a_here", "<cell>: <hexagon>(. <groups items>|)"),
    ("a_here_free", "<cell>: empty(, takes (nothing now|<hexes count>: <hexagons items>)|)"),
    ("a_here_none", "<cell>: the expansion is not there yet"),
    ("a_here_ornament", "<lacking>"),
    ("a_around", "<cell>. <besides items>"),
    ("a_surround", "<ornament> lacks <hexes count> and brings <jokers>. <lackeds items>"),
    ("a_surround_done", "<ornament>: surrounded already"),
    ("a_surround_none", "<slot>: (not there yet|face down, without a pavilion)"),
    ("a_nearest", "<n done> surrounded, <n count> still open. <nearests items>"),
    (
        "a_garden",
        "(garden: <hexes hexagons>, <beds expansions>. |)<gardens items>(. without expansion: <hours empty>|)",
    ),
    ("a_groups", "(<n count> (group|groups). |)<groups items>"),
    ("a_groups_none", "the garden has no group yet"),
    (
        "a_storage",
        "storage: <tilesn tiles>, <jokers>, free <n free>(. expansions: <hexagons expansions>|)"
        "(. <storeds items>|)",
    ),
    ("a_pay", "<hexagon>(, <absent>|): cost <n cost>, with <n count> (way|ways). <ways items>"),
    ("a_pay_free", "<hexagon>(, <absent>|): nothing else is given up"),
    ("a_pay_none", "<hexagon>(, <absent>|): cost <n cost>, and <n lacking> missing to pay"),
    (
        "a_rounds",
        "round <n round>, (the last one|then <n left> more)(. in turn: <players>|)(. passed: <players passed>|)"
        ". marker: (display|<player holder>)",
    ),
    ("a_rounds_lots", "lots come first, who begins"),
    ("a_rounds_over", "the game is over after <n rounds> rounds"),
    (
        "a_wheel",
        "wheel, round <n round>. <wheels items>. <pavilionsn pavilions>. that would bring <points> now"
        "(. next round: <thens then>|)",
    ),
    ("a_wheel_over", "the game is over, the wheel has been scored in every round"),
    ("a_score", "<player> <points running>(, with the end <n total>|)"),
    ("a_bonuses", "(the end (<would points> now|<brought points>). |)<endings items>"),
    ("a_bonuses_none", "the end brings nothing yet"),
    ("a_waits", "<waitings items>"),
    ("a_ranking", "<ranks places>"),
    ("a_misplaced", "this does not fit here: <n typed>"),
    ("a_left_alone", "the question is dropped"),
    ("a_list", "(beginning|end) of the list"),
]
SMALL = {
    "got": [("got", "(<isbed expansion> |)<trait other>( <fromplace place>|)")],
    "pay": [("pay", "(<isbed expansion> |)<hexagon hexagon>"), ("joker", "<jokers count>")],
    "won": [("won", "<criterion> <n points>"), ("pavilions", "pavilions <n points>")],
    "shown": [("shown", "<criterion> <n points>")],
    "finalrank": [
        ("first", "<playersand players> (wins|share the victory), <points total>"),
        ("other", "<later rank> place <playersand players>, <points total>"),
    ],
    "rank": [
        (
            "rank",
            "(in the lead, |in the lead together, |<ordinal rank> place (together, |))"
            "<playersand players>, <points total>",
        )
    ],
    "source": [("source", "(<isbed bed> |)<fromplace place>"), ("source", "(<isbed bed> |)<place>")],
    "offered": [("offered", "<criterion> <sources places>")],
    "offer_of": [("offer_of", "<criterion>, <hexes count>: <offereds items>(. the storage is too full|)")],
    "left_of": [("left_of", "<criterion>: bag <n bag>, tower <n tower>")],
    "find_at": [("find_at", "<hexagon>: <lcell cell>")],
    "group_at": [
        (
            "group_at",
            "<group criterion>: <hexes count>, (<points>|no points)(, bonus <n bonus>|)"
            "(, complete|, lacks <criteria missing>)",
        )
    ],
    "lacking": [("lacking", "<ornament> (surrounded|lacks <n missing>)")],
    "beside": [("beside", "<hour> (<hexagon>|<edge>|<lacking>)")],
    "lacked": [("lacked", "<lcell cell>(, <bare>|)")],
    "nearest": [("nearest", "<ornament> lacks <n missing> and brings <jokers>")],
    "garden_of": [
        (
            "garden_of",
            "(fountain|<slot>(, <down>|)): (all empty|<lyings items>(, complete|. free: <wheres free>))",
        )
    ],
    "lying": [("lying", "<where> <hexagon>")],
    "stored": [("stored", "<colour>: <patterneds items>")],
    "way": [("way", "<givens items>")],
    "wheel_at": [("wheel_at", "<criterion>: <points> each(, in the garden <n count>|)")],
    "then": [("then", "<criterion> <points>")],
    "ending": [
        ("storage", "storage, <things count>: <points>"),
        ("group", "<group criterion>: <hexes count>, <points>"),
        ("bonus", "bonus, <group criterion> of <hexes count>: <points>"),
    ],
    "key": [
        ("criterion", "<criterion>, <hexes count>"),
        ("copy", "(zero is the stack(, which moves on|)|place <n place>, (an expansion|a tile))"),
        ("thing", "<given>"),
        ("hour", "<athour hour>"),
        ("joker", "<jokers>"),
    ],
}
PLURALS = ("trees", "birds", "butterflies", "flowers", "plants", "tulips")
SENTENCES = Sentences(SET_UP, LINES, WARNINGS, REASONS, REMEDIES, ACTS, WAITS, ASKS, ANSWERS, SMALL)


def tongue(_game: str = "") -> Tongue:
    """The language at a table of this game."""
    jokers = {"joker": 1, **counted("joker", "jokers", 15)}
    points = counted("point", "points", MOST)
    numbers = {number(n): n for n in range(MOST)}
    patterned = {PROPERTIES[one]: (one, 1) for one in list(PROPERTIES)[6:]}
    for one, many in zip(list(PROPERTIES)[6:], PLURALS, strict=True):
        patterned |= {f"{number(n)} {many}": (one, n) for n in range(2, 4)}
    return tongue_of(
        SENTENCES,
        {
            **things(NAMES, jokers, number),
            "n": signed(numbers, "minus"),
            "points": signed(points, "minus"),
            "would": turned(points, "would bring {}", "would take away {}"),
            "brought": turned(points, "brings {}", "takes away {}"),
            "jokers": jokers,
            "hexes": counted("hexagon", "hexagons", 60),
            "tilesn": counted("tile", "tiles", 120),
            "beds": counted("expansion", "expansions", 40),
            "pavilionsn": counted("pavilion", "pavilions", 9),
            "things": counted("thing", "things", 40),
            "patterned": patterned,
            "side": {"side A": "a", "side B": "b"},
            "athour": {f"at {said}": hour for hour, said in NAMES.hours.items()},
            "first": {"first": 1},
            "isbed": {"expansion": 1},
            "absent": {"not in the storage": 1},
            "bare": {"no expansion yet": 1},
            "down": {"face down": 1},
            "where": {"middle": "middle", **{said: hour for hour, said in NAMES.hours.items()}},
            "full": {
                "storage full of tiles": "tiles",
                "storage full of expansions": "expansions",
                "storage full": "both",
            },
            "edge": {"empty": "free", "no expansion": "none", "edge of the garden": "edge"},
            "later": {"second": 2, "third": 3, "fourth": 4},
            "ordinal": {"first": 1, "second": 2, "third": 3, "fourth": 4},
            "variant": {"side B of the scoring board": "side-b", "points may fall below zero": "below"},
        },
        lists_of(" and ", " or ", LISTS),
    )
