"""Czech as a listener knows it at a table of Azul, by hand from what was heard."""

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
from tests.listening_player.ears_cs import counted, number
from tests.listening_player.grammar import Tongue
from tests.listening_player.tongues import Sentences, lists_of, tongue_of

FORMS = {
    "blue": ("modrá", "modré", "modrých"),
    "yellow": ("žlutá", "žluté", "žlutých"),
    "red": ("červená", "červené", "červených"),
    "black": ("černá", "černé", "černých"),
    "white": ("bílá", "bílé", "bílých"),
    "brown": ("hnědá", "hnědé", "hnědých"),
}
WORDS = {
    "azul_mini": {
        "display": "výloha",
        "fromd": "z výlohy",
        "fromds": "z výloh",
        "onto": "na výlohu",
        "piece": "dlaždice",
        "pieceacc": "dlaždici",
        "pieces": "dlaždice",
        "displays": "výloh",
        "atd": "na výloze",
        "atwall": "na stěně",
        "wall": "stěna",
        "ontowall": "na stěnu",
    },
    "master_chocolatier": {
        "display": "nabídka",
        "fromd": "z nabídky",
        "fromds": "z nabídek",
        "onto": "na nabídku",
        "piece": "pralinka",
        "pieceacc": "pralinku",
        "pieces": "pralinky",
        "displays": "nabídek",
        "atd": "na nabídce",
        "atwall": "v bonboniéře",
        "wall": "bonboniéra",
        "ontowall": "do bonboniéry",
    },
}
AT_PLACES = (
    "na jednom místě",
    "na dvou místech",
    "na třech místech",
    "na čtyřech místech",
    "na pěti místech",
    "na šesti místech",
    "na sedmi místech",
    "na osmi místech",
    "na devíti místech",
    "na deseti místech",
)
IN_ROWS = ("v jedné řadě", "ve dvou řadách", "ve třech řadách", "ve čtyřech řadách", "v pěti řadách")
BEGUN = {
    "začatá je jedna přípravná řada": 1,
    "začaté jsou dvě přípravné řady": 2,
    "začaté jsou tři přípravné řady": 3,
    "začaté jsou čtyři přípravné řady": 4,
    "začatých je pět přípravných řad": 5,
}
FALLEN = (
    "(. na speciální nabídku <shelter sheltered>|)"
    "(. na podlahu (<token marker>|<token marker> a <nf fell>|<nf fell>), teď mínus <points penalty>|)"
    "(. do víka <nf lid>|)"
)
ON_FLOOR = "(<pieces tiles>|<token marker>|<pieces tiles> a <token marker>)"
SHELTER = "(, úkryt volný|, úkryt <taken sheltered>|)"
SHELTER_LONG = "(. úkryt u podlahy je volný|. v úkrytu u podlahy leží (pralinka|žeton začínajícího hráče)|)"
EMPTY = "(. prázdné: <{what} empty>|)"

SET_UP = [
    ("prepare_variants", "varianty: <variants>"),
    ("prepare_boards", "desky (barevnou|šedou|hnědou) stranou nahoru, body na nulu"),
    ("prepare_rows", "řada jedna je nejdál od vás, řada pět nejblíž"),
    ("prepare_displays", "do kruhu <nf count> {displays}(, v každém kole <nf golds> speciální|)"),
    ("prepare_bag", "(všechny {pieces} do sáčku|losuje program, {pieces} po barvách)"),
    ("prepare_start", "žeton dostane ten, kdo (byl naposledy v Portugalsku|naposledy jedl čokoládu)"),
]
WARNINGS = [
    ("careful", "pozor(, <player>|): <reason>(. <remedy>|)"),
    ("careful_two", "pozor(, <player>|), dvě věci: <reason>, <reason second>"),
    ("careful_two", "pozor(, <player>|), (tři věci|čtyři věci|pět věcí): <reason>, <reason second>, další potom"),
]
REASONS = [
    ("not_now", "teď to nejde. <waiting>"),
    ("tiling_early", "nejdřív se musí všechno rozebrat"),
    ("not_your_turn", "na tahu je <player>"),
    ("no_display", "{display} <n number> v téhle hře není, poslední je <n count>"),
    ("gold_already", "<source> už speciální je"),
    ("gold_twice", "taková už jiná nabídka je: <special>"),
    ("draw_count", "patří sem <pieces needed>, ne <nf count>"),
    ("drawn_too_many", "<colour>, napsáno <nf count>, ale (žádná už nezbývá|(zbývá|zbývají) jen <nf left>)"),
    ("bag_first", "nejdřív všechno ze sáčku, ještě <tiles left>"),
    ("nothing_there", "(<source> je prázdná|střed stolu je prázdný)"),
    ("colour_not_there", "<colour> <at source> není"),
    ("no_line", "řada <n line> tu není"),
    ("line_full", "řada <n line> je plná, <colour>"),
    ("line_other", "v řadě <n line> už je <colour holds>"),
    ("line_wall", "<colour> už {atwall} v řadě <n line> je"),
    ("line_empty", "řada <n line> je prázdná"),
    ("line_holds", "v řadě <n line> je <colour holds>, ne <colour>"),
    ("line_incomplete", "řada <n line> ještě není plná: má <nfacc count>, potřebuje <nf needed>"),
    ("wrong_cell", "řada <n line>, sloupec <n column>: sem <colour> nepatří"),
    ("cell_taken", "řada <n line>, sloupec <n column>: obsazeno, <colour holds>"),
    ("column_has", "ve sloupci <n column> už je <colour>, řada <n row>"),
    ("drop_nothing", "z řady <n line> na podlahu nic nemusí"),
    ("drop_not", "řada <n line>, <colour>, má ještě volné místo"),
    ("cell_needed", "do sloupce <n column> musí nejdřív <colour> z dřívější řady"),
    ("which_column", "řada <n line> (volný sloupec nemá|má víc volných sloupců. řekněte i sloupec)"),
]
REMEDIES = [
    (
        "sources",
        "brát se dá (<middlefrom centre>|(<middlefrom centre> a |)({fromd} <n only>|{fromds} <nsand items>))",
    ),
    ("there", "leží tam: <heapand items>"),
    (
        "lines",
        "<colour> smí (jen na podlahu|(<anyline any>|do řady <n only>|do řad <nsand items>) nebo na podlahu)",
    ),
    ("lift", "zvedněte {pieceacc}: řada <n row>, sloupec <n column>"),
    ("column", "patří do sloupce <n column>"),
    ("cells", "smí <rowcolsor items>"),
    ("columns", "smí do sloupce <nsor items>"),
    ("drop", "dejte všechno z řady <n line> na podlahu"),
]
ACTS = [
    ("lots", "začíná <player>"),
    ("gold", "<source>( speciální|), <special>"),
    ("drawn", "<source>, <heap items>"),
    ("extra", "<source>, navíc <heapand items>"),
    ("taken", "<player>, <source>, <tiles>, (řada <n line>|<floorline line>)"),
    ("spread", "<player>, zbytek speciální nabídky, <spreads items>"),
    ("tiled", "<player>, řada <n line>, (sloupec <n column>, |)<colour>"),
    ("dropped", "<player>, řada <n line> na podlahu"),
    ("round_ended", "konec kola <n round>"),
]
LINES = [
    ("lots", "začíná <player>"),
    ("gold", "<source>: <special>"),
    ("drawn", "<source>: <heap items>"),
    ("extra", "<source>, navíc <heapand items>"),
    ("gathered", "<source> si bere <colouracc colour> <froms items>"),
    ("turn", "na tahu <player>"),
    (
        "taken",
        "<player>: <source>, <tiles>(. řada <n line>( <full room>|, chybí <nf room>)|)"
        + "(. <keeps>|)"
        + FALLEN
        + "(. <stay rest> <heap items>|. <heap items> <torest rest>|)",
    ),
    ("spread", "<player>: <spreads items>"),
    ("tiling", "rozebráno, žádná plná řada"),
    ("tiling", "rozebráno. <completes items>"),
    ("tiled", "<player>, řada <n line>, (sloupec <n column>, |)<colour>: (body potom|<points>)"),
    ("dropped", "<player>, řada <n line>, <colour>, bez sloupce" + FALLEN),
    ("row_complete", "<player>: řada <n row> celá, poslední kolo"),
    ("check", "kontrola: uprostřed stolu prázdno"),
    (
        "check_board",
        "<player>: ({wall} prázdná|<wallrows rows>)(. podlaha: "
        + ON_FLOOR
        + "|)(. <onshelter sheltered> u podlahy něco leží|)",
    ),
    ("floor", "<player>, podlaha: " + ON_FLOOR + ", mínus <points>(, <nought held>|)"),
    ("round", "kolo <n round>, začíná <player>"),
    ("undone", "zrušeno: <act>"),
    ("undone_tile", "(zrušeno|vzato zpět): <player>, <tile colour>, <rowname row>(. zvedněte ji|)"),
    ("lift_it", "<player>: zvedněte <tileacc colour>, <cell>"),
    ("bonuses_won", "<player>, bonusy <points>: <wons items>"),
    ("final", "<finals places>"),
    ("in_order", "<player>: deska v pořádku"),
    ("asks_undo", "zrušit tah: <act>? napište totéž znovu"),
    ("asks_undo_tile", "zrušit tah: <player>, <tile colour>, <rowname row>? napište totéž znovu"),
    ("a_not_done", "beze změny"),
    ("a_put_right", "<player>: zvednuto, v pořádku"),
    ("nothing_to_undo", "teď není co zrušit"),
    ("a_no_answer", "teď není co losovat"),
]
WAITS = [
    ("await_lots", "čeká se na los, kdo začíná"),
    ("await_gold", "čeká se: speciální nabídky, ještě <nf count>"),
    ("await_draw", "čeká se: (ještě |)<pieces count>( navíc|) <onto source>"),
    ("turn", "čeká se: <player> bere {pieces}"),
    ("await_spread", "čeká se: <player> rozděluje <coloursacc items>"),
    ("await_tile", "čeká se: <player>, řada <n line>, <colour>(, všechno na podlahu|)"),
    ("await_round", "čeká se na potvrzení, končí (kolo <n round>|hra)"),
    ("over", "hra je u konce"),
]
ASKS = [
    ("ask_display", "která {display}?"),
    ("ask_colour", "barva: <digits items>?"),
    ("ask_line", "kam: (jen podlaha, nula|<asklines items>, podlaha nula)?"),
    ("ask_tile", "<asklines items>?"),
    ("ask_column", "<colnames items>?"),
    ("ask_side", "<colour>? jedna: <source left>, dva: <source right>"),
    ("ask_draw", "({piece} <n number>|{display} <n display>, ještě jedna)?"),
    ("ask_gold", "která speciální {display}?"),
    ("ask_special", "který druh?"),
]
ANSWERS = [
    (
        "a_offer",
        "(na stole (je|jsou) <places count>. |)<offers items>(. prázdné: <sources empty>|)(. <aways away>|)",
    ),
    ("a_offer_none", "stůl je prázdný. <waiting>"),
    ("a_find", "<tiles> <atplaces count>. <finds items>"),
    ("a_find_none", "<colour>: teď na stole není žádná"),
    ("a_left", "sáček: (prázdný|<heap bagged>). víko: (prázdné|<heap lidded>)"),
    ("a_lines", "<begunlines count>. <linesat items>(. prázdné: <linenames empty>|)"),
    ("a_lines_empty", "všechny přípravné řady jsou prázdné"),
    ("a_wall", "{wall}: <pieces count>. <wallrows items>(. prázdné: <rownames empty>|)"),
    ("a_wall_empty", "{wall}: zatím prázdná"),
    (
        "a_row",
        "přípravná (<line_at line>|<line_empty line>). {wall}: (prázdná|<colours items>|<colcells items>)"
        "(, řada je celá|. (chybí: <colours free>|volná místa: <colnames free>))",
    ),
    (
        "a_column",
        "sloupec <n column>: (prázdný|<rowcells items>)"
        "(, sloupec je celý|. volná místa: (<rowcells free>|<rownames free>))",
    ),
    ("a_floor", "podlaha: <things items>, mínus <points penalty>" + SHELTER),
    ("a_floor_empty", "podlaha: prázdná" + SHELTER_LONG),
    ("a_score", "<player> <points running>(, s bonusy <nm total>|)(. <bonuslines items>|)"),
    (
        "a_rounds",
        "kolo <n round>(, poslední(, doplnit už nejde žádná řada|)|)(, (dohráno je|dohrána jsou) <rounds done>|)."
        " (nejplnější řada má <nfacc longest> z pěti|<closes items>)",
    ),
    ("a_rounds_over", "hra je u konce, trvala <rounds>"),
    ("a_order", "pořadí tahů: <players>. žeton: (<player holder>|<middle centre>)"),
    ("a_order_next", "pořadí tahů: <players>"),
    ("a_order_lots", "nejdřív se losuje, kdo začíná"),
    ("a_waits", "<waitings items>(. dál ještě <others more>|)"),
    ("a_ranking", "<ranks places>"),
    ("a_left_alone", "otázka končí"),
    ("a_list", "(začátek|konec) seznamu"),
]
SMALL = {
    "special": [
        ("sn1", "jedna navíc"),
        ("sn2", "přitahuje <colouracc colour>"),
        ("sn3", "zbytek zůstává"),
        ("sn4", "zbytek jde k sousedům"),
        ("sn5", "úkryt u podlahy"),
    ],
    "spread_to": [("spread_to", "<tiles> <onto source>")],
    "linecolour": [("linecolour", "řada <n line> <colour>")],
    "complete": [("complete", "<player>: <linecolours lines>")],
    "wallrow": [
        ("whole", "řada <n row> celá"),
        ("row", "řada <n row> <colours cells>"),
        ("free", "řada <n row>, <colcells cells>"),
        ("full", "řada <n row>, <colours cells>"),
    ],
    "rowcols": [("rowcols", "do řady <n row>, sloupec <nsor columns>")],
    "colcell": [("cell", "sloupec <n column> <colour>")],
    "rowcell": [("cell", "řada <n row> <colour>")],
    "offer_at": [("at", "<source>(, <gold>|): <things items>")],
    "away": [("away", "<source> leží u podlahy: <player>")],
    "find_at": [("at", "<source>: <tiles>")],
    "line_at": [
        ("line_at", "řada <n line>: <tiles>, (<full missing>|chybí <nf missing>|<rest tiled> po obkládání)")
    ],
    "line_empty": [("line_empty", "řada <n line>: prázdná")],
    "close": [
        (
            "close",
            "<player>: (<rowswhole rows>|(<rowswhole rows>, |)<rowsfour fours> (jedna|po jedné))",
        )
    ],
    "finalrank": [
        (
            "first",
            "(vítězí|o vítězství se dělí) <playersand players>, <points total>"
            "(, (rozhoduje|rozhodují) <rowswhole rows>|)",
        ),
        ("other", "<ordinal rank> místo <playersand players>, <points total>(, <ownrows rows>|)"),
    ],
    "won": [("row", "<rowname number>"), ("column", "<colname number>"), ("colour", "všechny <colourfew number>")],
    "rank": [
        (
            "rank",
            "(vede |společně vedou |<ordinal rank> místo (společně |))<playersand players>, <points>",
        )
    ],
    "bonus": [
        ("row", "celá řada <n number>, <points>"),
        ("column", "celý sloupec <n number>, <points>"),
        ("colour", "všechny <colourfew colour>, <points>"),
    ],
    "cell": [("cell", "řada <n row>(, | )(<colour>|sloupec <n column>)")],
}
SENTENCES = Sentences(SET_UP, LINES, WARNINGS, REASONS, REMEDIES, ACTS, WAITS, ASKS, ANSWERS, SMALL)


def tongue(edition: str) -> Tongue:
    """The language at a table of this edition."""
    words = WORDS[edition]
    colours = {FORMS[one][0]: one for one in COLOURS[edition]}
    accusative = {FORMS[one][0][:-1] + "ou": one for one in COLOURS[edition]}

    def form(n: int) -> int:
        return 0 if n == 1 else 1 if n in (2, 3, 4) else 2

    tiles = tiles_of(edition, FORMS, lambda n: number(n, "f"), form)
    one, few = words["piece"], words["pieces"]
    many = "pralinek" if one == "pralinka" else "dlaždic"
    pieces = counted("f", one, few, many, MOST_TILES)
    return tongue_of(
        SENTENCES,
        {
            "n": {number(n): n for n in range(100)},
            "nf": {number(n, "f"): n for n in range(100)},
            "nn": {number(n, "n"): n for n in range(100)},
            "nfacc": {**{number(n, "f"): n for n in range(6)}, "jednu": 1},
            "nm": {number(n, "m"): n for n in range(MOST_POINTS)},
            "digit": {f"{FORMS[one][0]}: {number(at)}": at for at, one in enumerate(COLOURS[edition], start=1)},
            "tiles": tiles,
            "thing": {**tiles, "žeton": ("marker", 1)},
            "colour": colours,
            "colouracc": accusative,
            "tile": {f"{said} {words['piece']}": one for said, one in colours.items()},
            "tileacc": {f"{said} {words['pieceacc']}": one for said, one in accusative.items()},
            "source": sources_of(words["display"], "střed", number),
            "from": sources_of(words["fromd"], "ze středu stolu", number),
            "onto": sources_of(words["onto"], "do středu stolu", number),
            "at": sources_of(words["atd"], "uprostřed stolu", number),
            "ordinal": {"druhé": 2, "třetí": 3, "čtvrté": 4},
            "colourfew": {FORMS[one][1]: one for one in COLOURS[edition]},
            "pieces": pieces,
            "points": counted("m", "bod", "body", "bodů", MOST_POINTS),
            "places": counted("n", "místo", "místa", "míst", 10),
            "atplaces": {at: n for n, at in enumerate(AT_PLACES, start=1)},
            "rounds": counted("n", "kolo", "kola", "kol", 30),
            "others": counted("m", "hráč", "hráči", "hráčů", 4),
            "begunlines": BEGUN,
            "rowswhole": counted("f", "celá řada", "celé řady", "celých řad", 20),
            "ownrows": {"žádná celá řada": 0, **counted("f", "celá řada", "celé řady", "celých řad", 6)},
            "rowsfour": {f"{at} chybí": n for n, at in enumerate(IN_ROWS, start=1)},
            "full": {"plná": 0},
            "keeps": {"nabídka k podlaze": 1},
            "stay": {"zůstávají": "stays", "zůstává": "stays"},
            "torest": {"do středu": "centre"},
            "token": {"žeton": 1},
            "shelter": {"jedna": "tile", "žeton": "marker"},
            "onshelter": {"na speciální nabídce": 1},
            "taken": {"obsazený": 1},
            "nought": {"zůstává nula": True},
            "middle": {"střed": 1},
            "middlefrom": {"ze středu stolu": 1},
            "anyline": {"do kterékoli řady": 1},
            "gold": {"speciální": "gold"},
            "rest": {"zbytek": 1},
            "floorline": {"podlaha": 0},
            **lines_of(
                number,
                {
                    "linename": "řada",
                    "rowname": "řada",
                    "colname": "sloupec",
                },
            ),
            "variant": {
                "šedá strana" if edition == "azul_mini" else "hnědá strana": "reverse",
                "speciální nabídky": "special",
                "žeton na speciální nabídce pět": "marker",
            },
        },
        lists_of(" a ", " nebo ", LISTS),
        words,
    )
