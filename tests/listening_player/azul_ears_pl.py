"""Polish as a listener knows it at a table of Azul, by hand from what was heard."""

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
from tests.listening_player.ears_pl import counted, is_few, number
from tests.listening_player.grammar import Tongue
from tests.listening_player.tongues import Sentences, lists_of, tongue_of

FORMS = {
    "blue": ("niebieska", "niebieskie", "niebieskich"),
    "yellow": ("żółta", "żółte", "żółtych"),
    "red": ("czerwona", "czerwone", "czerwonych"),
    "black": ("czarna", "czarne", "czarnych"),
    "white": ("biała", "białe", "białych"),
    "brown": ("brązowa", "brązowe", "brązowych"),
}
GENITIVES = {
    "blue": "niebieskiej",
    "yellow": "żółtej",
    "red": "czerwonej",
    "black": "czarnej",
    "white": "białej",
    "brown": "brązowej",
}
WORDS = {
    "azul_mini": {
        "piece": "płytka",
        "pieceacc": "płytkę",
        "pieces": "płytki",
        "wall": "ściana",
        "atwall": "na ścianie",
    },
    "master_chocolatier": {
        "piece": "pralinka",
        "pieceacc": "pralinkę",
        "pieces": "pralinki",
        "wall": "bombonierka",
        "atwall": "w bombonierce",
    },
}
FALLEN = (
    "(. na specjalny warsztat <shelter sheltered>|)"
    "(. na podłogę (<token marker>|<token marker> i <nf fell>|<nf fell>), teraz minus <points penalty>|)"
    "(. do wieczka <nf lid>|)"
)
ON_FLOOR = "(<pieces tiles>|<token marker>|<pieces tiles> i <token marker>)"
SHELTER = "(, schowek wolny|, schowek <taken sheltered>|)"
SHELTER_LONG = (
    "(. schowek przy podłodze jest wolny"
    "|. w schowku przy podłodze leży (pralinka|znacznik gracza rozpoczynającego)|)"
)

SET_UP = [
    ("prepare_variants", "warianty: <variants>"),
    ("prepare_boards", "plansze (kolorową|szarą|brązową) stroną do góry, punkty na zero"),
    ("prepare_rows", "rząd jeden jest najdalej od ciebie, rząd pięć najbliżej"),
    ("prepare_displays", "<displays count>(, w każdej rundzie <golds golds>|)"),
    ("prepare_bag", "(wszystkie {pieces} do woreczka|losuje program, {pieces} według kolorów)"),
    ("prepare_start", "znacznik dostaje ten, kto ostatnio (był w Portugalii|jadł czekoladę)"),
]
WARNINGS = [
    ("careful", "uwaga(, <player>|): <reason>(. <remedy>|)"),
    ("careful_two", "uwaga(, <player>|), dwie rzeczy: <reason>, <reason second>"),
    ("careful_two", "uwaga(, <player>|), (trzy|cztery|pięć) rzeczy: <reason>, <reason second>, dalsze potem"),
]
REASONS = [
    ("not_now", "teraz to niemożliwe. <waiting>"),
    ("tiling_early", "najpierw wszystko musi być zabrane"),
    ("not_your_turn", "teraz gra <player>"),
    ("no_display", "warsztat <n number> w tej grze nie istnieje, ostatni ma numer <n count>"),
    ("gold_already", "<source> jest już specjalny"),
    ("gold_twice", "taki jest już inny warsztat: <special>"),
    ("draw_count", "wylosuj <piecesacc needed>, podano <nfacc count>"),
    (
        "drawn_too_many",
        "za dużo, <colourfew colour>, podano <nfacc count>, (<gone left>|(została|zostały|zostało) <nf left>)",
    ),
    ("bag_first", "najpierw wszystko z woreczka, także <tiles>"),
    ("nothing_there", "(<source> jest pusty|środek stołu jest pusty)"),
    ("colour_not_there", "<colourgen colour> <at source> nie ma"),
    ("no_line", "linii <n line> tu nie ma"),
    ("line_full", "linia <n line> jest pełna, <colour>"),
    ("line_other", "w linii <n line> jest już <colour holds>"),
    ("line_wall", "<colour> {atwall} już jest, rząd <n line>"),
    ("line_empty", "linia <n line> jest pusta"),
    ("line_holds", "w linii <n line> jest <colour holds>, a podano inną, <colour>"),
    ("line_incomplete", "linia <n line> jest niepełna, ma dopiero <nfacc count>, a mieści <nfacc needed>"),
    ("wrong_cell", "rząd <n line>, kolumna <n column>: <colour> tu nie pasuje"),
    ("cell_taken", "rząd <n line>, kolumna <n column>: zajęte, <colour holds>"),
    ("column_has", "w kolumnie <n column> jest już <colour>, rząd <n row>"),
    ("cell_needed", "kolumna <n column> jest potrzebna wcześniejszemu rzędowi, też <colour>"),
    ("drop_nothing", "z linii <n line> nic nie musi iść na podłogę"),
    ("drop_not", "linia <n line>, <colour>, ma jeszcze wolne miejsce"),
    ("which_column", "linia <n line>(: wolnej kolumny nie ma| ma kilka wolnych kolumn. podaj też kolumnę)"),
]
REMEDIES = [
    (
        "sources",
        "możesz wziąć (<middlefrom centre>"
        "|(<middlefrom centre> i |)(z warsztatu <n only>|z warsztatów <nsand items>))",
    ),
    ("there", "leżą tam: <heapand items>"),
    (
        "lines",
        "<colour> może iść (tylko na podłogę|(<anyline any>|do linii <n only>|do linii <nsand items>)"
        " albo na podłogę)",
    ),
    ("lift", "podnieś {pieceacc}: rząd <n row>, kolumna <n column>"),
    ("column", "jej miejsce to kolumna <n column>"),
    ("cells", "może trafić <rowcolsor items>"),
    ("columns", "może trafić do kolumny <nsor items>"),
    ("drop", "odłóż wszystko z linii <n line> na podłogę"),
]
ACTS = [
    ("lots", "zaczyna <player>"),
    ("gold", "<source> specjalny, <special>"),
    ("drawn", "<source>, <heap items>"),
    ("extra", "<source>, dodatkowo <heapand items>"),
    ("taken", "<player>, <source>, <tiles>, (linia <n line>|<floorline line>)"),
    ("spread", "<player>, reszta ze specjalnego warsztatu, <spreads items>"),
    ("tiled", "<player>, linia <n line>, (kolumna <n column>, |)<colour>"),
    ("dropped", "<player>, linia <n line> na podłogę"),
    ("round_ended", "koniec rundy <n round>"),
]
LINES = [
    ("lots", "zaczyna <player>"),
    ("gold", "<source>: <special>"),
    ("drawn", "<source>: <heap items>"),
    ("extra", "<source>, dodatkowo <heapand items>"),
    ("gathered", "<source> bierze <colouracc colour> <froms items>"),
    ("turn", "teraz <player>"),
    (
        "taken",
        "<player>: <source>, <tiles>(. linia <n line>( <full room>|, jeszcze <nf room>)|)"
        + "(. <keeps>|)"
        + FALLEN
        + "(. <stay rest> <heap items>|. <torest rest> <heap items>|)",
    ),
    ("spread", "<player>: <spreads items>"),
    ("tiling", "wszystko zabrane, pełnych linii brak"),
    ("tiling", "wszystko zabrane. <completes items>"),
    ("tiled", "<player>, linia <n line>, (kolumna <n column>, |)<colour>: (punkty później|<points>)"),
    ("dropped", "<player>, linia <n line>, <colour>, bez kolumny" + FALLEN),
    ("row_complete", "<player>: rząd <n row> cały, ostatnia runda"),
    ("check", "kontrola: na środku stołu pusto"),
    (
        "check_board",
        "<player>: ({wall} pusta|<wallrows rows>)(. podłoga: "
        + ON_FLOOR
        + "|)(. <onshelter sheltered> obok jest zajęty|)",
    ),
    ("floor", "<player>, podłoga: " + ON_FLOOR + ", minus <points>(, <nought held>|)"),
    ("round", "runda <n round>, zaczyna <player>"),
    ("bonuses_won", "<player>, premie <points>: <wons items>"),
    ("final", "<finals places>"),
    ("undone", "cofnięto: <act>"),
    ("undone_tile", "(cofnięto|zabrano z planszy): <player>, <tile colour>, <rowname row>(. podnieś ją|)"),
    ("lift_it", "<player>: podnieś <tileacc colour>, <cell>"),
    ("in_order", "<player>: plansza w porządku"),
    ("asks_undo", "cofnąć ruch: <act>? wpisz to samo jeszcze raz"),
    ("asks_undo_tile", "cofnąć ruch: <player>, <tile colour>, <rowname row>? wpisz to samo jeszcze raz"),
    ("a_not_done", "bez zmian"),
    ("a_put_right", "<player>: podniesione, w porządku"),
    ("nothing_to_undo", "teraz nie ma czego cofnąć"),
    ("a_no_answer", "w tej chwili nie ma czego losować"),
]
WAITS = [
    ("await_lots", "czekamy na losowanie, kto zaczyna"),
    ("await_gold", "czekamy: specjalne warsztaty, jeszcze <n count>"),
    ("await_draw", "czekamy: (jeszcze |)<pieces count> <onto source>"),
    ("turn", "czekamy: <player> bierze {pieces}"),
    ("await_spread", "czekamy: <player> rozdziela <coloursacc items>"),
    ("await_tile", "czekamy: <player>, linia <n line>, <colour>(, wszystko na podłogę|)"),
    ("await_round", "czekamy na zatwierdzenie, kończy się (runda <n round>|gra)"),
    ("over", "gra jest skończona"),
]
ASKS = [
    ("ask_display", "który warsztat?"),
    ("ask_colour", "kolor: <digits items>?"),
    ("ask_line", "dokąd: (tylko podłoga, zero|<asklines items>, podłoga zero)?"),
    ("ask_tile", "<asklines items>?"),
    ("ask_column", "<colnames items>?"),
    ("ask_side", "<colour>? jeden: <source left>, dwa: <source right>"),
    ("ask_draw", "({piece} <n number>|warsztat <n display>, jeszcze jedna)?"),
    ("ask_gold", "który specjalny warsztat?"),
    ("ask_special", "który rodzaj?"),
]
ANSWERS = [
    ("a_offer", "(do wyboru: <places count>. |)<offers items>(. puste: <sources empty>|)(. <aways away>|)"),
    ("a_offer_none", "stół jest pusty. <waiting>"),
    ("a_find", "razem <tiles>, <places count>. <finds items>"),
    ("a_find_none", "<colour>: na stole teraz żadnej nie ma"),
    ("a_left", "woreczek: (pusty|<heap bagged>). wieczko: (puste|<heap lidded>)"),
    (
        "a_lines",
        "(zaczęta jest|zaczęte są|zaczętych jest) <linesn count>. <linesat items>(. puste: <linenames empty>|)",
    ),
    ("a_lines_empty", "wszystkie linie wzoru są puste"),
    ("a_wall", "{wall}: <pieces count>. <wallrows items>(. puste: <rownames empty>|)"),
    ("a_wall_empty", "{wall}: na razie pusta"),
    (
        "a_row",
        "po lewej (<line_at line>|<line_empty line>). {wall}: (pusto|<colours items>|<colcells items>)"
        "(, rząd jest cały|. (brakuje: <colours free>|wolne: <colnames free>))",
    ),
    (
        "a_column",
        "kolumna <n column>: (pusta|<rowcells items>)"
        "(, kolumna jest cała|. wolne: (<rowcells free>|<rownames free>))",
    ),
    ("a_floor", "podłoga: <things items>, minus <points penalty>" + SHELTER),
    ("a_floor_empty", "podłoga: pusta" + SHELTER_LONG),
    ("a_score", "<player> <points running>(, z premiami <n total>|)(. <bonuslines items>|)"),
    (
        "a_rounds",
        "runda <n round>(, ostatnia(, bo całego rzędu nikt już nie ułoży|)|)(, za nami <roundsn done>|)."
        " (najdłuższy rząd ma <nfacc longest> z pięciu|<closes items>)",
    ),
    ("a_rounds_over", "gra jest skończona, rozegrano <roundsacc rounds>"),
    ("a_order", "kolejność: <players>. znacznik: (<player holder>|<middle centre>)"),
    ("a_order_next", "kolejność: <players>"),
    ("a_order_lots", "najpierw losowanie, kto zaczyna"),
    ("a_waits", "<waitings items>(. i jeszcze <more more>|)"),
    ("a_ranking", "<ranks places>"),
    ("a_left_alone", "koniec pytania"),
    ("a_list", "(początek|koniec) listy"),
]
SMALL = {
    "special": [
        ("sn1", "jedna więcej"),
        ("sn2", "przyciąga <colouracc colour>"),
        ("sn3", "reszta zostaje"),
        ("sn4", "reszta idzie do sąsiadów"),
        ("sn5", "schowek przy podłodze"),
    ],
    "spread_to": [("spread_to", "<tiles> <onto source>")],
    "linecolour": [("linecolour", "linia <n line> <colour>")],
    "complete": [("complete", "<player>: <linecolours lines>")],
    "wallrow": [
        ("whole", "rząd <n row> cały"),
        ("row", "rząd <n row> <colours cells>"),
        ("free", "rząd <n row>, <colcells cells>"),
        ("full", "rząd <n row>, <colours cells>"),
    ],
    "rowcols": [("rowcols", "do rzędu <n row>, kolumna <nsor columns>")],
    "colcell": [("cell", "kolumna <n column> <colour>")],
    "rowcell": [("cell", "rząd <n row> <colour>")],
    "offer_at": [("at", "<source>(, <golden gold>|): <things items>")],
    "away": [("away", "<source> leży przy podłodze: <player>")],
    "find_at": [("at", "<source>: <tiles>")],
    "line_at": [
        ("line_at", "linia <n line>: <tiles>, (<full missing>|jeszcze <nf missing>|<rest tiled> po układaniu)")
    ],
    "line_empty": [("line_empty", "linia <n line>: pusta")],
    "close": [("close", "<player>: (<rowswhole rows>|<rowsfour fours>|<rowswhole rows>, <rowsfour fours>)")],
    "finalrank": [
        (
            "first",
            "(wygrywa|zwycięstwem dzielą się) <playersand players>, <points total>"
            "(, rozstrzygają całe rzędy, <n rows>|)",
        ),
        ("other", "<ordinal rank> miejsce <playersand players>, <points total>(, całe rzędy, <n rows>|)"),
    ],
    "won": [
        ("row", "<rowname number>"),
        ("column", "<colname number>"),
        ("colour", "wszystkie <colourfew number>"),
    ],
    "rank": [
        (
            "rank",
            "(prowadzi |wspólnie prowadzą |<ordinal rank> miejsce (wspólnie |))"
            "<playersand players>, (po jednym punkcie|(po |)<points>)",
        )
    ],
    "bonus": [
        ("row", "rząd <n number> jest cały, <points>"),
        ("column", "kolumna <n number> jest cała, <points>"),
        ("colour", "wszystkie <colourfew colour>, <points>"),
    ],
    "cell": [("cell", "rząd <n row>(, | )(<colour>|kolumna <n column>)")],
}
SENTENCES = Sentences(SET_UP, LINES, WARNINGS, REASONS, REMEDIES, ACTS, WAITS, ASKS, ANSWERS, SMALL)


def tongue(edition: str) -> Tongue:
    """The language at a table of this edition."""
    words = WORDS[edition]
    colours = {FORMS[one][0]: one for one in COLOURS[edition]}
    accusative = {FORMS[one][0][:-1] + "ą": one for one in COLOURS[edition]}

    def feminine(n: int) -> str:
        return number(n, True)

    tiles = tiles_of(edition, FORMS, feminine, lambda n: 0 if n == 1 else 1 if is_few(n) else 2)
    many = "pralinek" if words["piece"] == "pralinka" else "płytek"
    return tongue_of(
        SENTENCES,
        {
            "n": {number(n): n for n in range(MOST_POINTS)},
            "nf": {feminine(n): n for n in range(100)},
            "nfacc": {**{feminine(n): n for n in range(100)}, "jedną": 1},
            "tiles": tiles,
            "thing": {**tiles, "znacznik": ("marker", 1)},
            "digit": {f"{FORMS[one][0]} {number(at)}": at for at, one in enumerate(COLOURS[edition], start=1)},
            "colour": colours,
            "colouracc": accusative,
            "colourgen": {GENITIVES[one]: one for one in COLOURS[edition]},
            "colourfew": {FORMS[one][1]: one for one in COLOURS[edition]},
            "tile": {f"{said} {words['piece']}": one for said, one in colours.items()},
            "tileacc": {f"{said} {words['pieceacc']}": one for said, one in accusative.items()},
            "source": sources_of("warsztat", "środek", number),
            "from": sources_of("z warsztatu", "ze środka stołu", number),
            "onto": sources_of("na warsztat", "na środek stołu", number),
            "at": sources_of("na warsztacie", "na środku stołu", number),
            "ordinal": {"drugie": 2, "trzecie": 3, "czwarte": 4},
            "pieces": counted(True, words["piece"], words["pieces"], many, MOST_TILES),
            "points": counted(False, "punkt", "punkty", "punktów", MOST_POINTS),
            "places": counted(False, "miejsce", "miejsca", "miejsc", 10) | {"jedno miejsce": 1},
            "rowswhole": counted(False, "cały rząd", "całe rzędy", "całych rzędów", 20),
            "rowsfour": counted(False, "rząd z czterema", "rzędy z czterema", "rzędów z czterema", 20),
            "full": {"pełna": 0},
            "keeps": {"warsztat do podłogi": 1},
            "stay": {"zostają": "stays", "zostaje": "stays"},
            "torest": {"na środek": "centre"},
            "token": {"znacznik": 1},
            "shelter": {"jedna": "tile", "znacznik": "marker"},
            "onshelter": {"specjalny warsztat": 1},
            "taken": {"zajęty": 1},
            "nought": {"zostaje zero": True},
            "middle": {"środek": 1},
            "more": {"jeden gracz": 1, "dwóch graczy": 2, "trzech graczy": 3},
            "gone": {"już żadnej nie ma": 0},
            "displays": counted(False, "warsztat", "warsztaty", "warsztatów", 10),
            "golds": counted(False, "specjalny", "specjalne", "specjalnych", 5),
            "linesn": counted(True, "linia wzoru", "linie wzoru", "linii wzoru", 6),
            "roundsn": counted(True, "runda", "rundy", "rund", 31),
            "roundsacc": {"jedną rundę": 1, **counted(True, "rundę", "rundy", "rund", 31)},
            "piecesacc": {
                f"jedną {words['pieceacc']}": 1,
                **counted(True, words["pieceacc"], words["pieces"], many, MOST_TILES),
            },
            "middlefrom": {"ze środka stołu": 1},
            "anyline": {"do dowolnej linii": 1},
            "golden": {"specjalny": "gold"},
            "rest": {"reszta": 1},
            "floorline": {"podłoga": 0},
            **lines_of(
                number,
                {
                    "linename": "linia",
                    "rowname": "rząd",
                    "colname": "kolumna",
                },
            ),
            "variant": {
                "szara strona" if edition == "azul_mini" else "brązowa strona": "reverse",
                "specjalne warsztaty": "special",
                "znacznik na specjalnym warsztacie pięć": "marker",
            },
        },
        lists_of(" i ", " albo ", LISTS),
        words,
    )
