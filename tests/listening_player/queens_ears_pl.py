"""Polish as a listener knows it at a table of Queen's Garden, by hand from what was heard."""

from __future__ import annotations

from tests.listening_player.azul_ears_pl import WARNINGS
from tests.listening_player.ears_pl import counted, number
from tests.listening_player.grammar import Tongue
from tests.listening_player.queens_ears import LISTS, MOST, signed, things, turned
from tests.listening_player.queens_names_pl import AT_HOURS, NAMES, PATTERNS, SEVERAL
from tests.listening_player.tongues import Sentences, lists_of, tongue_of

INSIDE = ("jednym", "dwóch", "trzech", "czterech", "pięciu", "sześciu")
"""In one to six of something."""
COST = "(, zapłata <pays items>|)"
THING = "<player>, (<hexagon thing>, (<cell>|<lcell cell>)|<bed thing>)"
SET_UP = [
    ("prepare_variants", "warianty: <variants>"),
    ("prepare_garden", "plansze ogrodu, na środku plansze fontanny"),
    (
        "prepare_clock",
        "połóż ogród tak, żeby jedno miejsce na kafel było skierowane od ciebie: dwunasta. "
        "dalej druga, czwarta, szósta, ósma, dziesiąta",
    ),
    ("prepare_keys", "godziny to klawisze wokół piątki, osiem to dwunasta, pięć to środek"),
    ("prepare_storage", "magazyny, w każdym <jokers>, pozostałe obok wieży"),
    ("prepare_points", "plansza punktacji <side> do góry, koło obrotowe na początku, punkty <n points>"),
    ("prepare_bag", "(wszystkie płytki do woreczka|losuje program, posortuj płytki)"),
    (
        "prepare_stacks",
        "(<stacks count>, w każdym <beds each>, w zasobach <n supply>"
        "|posortuj kafle ogrodu. w każdej rundzie <n each>, w zasobach <n supply>)",
    ),
    ("prepare_start", "zaczyna najmłodsza osoba albo decyduje losowanie"),
]
LINES = [
    ("lots", "zaczyna <player>"),
    ("drawn", "stos: <tiles items>(, jeszcze <tilesn more>|)"),
    ("turned", "odkryty <atplace place>: kafel <hexagon>"),
    ("turn", "teraz <player>(, zostaje tylko pas|)"),
    ("taken", "<player> bierze <criterion>: <gots items>(. wierzch na miejsce <n moved>|)(. <full>|)"),
    ("placed", "<player> dokłada płytkę <hexagon>, <lcell cell>" + COST),
    ("laid", "<player> dokłada kafel <hexagon> <athour slot>, brzeg <hour>" + COST),
    ("bought", "<player> kupuje kafel <athour slot>, minus <points lost>"),
    (
        "passed",
        "<player> pasuje(, <first>(, minus <points lost>|)|)(. odrzuca: <givens items>, minus <points cost>|)",
    ),
    ("group", "<group criterion>: <hexes count>, <points>(, premia <n bonus>|)"),
    (
        "surrounded",
        "otoczone: <ornaments items>, plus <jokers count>(, bez miejsca (przepada|przepadają) <jokers lost>|)",
    ),
    ("stack_gone", "stos pusty"),
    ("none_left", "woreczek i wieża puste, odkryta reszta stosu: <beds count>"),
    ("bag_short", "(woreczek pusty|w woreczku <tilesn count>), (potem |)wieża do woreczka"),
    ("few_left", "na stos idzie reszta, <tilesn count>"),
    ("supply_gone", "zasoby puste"),
    ("round_scored", "<player>, <points>(: <wons items>|)"),
    ("round", "runda <n round>, zaczyna <player>"),
    ("wheel", "koło obrotowe, punkty: <showns items>"),
    (
        "end_sum",
        "<player>: magazyn <n storage>, grupy <n points>, premie <n bonuses>, razem <points total>",
    ),
    ("final", "<finals places>"),
    ("undone", "cofnięto: <act>"),
    ("undone_thing", "cofnięto: " + THING),
    ("undone_drawn", "wraca też los: <acts items>(. i jeszcze <drawsn more>|)"),
    ("asks_undo", "cofnąć ruch: <act>? wpisz to samo jeszcze raz"),
    ("asks_undo_thing", "cofnąć ruch: " + THING + "? wpisz to samo jeszcze raz"),
    ("a_not_done", "bez zmian"),
    ("nothing_to_undo", "teraz nie ma czego cofnąć"),
    ("a_final", "zatwierdzone: <act>"),
    ("a_no_answer", "w tej chwili nie ma czego losować"),
]
ACTS = [
    ("lots", "zaczyna <player>"),
    ("drawn", "stos, <tiles items>"),
    ("turned", "odkryty <atplace place>, kafel <hexagon>"),
    ("taken", "<player> bierze <criterion>, <gots items>"),
    ("placed", "<player> dokłada płytkę <hexagon>, <lcell cell>" + COST),
    ("laid", "<player> dokłada kafel <hexagon> <athour slot>, brzeg <hour>" + COST),
    ("bought", "<player> kupuje kafel <athour slot>"),
    ("passed", "<player> pasuje(, odrzuca <givens items>|)"),
    ("round_ended", "koniec rundy <n round>"),
]
WAITS = [
    ("await_lots", "czekamy na losowanie, kto zaczyna"),
    ("await_draw", "czekamy: <tilesn count> na stos"),
    ("await_turn", "czekamy: odkryć <place>"),
    ("await_act", "czekamy: <player>(, zostaje tylko pas|)"),
    ("await_round", "czekamy na zatwierdzenie, kończy się (runda <n round>|gra)"),
    ("over", "gra jest skończona"),
]
REASONS = [
    ("not_now", "teraz to niemożliwe. <waiting>"),
    ("not_your_turn", "teraz gra <player>"),
    ("has_passed", "już po spasowaniu, teraz gra <player>"),
    ("draw_count", "na stos (trafia|trafiają) <tilesn needed>, podano <nf count>"),
    (
        "drawn_too_many",
        "za dużo, <hexagon>, podano <nfacc count>, (<gone left>|(została|zostały|zostało) <nf left>)",
    ),
    ("bag_first", "najpierw wszystko z woreczka, także <tilesn left> <hexagon>"),
    ("turn_other", "teraz kolej na coś innego niż <place>. <waiting>"),
    ("turned_already", "już był, kafel <hexagon>"),
    ("nothing_there", "w puli teraz tego nie ma: <criterion>"),
    ("not_at_place", "heksagon <hexagon> nie leży <atplace place>"),
    ("copy_twice", "tylko jedno miejsce, <hexagon>"),
    ("which_copy", "skąd wziąć, <hexagon>? <placesor items>"),
    (
        "storage_tiles",
        "(w magazynie za mało miejsca: <tilesn count>, wolnych miejsc <free>"
        "|w magazynie jest za mało miejsc na płytki)",
    ),
    (
        "storage_expansions",
        "(w magazynie za mało miejsca: <beds count>, wolnych miejsc <free>"
        "|w magazynie jest za mało miejsc na kafle)",
    ),
    ("no_such_tile", "takiej płytki w magazynie nie ma, <hexagon>"),
    (
        "no_such_tile",
        "tylu takich płytek w magazynie nie ma, <hexagon>(. podano <nfacc count>, (leży|leżą) tam <nf held>|)",
    ),
    ("no_such_expansion", "takiego kafla w magazynie nie ma, <hexagon>"),
    ("no_such_expansion", "w magazynie jest tylko jeden taki kafel, <hexagon>, podano <n count>"),
    (
        "too_few_jokers",
        "(za mało jokerów, podano <n count>, w magazynie (<nojoker held>|(są|jest) <n held>)"
        "|tylu jokerów w magazynie nie ma)",
    ),
    ("discard_joker", "jokery zostają, odrzucić można tylko płytki i kafle"),
    ("discard_points", "za mało punktów: kosztuje <n cost>, stracić można najwyżej <n points>"),
    ("slot_taken", "zajęte, <slot>"),
    ("slots_full", "w ogrodzie są już wszystkie kafle"),
    ("supply_empty", "zasoby są puste"),
    (
        "buy_points",
        "(za mało punktów|punktów jest za mało): kosztuje <n price>, na torze punktacji <n points>",
    ),
    ("no_expansion", "<slot> jeszcze tam nie leży"),
    ("ornament_there", "tam stoi <ornament>"),
    ("cell_taken", "zajęte, <hexagon holds>: <lcell cell>"),
    ("identical_neighbour", "taki sam heksagon jest obok: <lcell other>"),
    ("nothing_shared", "brak wspólnego koloru i wzoru. obok: <hexagonsand items>"),
    ("nothing_shared", "z sąsiadami brak wspólnego koloru i wzoru"),
    ("group_twin", "<group criterion> ma już taki heksagon(: <lcell other>|)"),
    (
        "groups_joined",
        "po połączeniu <group criterion> ma dwa takie same heksagony, <hexagon twin>"
        "(: <lcell one> i <lcell other>|)",
    ),
    (
        "unpayable",
        "magazyn nie wystarcza na koszt <n cost>(, innych potrzeba <n needed>, jokerów <n jokers>|)",
    ),
    (
        "cost_count",
        "(koszt <n cost>: (niczego nie trzeba odrzucać|odrzucić trzeba <n needed>), podano <n count>"
        "|zapłata się nie zgadza: (niczego nie trzeba odrzucać|odrzucić trzeba <n needed>), podano <n count>)",
    ),
    ("cost_identical", "w zapłacie są dwa takie same heksagony, <hexagon twin>"),
    ("cost_strange", "heksagon <hexagon other> tu się nie nadaje(: inny kolor, inny wzór|)"),
    ("cost_mixed", "zapłata miesza kolor i wzór"),
    ("none_to_lay", "w magazynie nie ma (żadnego kafla|żadnej płytki)"),
    (
        "none_to_lay",
        "(żadnej płytki|żadnego kafla) z magazynu nie można teraz (położyć|dołożyć), "
        "z powodu kosztu albo sąsiadów",
    ),
]
REMEDIES = [
    ("fits", "najpierw coś weź albo zapytaj poleceniem trzydzieści jeden, co gdzie można położyć"),
    ("criteria", "(wziąć można tylko to|do wyboru): <criteriaor items>"),
    ("criteria", "do wyboru: razem <n count>, na przykład <criteria items>"),
    ("other_copy", "weź taki sam heksagon z innego miejsca"),
    ("places", "leży tutaj, <hexagon>: <placesor items>"),
    ("slots", "(wolne jest tylko tutaj|wolne jest tutaj): <hoursor items>"),
    ("cells", "(może trafić tylko tutaj|może trafić tutaj): <lcellsor items>"),
    ("cells", "może trafić tutaj: razem <n count>, na przykład <lcells items>"),
    ("pay", "(zapłacić można tylko tak|sposoby zapłaty): (razem <n count>, na przykład |)<givens items>"),
]
ASKS = [
    ("ask_criterion", "co? <keysdot items>"),
    ("ask_copy", "skąd, <hexagon>? <keysdot items>"),
    ("ask_tile", "która płytka? <keys items>"),
    ("ask_cell", "gdzie? (jest|są) <waysn count>. <lcells items>"),
    ("ask_given", "co odrzucasz? jeszcze <things lacking>: <keys items>"),
    ("ask_expansion", "który kafel? <keys items>"),
    ("ask_slot", "(gdzie|która godzina)? (cena <points price>. |)<keys items>"),
    ("ask_rim", "gdzie na brzegu, <hexagon>? <keys items>"),
    ("ask_discard", "odrzucasz coś? sam Enter to pas(, pierwszy pas kosztuje jeden punkt|). <keys items>"),
    ("ask_draw", "płytka <n number>?"),
    ("ask_turn", "<place>: jaki heksagon?"),
]
ANSWERS = [
    (
        "a_offer",
        "(w puli <tilesn tiles>( i <beds expansions>|) w <incount count> (kolorze|kolorach|wzorze|wzorach). |)"
        "<offers items>",
    ),
    ("a_offer_none", "pula jest pusta. <waiting>"),
    ("a_place", "<place>: (pusto|<tiles items>)(. w stosie <beds stack>|)"),
    ("a_place_face", "<place>: <bed>, można wziąć"),
    ("a_place_gone", "<place>: w tej rundzie kafla już tam nie ma"),
    ("a_place_nowhere", "<place>: w puli tego nie ma(. są tu: <places items>|)"),
    (
        "a_left",
        "w woreczku <tilesn bag>, w wieży <nf tower>. kafli jest w stosie <n stack>, "
        "w następnych rundach <n later>, "
        "w zasobach <n supply>, jeszcze niewidzianych <n unseen>. <lefts items>",
    ),
    (
        "a_find",
        "<criterion>: w ogrodzie <n count>, w magazynie <n stored>, w puli <n offered>(. <finds items>|)",
    ),
    ("a_here", "<cell>: <hexagon>(. <groups items>|)"),
    ("a_here_free", "<cell>: pusto(, (nic nie może tu leżeć|można położyć <hexes count>: <hexagons items>)|)"),
    ("a_here_none", "<cell>: kafel jeszcze tu nie leży"),
    ("a_here_ornament", "<lacking>"),
    ("a_around", "<cell>. <besides items>"),
    ("a_surround", "<ornament>: brakujące heksagony <n count>, nagroda <jokers>. <lackeds items>"),
    ("a_surround_done", "<ornament>: dookoła jest już pełno"),
    ("a_surround_none", "<slot>: (jeszcze tu nie leży|leży zakryty, bez pawilonu)"),
    (
        "a_nearest",
        "(<none done>|otoczono <thingsacc done>), (zostaje|zostają) jeszcze <nf count>. <nearests items>",
    ),
    (
        "a_garden",
        "(ogród: <hexes hexagons>, <beds expansions>. |)<gardens items>(. bez kafla: <hours empty>|)",
    ),
    ("a_groups", "(<groupsn count>. |)<groups items>"),
    ("a_groups_none", "w ogrodzie nie ma jeszcze żadnej grupy"),
    (
        "a_storage",
        "magazyn: <tilesn tiles>, <jokers>, wolne <free>(. kafle: <hexagons expansions>|)(. <storeds items>|)",
    ),
    (
        "a_rounds",
        "runda <n round>, (ostatnia|potem jeszcze <nf left>)(. kolejność: <players>|)(. pas: <players passed>|)"
        ". płytka rozpoczynająca: (pula|<player holder>)",
    ),
    ("a_rounds_lots", "najpierw losowanie, kto zaczyna"),
    ("a_rounds_over", "gra jest skończona po rundzie <n rounds>"),
    (
        "a_wheel",
        "koło obrotowe, runda <n round>. <wheels items>. za pawilony <points pavilions>. teraz dałoby to <points>"
        "(. następna runda: <thens then>|)",
    ),
    ("a_wheel_over", "gra jest skończona, koło obrotowe dało już punkty we wszystkich rundach"),
    ("a_score", "<player> <points running>(, po końcu gry <n total>|)"),
    ("a_bonuses", "(koniec gry (<would points>|<brought points>). |)<endings items>"),
    ("a_bonuses_none", "koniec gry na razie nic nie daje"),
    ("a_waits", "<waitings items>"),
    ("a_ranking", "<ranks places>"),
    ("a_misplaced", "to tutaj nie pasuje: <n typed>"),
    ("a_left_alone", "koniec pytania"),
    ("a_list", "(początek|koniec) listy"),
]
SMALL = {
    "got": [("got", "(<isbed expansion> |)<criterion other>( <fromplace place>|)")],
    "pay": [("pay", "(<isbed expansion> |)<criterion other>"), ("joker", "<jokers count>")],
    "won": [("won", "<criterion> <n points>"), ("pavilions", "pawilony <n points>")],
    "shown": [("shown", "<criterion> <n points>")],
    "finalrank": [
        ("first", "(wygrywa|zwycięstwem dzielą się) <playersand players>, <points total>"),
        ("other", "<later rank> miejsce <playersand players>, <points total>"),
    ],
    "rank": [
        (
            "rank",
            "(prowadzi |wspólnie prowadzą |<ordinal rank> miejsce (wspólnie |))"
            "<playersand players>, (po jednym punkcie|(po |)<points total>)",
        )
    ],
    "source": [("source", "(<asbed bed> |)<atplace place>")],
    "offered": [("offered", "<criterion> <sourcesand places>")],
    "offer_of": [("offer_of", "<criterion>, <hexes count>: <offereds items>(. magazyn jest na to zbyt pełny|)")],
    "left_of": [("left_of", "<criterion>: woreczek <nf bag>, wieża <nf tower>")],
    "find_at": [("find_at", "<hexagon>: <lcell cell>")],
    "group_at": [
        (
            "group_at",
            "<group criterion>: <hexes count>, (<points>|bez punktów)(, premia <n bonus>|)"
            "(, pełna|, jeszcze <criteria missing>)",
        )
    ],
    "lacking": [("lacking", "<ornament>(, dookoła pełno|, jeszcze <n missing>)")],
    "beside": [("beside", "<hour> (<hexagon>|<edge>|<lacking>)")],
    "lacked": [("lacked", "<lcell cell>(, <bare>|)")],
    "nearest": [("nearest", "<ornament>: jeszcze <n missing>, nagroda <jokers>")],
    "garden_of": [
        (
            "garden_of",
            "(przy fontannie|<slot>(, <down>|)): (wszystko puste|<lyings items>(, pełno|. wolne: <wheres free>))",
        )
    ],
    "lying": [("lying", "<where> <hexagon>")],
    "stored": [("stored", "<colour>: <patterneds items>")],
    "wheel_at": [("wheel_at", "<criterion>: za heksagon <points>(, w ogrodzie <n count>|)")],
    "then": [("then", "<criterion> <points>")],
    "ending": [
        ("storage", "magazyn, <things count>: <points>"),
        ("group", "<group criterion>: <hexes count>, <points>"),
        ("bonus", "premia, <group criterion> ma <hexes count>: <points>"),
    ],
    "key": [
        ("criterion", "<criterion>, <hexes count>"),
        ("copy", "(zero to stos(, przesunie się|)|miejsce <n place>, (kafel|płytka))"),
        ("thing", "<given>"),
        ("hour", "(<athour hour>|<hour>)"),
        ("joker", "<jokers>"),
    ],
}
SENTENCES = Sentences(SET_UP, LINES, WARNINGS, REASONS, REMEDIES, ACTS, WAITS, ASKS, ANSWERS, SMALL)


def tongue(_game: str = "") -> Tongue:
    """The language at a table of this game."""
    jokers = {"joker": 1, **counted(False, "joker", "jokery", "jokerów", 15)}
    points = counted(False, "punkt", "punkty", "punktów", MOST)
    numbers = {number(n): n for n in range(MOST)}
    patterned = {said: (one, 1) for one, (said, _) in PATTERNS.items()}
    for one, (feminine, many) in SEVERAL.items():
        patterned |= {f"{number(n, feminine)} {many}": (one, n) for n in range(2, 4)}
    patterned |= {f"tulipany {number(n)} razy": ("tulips", n) for n in range(2, 4)}
    return tongue_of(
        SENTENCES,
        {
            **things(NAMES, jokers, number),
            "n": signed(numbers, "minus"),
            "free": {**numbers, "jedno": 1},
            "nf": {number(n, True): n for n in range(120)},
            "nfacc": {**{number(n, True): n for n in range(120)}, "jedną": 1},
            "points": signed(points, "minus"),
            "would": turned(points, "dałby teraz {}", "odjąłby teraz {}"),
            "brought": turned(points, "daje {}", "odejmuje {}"),
            "jokers": jokers,
            "hexes": counted(False, "heksagon", "heksagony", "heksagonów", 60),
            "tilesn": counted(True, "płytka", "płytki", "płytek", 120),
            "beds": counted(False, "kafel", "kafle", "kafli", 40),
            "groupsn": counted(True, "grupa", "grupy", "grup", 40),
            "incount": dict(zip(INSIDE, range(1, 7), strict=True)),
            "things": counted(True, "rzecz", "rzeczy", "rzeczy", 40),
            "patterned": patterned,
            "side": {"stroną z literą a": "a", "stroną z literą be": "b"},
            "athour": {f"na godzinie {at}": hour for hour, at in enumerate(AT_HOURS, start=1)},
            "first": {"pierwszy pas": 1},
            "isbed": {"kafel": 1},
            "asbed": {"jako kafel": 1},
            "bare": {"na razie bez kafla": 1},
            "gone": {"już żadna nie została": 0},
            "none": {"na razie nic nie jest otoczone": 0},
            "nojoker": {"nie ma żadnego": 0},
            "stacks": counted(False, "stos rundy", "stosy rundy", "stosów rundy", 5),
            "drawsn": {"jedno losowanie": 1, **counted(False, "losowanie", "losowania", "losowań", 10)},
            "waysn": counted(True, "możliwość", "możliwości", "możliwości", 60),
            "thingsacc": {"jedną rzecz": 1, **counted(True, "rzecz", "rzeczy", "rzeczy", 15)},
            "down": {"zakryty": 1},
            "where": {"środek": "middle", **{said: hour for hour, said in NAMES.hours.items()}},
            "full": {
                "magazyn pełen płytek": "tiles",
                "magazyn pełen kafli": "expansions",
                "magazyn pełny": "both",
            },
            "edge": {"pusto": "free", "skraj ogrodu": "edge", "bez kafla": "none"},
            "later": {"drugie": 2, "trzecie": 3, "czwarte": 4},
            "ordinal": {"pierwsze": 1, "drugie": 2, "trzecie": 3, "czwarte": 4},
            "variant": {"strona be planszy punktacji": "side-b", "punkty mogą spaść poniżej zera": "below"},
        },
        lists_of(" i ", " albo ", LISTS),
    )
