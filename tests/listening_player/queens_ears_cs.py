"""Czech as a listener knows it at a table of Queen's Garden, by hand from what was heard."""

from __future__ import annotations

from tests.listening_player.azul_ears_cs import WARNINGS
from tests.listening_player.ears_cs import counted, number
from tests.listening_player.grammar import Tongue
from tests.listening_player.queens_ears import LISTS, MOST, signed, things
from tests.listening_player.queens_names_cs import AT_HOURS, NAMES, PATTERNS, SEVERAL
from tests.listening_player.tongues import Sentences, lists_of, tongue_of

COST = "(, zaplaceno: <pays items>|)"
THING = "<player>, (<hexagon thing>, (<cell>|<lcell cell>)|<bed thing>)"
SET_UP = [
    ("prepare_variants", "varianty: <variants>"),
    ("prepare_garden", "zahrady, doprostřed destičky s fontánou"),
    (
        "prepare_clock",
        "zahradu položte tak, aby jedno místo pro destičku mířilo od vás: dvanáctka. "
        "po směru hodin dvojka, čtyřka, šestka, osmička, desítka",
    ),
    ("prepare_keys", "hodiny jsou klávesy kolem pětky, osm je dvanáctka, pět střed"),
    ("prepare_storage", "skladiště, na každé <jokersacc jokers>, ostatní k věži"),
    ("prepare_points", "deska počítadel <side> nahoru, otočné kolo na začátku, body <n points>"),
    ("prepare_bag", "(všechny dílky do sáčku|losuje program, dílky roztřiďte)"),
    (
        "prepare_stacks",
        "(udělejte <stacks count>, v každém <beds each>, v obecné zásobě <nf supply>"
        "|roztřiďte destičky záhonů. v každém kole <nf each>, v obecné zásobě <nf supply>)",
    ),
    ("prepare_start", "začíná nejmladší hráč, nebo rozhodne los"),
]
LINES = [
    ("lots", "začíná <player>"),
    ("drawn", "sloupeček: <tiles items>(. ještě (přijde|přijdou) <tilesn more>|)"),
    ("turned", "<place>: destička <hexagon>"),
    ("turn", "na tahu <player>(, zbývá jen pas|)"),
    ("taken", "<player> bere <taking criterion>: <gots items>(. vrchní destička na místo <n moved>|)(. <full>|)"),
    ("placed", "<player> pokládá: <hexagon>, <lcell cell>" + COST),
    ("laid", "<player> pokládá: destička <hexagon>, <hour slot>, okraj <hour>" + COST),
    ("bought", "<player> kupuje destičku: <hour slot>, mínus <points lost>"),
    (
        "passed",
        "<player> pasuje( <first>(, mínus <points lost>|)|)(. odhozeno: <givens items>, mínus <points cost>|)",
    ),
    ("group", "<group criterion>: <hexes count>, <points>(, bonus <points bonus>|)"),
    ("surrounded", "obklopeno: <ornaments items>. zisk: <jokersn count>(, (propadá|propadají) <nm lost>|)"),
    ("stack_gone", "sloupeček rozebraný"),
    ("none_left", "sáček i věž prázdné, vyložte <bedsacc count>"),
    ("bag_short", "(sáček prázdný|v sáčku <tilesn count>), (potom |)věž do sáčku"),
    ("few_left", "(zbývá|zbývají) jen <tilesn count>"),
    ("supply_gone", "obecná zásoba prázdná"),
    ("round_scored", "<player>, <points>(: <wons items>|)"),
    ("round", "kolo <n round>, začíná <player>"),
    ("wheel", "otočné kolo, body: <showns items>"),
    (
        "end_sum",
        "<player>: skladiště <nm storage>, skupiny <nm points>, bonusy <nm bonuses>, celkem <points total>",
    ),
    ("final", "<finals places>"),
    ("undone", "zrušeno: <act>"),
    ("undone_thing", "zrušeno: " + THING),
    ("undone_drawn", "vrací se i los: <acts items>(. a ještě <nm more>|)"),
    ("asks_undo", "zrušit tah: <act>? napište totéž znovu"),
    ("asks_undo_thing", "zrušit tah: " + THING + "? napište totéž znovu"),
    ("a_not_done", "beze změny"),
    ("nothing_to_undo", "teď není co zrušit"),
    ("a_final", "platí: <act>"),
    ("a_no_answer", "teď není co losovat"),
]
ACTS = [
    ("lots", "začíná <player>"),
    ("drawn", "sloupeček, <tiles items>"),
    ("turned", "<place>, destička <hexagon>"),
    ("taken", "<player> bere <taking criterion>: <gots items>"),
    ("placed", "<player> pokládá: <hexagon>, <lcell cell>(, zaplaceno: <pays items>|)"),
    ("laid", "<player> pokládá: destička <hexagon>, <hour slot>, okraj <hour>(, zaplaceno: <pays items>|)"),
    ("bought", "<player> kupuje destičku: <hour slot>"),
    ("passed", "<player> pasuje(, odhozeno <givens items>|)"),
    ("round_ended", "konec kola <n round>"),
]
WAITS = [
    ("await_lots", "čeká se na los, kdo začíná"),
    ("await_draw", "čeká se: <tilesn count> na sloupeček"),
    ("await_turn", "čeká se: otočit destičku <atplace place>"),
    ("await_act", "čeká se: <player>(, zbývá jen pas|)"),
    ("await_round", "čeká se na potvrzení, končí (kolo <n round>|hra)"),
    ("over", "hra je u konce"),
]
REASONS = [
    ("not_now", "teď to nejde. <waiting>"),
    ("not_your_turn", "na tahu je <player>"),
    ("has_passed", "už po pasu, na tahu je <player>"),
    ("draw_count", "patří sem <tilesn needed>, ne <nm count>"),
    ("drawn_too_many", "<hexagon>, napsáno <nm count>, ale (žádný už nezbývá|(zbývá|zbývají) jen <nm left>)"),
    ("bag_first", "nejdřív všechno ze sáčku, i <tilesn left>, <hexagon>"),
    ("turn_other", "<place> teď na řadě není. <waiting>"),
    ("turned_already", "už byla, destička <hexagon>"),
    ("nothing_there", "ve výloze teď nic takového není: <criterion>"),
    ("not_at_place", "<atplace place> <hexagon> neleží"),
    ("copy_twice", "jen jedno místo, <hexagon>"),
    ("which_copy", "<hexagon>, odkud? <fromplacesor items>"),
    (
        "storage_tiles",
        "(ve skladišti málo místa: <tilesn count>, volných míst <nn free>|ve skladišti je málo míst pro dílky)",
    ),
    (
        "storage_expansions",
        "(ve skladišti málo místa: <beds count>, volných míst <nn free>|ve skladišti je málo míst pro destičky)",
    ),
    ("no_such_tile", "ve skladišti takový dílek není, <hexagon>"),
    ("no_such_tile", "tolik jich ve skladišti není, <hexagon>(. napsáno <nm count>, ale leží tam jen <nm held>|)"),
    ("no_such_expansion", "ve skladišti taková destička není, <hexagon>"),
    ("no_such_expansion", "ve skladišti je taková destička jen jedna, ne <nf count>, <hexagon>"),
    (
        "too_few_jokers",
        "(žolíků je málo, napsáno <nm count>, ve skladišti <heldjokers held>|tolik žolíků ve skladišti není)",
    ),
    ("discard_joker", "žolíky zůstávají, odhodit jde jen dílky a destičky"),
    ("discard_points", "málo bodů: odhození stojí <nm cost>, ztratit jde nejvýš <nm points>"),
    ("slot_taken", "obsazeno, <slot>"),
    ("slots_full", "na zahradě už je všech šest destiček"),
    ("supply_empty", "obecná zásoba je prázdná"),
    ("buy_points", "(málo bodů|bodů je málo): stojí to <n price>, na počítadle <nm points>"),
    ("no_expansion", "<slot> tam ještě neleží"),
    ("ornament_there", "tam stojí <ornament>"),
    ("cell_taken", "obsazeno, <hexagon holds>: <lcell cell>"),
    ("identical_neighbour", "stejný záhon je vedle: <lcell other>"),
    ("nothing_shared", "žádná společná barva ani symbol. vedle: <hexagonsand items>"),
    ("nothing_shared", "se sousedy nemá společnou barvu ani symbol"),
    ("group_twin", "<group criterion> už takový záhon má(: <lcell other>|)"),
    (
        "groups_joined",
        "po spojení má <group criterion> dva stejné záhony, <hexagon twin>(: <lcell one> a <lcell other>|)",
    ),
    (
        "unpayable",
        "skladiště nestačí na náklady <n cost>(, k tomu ještě <tilesn needed>, ve skladišti <jokersn jokers>|)",
    ),
    (
        "cost_count",
        "(náklady <n cost>: k tomu odhodit <nfacc needed>, napsáno <nf count>"
        "|platba nesouhlasí: odhodit <nfacc needed>, napsáno <nf count>)",
    ),
    ("cost_identical", "v platbě jsou dva stejné záhony, <hexagon twin>"),
    ("cost_strange", "<hexagon other> do téhle platby nepatří(: jiná barva, jiný symbol|)"),
    ("cost_mixed", "platba míchá barvu a symbol"),
    ("none_to_lay", "ve skladišti není (žádná destička|žádný dílek)"),
    (
        "none_to_lay",
        "(žádný dílek|žádná destička) ze skladiště teď nejde (položit|přiložit), kvůli nákladům nebo sousedům",
    ),
]
REMEDIES = [
    ("fits", "nejdřív něco vezměte, nebo se zeptejte příkazem třicet jedna, co kam smí"),
    ("criteria", "(vzít jde jen tohle|na výběr): <criteriaor items>"),
    ("criteria", "na výběr: celkem <n count>, například <criteria items>"),
    ("other_copy", "stejný záhon vezměte z jiného místa"),
    ("places", "<hexagon> leží <atplaces items>"),
    ("slots", "(volno je jen tady|volno je tady): <hoursor items>"),
    ("cells", "(smí jen sem|smí sem): <lcellsor items>"),
    ("cells", "smí sem: celkem <n count>, například <lcells items>"),
    ("pay", "(zaplatit jde jen takhle|způsoby placení): (celkem <n count>, například |)<givens items>"),
]
ASKS = [
    ("ask_criterion", "co? <keysdot items>"),
    ("ask_copy", "odkud, <hexagon>? <keysdot items>"),
    ("ask_tile", "který dílek? <keys items>"),
    ("ask_cell", "kam? celkem <nf count>: <lcells items>"),
    ("ask_given", "odhodit? chybí <things lacking>: <keys items>"),
    ("ask_expansion", "která destička? <keys items>"),
    ("ask_slot", "(kam|na kterou hodinu)? (cena <points price>. |)<keys items>"),
    ("ask_rim", "kde na okraji, <hexagon>? <keys items>"),
    ("ask_discard", "něco odhodit? samotný Enter pasuje(, první pas stojí jeden bod|). <keys items>"),
    ("ask_draw", "dílek <n number>?"),
    ("ask_turn", "<place>: jaký záhon?"),
]
ANSWERS = [
    (
        "a_offer",
        "(ve výloze <tilesn tiles>( a <beds expansions>|), (<coloursn count>|<symbolsn count>). |)<offers items>",
    ),
    ("a_offer_none", "výloha je prázdná. <waiting>"),
    ("a_place", "<place>: (prázdno|<tiles items>)(. ve sloupečku (je|jsou) <beds stack>|)"),
    ("a_place_face", "<place>: <bed>, dá se vzít"),
    ("a_place_gone", "<place>: destička je v tomhle kole už pryč"),
    ("a_place_nowhere", "<place> ve výloze není(. jsou tu: <places items>|)"),
    (
        "a_left",
        "v sáčku <tilesn bag>, ve věži <nm tower>. destičky: ve sloupečku <nf stack>, v dalších kolech <nf later>,"
        " v obecné zásobě <nf supply>, dosud neviděné <nf unseen>. <lefts items>",
    ),
    (
        "a_find",
        "<criterion>: na zahradě <nm count>, ve skladišti <nm stored>, ve výloze <nm offered>(. <finds items>|)",
    ),
    ("a_here", "<cell>: <hexagon>(. <groups items>|)"),
    ("a_here_free", "<cell>: prázdno(, (teď sem nesmí nic|smí sem <hexes count>: <hexagons items>)|)"),
    ("a_here_none", "<cell>: destička tu ještě neleží"),
    ("a_here_ornament", "<lacking>"),
    ("a_around", "<cell>. <besides items>"),
    ("a_surround", "<ornament>: chybí <hexes count>, odměna <jokers>. <lackeds items>"),
    ("a_surround_done", "<ornament>: už je kolem dokola plno"),
    ("a_surround_none", "<slot>: (ještě tu neleží|leží rubem nahoru, bez pavilónu)"),
    ("a_nearest", "<around done>, (zbývá|zbývají) <nm count>. <nearests items>"),
    (
        "a_garden",
        "(zahrada: <hexes hexagons>, <beds expansions>. |)<gardens items>(. bez destičky: <hours empty>|)",
    ),
    ("a_groups", "(<groupsn count>. |)<groups items>"),
    ("a_groups_none", "na zahradě zatím žádná skupina není"),
    (
        "a_storage",
        "skladiště: <tilesn tiles>, <jokers>, volno <placesn free>(. destičky: <hexagons expansions>|)"
        "(. <storeds items>|)",
    ),
    (
        "a_rounds",
        "kolo <n round>, (poslední|(zbývá|zbývají) <nn left>)(. pořadí tahů: <players>|)(. pas: <players passed>|)"
        ". žeton: (výloha|<player holder>)",
    ),
    ("a_rounds_lots", "nejdřív se losuje, kdo začíná"),
    ("a_rounds_over", "hra je u konce, trvala <roundsn rounds>"),
    (
        "a_wheel",
        "otočné kolo v kole <n round>. <wheels items>. <pavilionsn pavilions>. teď by to bylo <points>"
        "(. příští kolo: <thens then>|)",
    ),
    ("a_wheel_over", "hra je u konce, otočné kolo už bodovalo ve všech kolech"),
    ("a_score", "<player> <points running>(, s koncem hry <nm total>|)"),
    ("a_bonuses", "(konec hry <brought points>. |)<endings items>"),
    ("a_bonuses_none", "konec hry by zatím nepřinesl nic"),
    ("a_waits", "<waitings items>"),
    ("a_ranking", "<ranks places>"),
    ("a_misplaced", "tohle se sem nehodí: <n typed>"),
    ("a_left_alone", "otázka končí"),
    ("a_list", "(začátek|konec) seznamu"),
]
SMALL = {
    "got": [("got", "(<fromplace place> |)(<isbed expansion> |)<trait other>")],
    "pay": [("pay", "(<isbed expansion> |)<hexagon hexagon>"), ("joker", "<jokers count>")],
    "won": [("won", "<criterion> <nm points>"), ("pavilions", "pavilóny <nm points>")],
    "shown": [("shown", "<criterion> <nm points>")],
    "finalrank": [
        ("first", "(vítězí|o vítězství se dělí) <playersand players>, <points total>"),
        ("other", "<later rank> místo <playersand players>, <points total>"),
    ],
    "rank": [
        (
            "rank",
            "(vede |společně vedou |<ordinal rank> místo (společně |))<playersand players>, <points total>",
        )
    ],
    "source": [("source", "(<isbed bed> |)<atplace place>")],
    "offered": [("offered", "<criterion> <sources places>")],
    "offer_of": [("offer_of", "<criterion>, <hexes count>: <offereds items>(. skladiště je na to moc plné|)")],
    "left_of": [("left_of", "<criterion>: sáček <nm bag>, věž <nm tower>")],
    "find_at": [("find_at", "<hexagon>: <lcell cell>")],
    "group_at": [
        (
            "group_at",
            "<group criterion>: <hexes count>, (<points>|bez bodů)(, bonus <points bonus>|)"
            "(, úplná|, chybí <criteria missing>)",
        )
    ],
    "lacking": [("lacking", "<ornament>(, kolem dokola plno|, chybí <hexes missing>)")],
    "beside": [("beside", "<athour hour>: (<hexagon>|<edge>|<lacking>)")],
    "lacked": [("lacked", "<lcell cell>(, <bare>|)")],
    "nearest": [("nearest", "<ornament>: chybí <hexes missing>, odměna <jokers>")],
    "garden_of": [
        (
            "garden_of",
            "(u fontány|<slot>(, <down>|)): (všechno prázdné|<lyings items>(, plno|. volno: <wheres free>))",
        )
    ],
    "lying": [("lying", "<where> <hexagon>")],
    "stored": [("stored", "<colour>: <patterneds items>")],
    "wheel_at": [("wheel_at", "<criterion>: za záhon <points>(, na zahradě <nm count>|)")],
    "then": [("then", "<criterion> <points>")],
    "ending": [
        ("storage", "skladiště, <things count>: <points>"),
        ("group", "<group criterion>: <hexes count>, <points>"),
        ("bonus", "bonus, <group criterion> má <hexes count>: <points>"),
    ],
    "key": [
        ("criterion", "<criterion>, <hexes count>"),
        ("copy", "(nula je sloupeček(, posune se|)|místo <n place>, (destička|dílek))"),
        ("thing", "<given>"),
        ("hour", "(<athour hour>|<hour>)"),
        ("joker", "<jokers>"),
    ],
}
SENTENCES = Sentences(SET_UP, LINES, WARNINGS, REASONS, REMEDIES, ACTS, WAITS, ASKS, ANSWERS, SMALL)


def tongue(_game: str = "") -> Tongue:
    """The language at a table of this game."""
    jokers = {"žolík": 1, **counted("m", "žolík", "žolíci", "žolíků", 15)}
    points = counted("m", "bod", "body", "bodů", MOST)
    masculine = {number(n, "m"): n for n in range(MOST)}
    patterned = {said: (one, 1) for one, (said, _) in PATTERNS.items()}
    for one, (gender, many) in SEVERAL.items():
        patterned |= {f"{number(n, gender)} {many}": (one, n) for n in range(2, 4)}
    return tongue_of(
        SENTENCES,
        {
            **things(NAMES, jokers, number),
            "n": {number(n): n for n in range(MOST)},
            "nm": signed(masculine, "mínus"),
            "nf": {number(n, "f"): n for n in range(100)},
            "nn": {number(n, "n"): n for n in range(100)},
            "nfacc": {**{number(n, "f"): n for n in range(1, 12)}, "jednu": 1, "nic": 0},
            "points": signed(points, "mínus"),
            "jokers": jokers,
            "atplace": {"na sloupečku": 0, **{f"na místě {number(n)}": n for n in range(1, 20)}},
            "jokersn": counted("m", "žolík", "žolíci", "žolíků", 15),
            "jokersacc": {**counted("m", "žolíka", "žolíky", "žolíků", 15), "jednoho žolíka": 1},
            "bedsacc": {**counted("f", "destičku", "destičky", "destiček", 40), "jednu destičku": 1},
            "placesn": counted("n", "místo", "místa", "míst", 20),
            "roundsn": counted("n", "kolo", "kola", "kol", 9),
            "coloursn": counted("f", "barva", "barvy", "barev", 9),
            "symbolsn": counted("m", "symbol", "symboly", "symbolů", 9),
            "groupsn": counted("f", "skupina", "skupiny", "skupin", 40),
            "pavilionsn": counted("m", "pavilón", "pavilóny", "pavilónů", 9),
            "hexes": counted("m", "záhon", "záhony", "záhonů", 60),
            "tilesn": counted("m", "dílek", "dílky", "dílků", 120),
            "stacks": {"jeden sloupeček": 1, **counted("m", "sloupeček", "sloupečky", "sloupečků", 9)},
            "around": {
                "obklopený zatím není žádný prvek": 0,
                "obklopený je jeden prvek": 1,
                **{f"obklopené jsou {number(n, 'm')} prvky": n for n in range(2, 5)},
                **{f"obklopených je {number(n, 'm')} prvků": n for n in range(5, 20)},
            },
            "heldjokers": {**masculine, "žádný": 0},
            "brought": {
                **{
                    f"{verb} {said}": n
                    for verb in ("by teď přinesl", "přináší")
                    for said, n in points.items()
                    if n
                },
                **{f"{verb} {said}": -n for verb in ("by teď ubral", "ubírá") for said, n in points.items() if n},
                "by teď nepřinesl nic": 0,
                "nepřináší nic": 0,
            },
            "beds": counted("f", "destička", "destičky", "destiček", 40),
            "things": counted("f", "věc", "věci", "věcí", 40),
            "patterned": patterned,
            "side": {"stranou á": "a", "stranou bé": "b"},
            "athour": {f"na {at}": hour for hour, at in enumerate(AT_HOURS, start=1)},
            "first": {"jako první": 1},
            "isbed": {"destička": 1},
            "bare": {"zatím bez destičky": 1},
            "down": {"rubem nahoru": 1},
            "where": {"střed": "middle", **{said: hour for hour, said in NAMES.hours.items()}},
            "full": {
                "skladiště plné dílků": "tiles",
                "skladiště plné destiček": "expansions",
                "skladiště plné": "both",
            },
            "edge": {"prázdno": "free", "kraj zahrady": "edge", "bez destičky": "none"},
            "later": {"druhé": 2, "třetí": 3, "čtvrté": 4},
            "ordinal": {"první": 1, "druhé": 2, "třetí": 3, "čtvrté": 4},
            "variant": {"strana bé desky počítadel": "side-b", "body smí klesnout pod nulu": "below"},
        },
        lists_of(" a ", " nebo ", LISTS),
    )
