"""Czech as a listener knows it, by hand from what was heard; nothing comes from the program that speaks."""

from __future__ import annotations

from tests.listening_player.ears import Tongue

UNITS = [
    "jedna",
    "dva",
    "tři",
    "čtyři",
    "pět",
    "šest",
    "sedm",
    "osm",
    "devět",
    "deset",
    "jedenáct",
    "dvanáct",
    "třináct",
    "čtrnáct",
    "patnáct",
    "šestnáct",
]
UNITS += ["sedmnáct", "osmnáct", "devatenáct"]
TENS = ["dvacet", "třicet", "čtyřicet", "padesát", "šedesát", "sedmdesát", "osmdesát", "devadesát"]
HUNDREDS = ["", "sto", "dvě stě", "tři sta", "čtyři sta", "pět set", "šest set", "sedm set"]
MOST = 799

ONE = {"m": "jeden", "f": "jedna", "n": "jedno", "": "jedna"}
TWO = {"m": "dva", "f": "dvě", "n": "dvě", "": "dva"}


def number(n: int, gender: str = "") -> str:
    """A number in words; gender "m", "f", "n", or "" where it is a name. Only 1 and 2 alone are inflected."""
    if n == 0:
        return "nula"
    if n in (1, 2):
        return (ONE, TWO)[n - 1][gender]
    hundreds, rest = divmod(n, 100)
    words = [HUNDREDS[hundreds]] if hundreds else []
    if 0 < rest < 20:
        words.append(UNITS[rest - 1])
    elif rest:
        words.append(TENS[rest // 10 - 2])
        words += [UNITS[rest % 10 - 1]] if rest % 10 else []
    return " ".join(words)


def counted(gender: str, one: str, few: str, many: str, most: int = 99) -> dict[str, int]:
    """Things with their number: jeden bod, dva body, pět bodů, dvacet dva bodů."""
    forms = {n: one if n == 1 else few if n in (2, 3, 4) else many for n in range(most + 1)}
    return {f"{number(n, gender)} {form}": n for n, form in forms.items()}


ROUNDS = counted("n", "kolo", "kola", "kol", 12)
ROUNDS_LEFT = {f"{'zbývají' if n in (2, 3, 4) else 'zbývá'} {words}": n for words, n in ROUNDS.items()}
DOMINOES = counted("m", "dílek", "dílky", "dílků", 48)
FORMS = {1: ("odložen je", "nevybraný zůstal")} | dict.fromkeys((2, 3, 4), ("odloženy jsou", "nevybrané zůstaly"))
MANY = ("odloženo je", "nevybraných zůstalo")
OWN = {"odložený dílek není žádný": 0}
OWN |= {f"{FORMS.get(n, MANY)[0]} {words}": n for words, n in DOMINOES.items() if n}
UNCHOSEN = {f"{FORMS.get(n, MANY)[1]} {number(n, 'm')}": n for n in range(1, 25)}

WAITS = [
    ("await_lots", "Čeká se na los, kdo začíná."),
    ("await_draw", "Čeká se: <dominoes> do nabídky."),
    ("await_king", "Čeká se: <player>, král do nabídky."),
    ("await_place", "Čeká se: <player>, dílek <number> na desku, <halves>."),
    ("await_nowhere", "Čeká se: <player>, dílek <number> na desku, <halves>, nikam nejde, odložit, čtyři tři."),
    ("await_castle", "Čeká se: <player>, hrad na desku."),
    ("await_over", "Všechno je položeno, čeká se už jen na potvrzení."),
]
ACTS = [
    ("lots", "začíná <player>"),
    ("drawn", "vylosováno, dílek <number>"),
    ("castle", "<player>, hrad <cell>"),
    ("chosen", "<player>, král na dílku <number>"),
    ("placed", "<player>, <half a> <cell x>, <half b> <cell y>"),
    ("discarded", "<player>, dílek <number> odložen"),
]
THINGS = [("castle", "hrad"), ("domino", "dílek <number>")]

PATTERNS = [
    ("placed", "<Terrain ta> <cell a>, <terrain tb> <cell b>."),
    ("chosen", "<player>: král na dílku <number>."),
    ("turn_place", "Na tahu <player>: <halves>."),
    ("turn_nowhere", "Na tahu <player>: <halves>, nikam nejde, odložit, čtyři tři."),
    ("turn_castle", "Na tahu <player>: <halves>, nejdřív hrad."),
    ("turn_choose", "Vybírá <player>."),
    ("offer", "Nabídka: <items>."),
    ("drawn", "Dílek <number>, chybí <missing>."),
    ("castle", "<player>: hrad <cell>."),
    ("lots", "Začíná <player>."),
    ("discarded", "<player>: dílek <number> odložen."),
    ("unchosen", "Dílek <number> je mimo hru."),
    ("round_end", "Konec kola <number>, <rounds_left>."),
    ("over", "Všechno je položeno. Potvrďte konec."),
    ("ranking", "<places>."),
    ("game_over", "Hra <number>: <places>."),
    ("sums", "Dohromady: <sums>. Začíná <game> hra."),
    ("match_over", "Tři hry dohromady: <places>."),
    ("clear", "Nová hra. Ukliďte desky: <names>."),
    ("cleared", "<player>: deska je uklizená."),
    # set-up
    ("variants", "Varianty: <variants>."),
    ("castles", "Každý si vezme hrad a <kings>."),
    ("aside_plan", "Odložte <dominoes>, <rounds>."),
    ("aside_plan", "Všech <dominoes>, <rounds>."),
    ("king_plan", "Král bez vykládací desky: pět tři, tečka, číslo."),
    ("line_plan", "V nabídce <dominoes>."),
    ("lots_plan", "Pak los, kdo začne."),
    ("drawn_plan", "Losuje program, v nabídce <dominoes>, <rounds>."),
    # repairs
    *[(f"final_{kind}", f"<player>: platí, {thing}.") for kind, thing in THINGS],
    *[(f"final_act_{kind}", f"Platí: {act}.") for kind, act in ACTS],
    *[(f"undone_{kind}", f"Zrušeno: <player>, {thing}.") for kind, thing in THINGS],
    *[(f"undone_{kind}", f"Zrušeno: <player>, {thing}. Zvedněte ho.") for kind, thing in THINGS],
    *[(f"undone_act_{kind}", f"Zrušeno: {act}.") for kind, act in ACTS],
    *[(f"asks_undo_{kind}", f"Zrušit tah: <player>, {thing}? Napište totéž znovu.") for kind, thing in THINGS],
    *[(f"asks_undo_act_{kind}", f"Zrušit tah: {act}? Napište totéž znovu.") for kind, act in ACTS],
    ("not_done", "Beze změny."),
    *[(f"undone_{kind}", f"Vzato zpět: <player>, {thing}.") for kind, thing in THINGS],
    ("careful_taken", "Pozor, <player who>: dílek <number> má <player>. Volný je <free>."),
    *[("careful_not_now", f"Pozor, <player who>: teď to nejde. {waits}") for _, waits in WAITS],
    ("careful_turn", "Pozor, <player who>: na tahu je <player>. Vyčkejte na svůj tah."),
    # answers
    *WAITS,
    ("awaits", "<waits>."),
    ("awaits", "<waits>. Dál ještě <more>."),
    *[(f"last_{kind}", f"Poslední tah: {act}.") for kind, act in ACTS],
    ("last_end", "Poslední tah: konec hry."),
    ("last_none", "Zatím žádný tah."),
    ("waits_nothing", "Hra skončila, na nic se nečeká."),
    ("rounds", "Kolo <number>, <rounds_left>."),
    ("rounds", "<Game> hra, kolo <number>, <rounds_left>."),
    ("rounds_last", "Kolo <number>, poslední."),
    ("rounds_last", "<Game> hra, kolo <number>, poslední."),
    ("rounds_first", "První výběr, potom <rounds>."),
    ("rounds_first", "<Game> hra, první výběr, potom <rounds>."),
    ("order_lots", "Nejdřív los, kdo začíná."),
    ("order_first", "První výběr, <moves>. <names>."),
    ("order_none", "Všechny tahy jsou hotové."),
    ("order_acting", "Vybírá <player>. Zbývá položit <dominoes count>. <Items>."),
    ("order_acting_none", "Vybírá <player>. Zbývá položit nula dílků."),
    ("order_line", "Zbývá položit <dominoes count>. <Items>."),
    ("offer_line", "V nabídce <dominoes count>. <Items>."),
    ("line_missing", "V nabídce <dominoes count>, ještě chybí <missing>. <Items>."),
    ("offer_none", "Nabídka je prázdná."),
    ("offer_over", "Nabídka je prázdná a nová už nebude."),
    ("row", "Řada <row>: <row_cells>."),
    ("row", "<player>: řada <row>: <row_cells>."),
    ("row_empty", "Řada <row>: prázdná."),
    ("row_empty", "<player>: řada <row>: prázdná."),
    ("aside_none", "Odloženo zatím není nic."),
    ("aside", "<Own dominoes>. <aside>."),
    ("aside", "<Own dominoes>, <unchosen left>. <aside>."),
    ("aside_on", "<aside>."),
    ("aside_one", "<player>, dílek <number>, <halves>"),
    ("aside_one", "Nevybraný dílek <number>, <halves>"),
    ("list_over", "Konec seznamu."),
    ("list_begins", "Začátek seznamu."),
    ("no_earlier", "Tohle je nejstarší věta."),
    ("no_later", "Tohle je nejnovější věta."),
    ("nothing_said", "Zatím tu nic nezaznělo."),
    ("nothing_open", "K potvrzení nic není."),
    ("nothing_to_undo", "Teď není co zrušit."),
]

PLACES = [
    ("", "Vítězí <players>, <points>"),
    ("", "O vítězství se dělí <players>, <points>"),
    ("largest_area", "Vítězí <players>, <points>, rozhodla větší oblast, <squares>"),
    ("crowns", "Vítězí <players>, <points>, rozhodly koruny, <crowned>"),
    ("", "<Ordinal> místo <players>, <points>"),
    ("largest_area", "<Ordinal> místo <players>, <points>, <squares>"),
    ("crowns", "<Ordinal> místo <players>, <points>, <crowned>"),
]

TONGUE = Tongue(
    terrains={"obilí": "W", "les": "F", "jezero": "L", "louka": "M", "bažina": "S", "důl": "N"},
    crowns={"s korunou": 1, "se dvěma korunami": 2, "se třemi korunami": 3},
    halves=(" a ", " a "),
    columns={one: one[0] for one in ("Alfa", "Bravo", "Cézar", "Delta", "Echo", "Foxtrot", "Golf")},
    rows={number(n): n for n in range(1, 8)},
    numbers={number(n): n for n in range(1, 49)},
    counted={
        "points": counted("m", "bod", "body", "bodů", MOST),
        "squares": counted("n", "políčko", "políčka", "políček"),
        "crowned": counted("f", "koruna", "koruny", "korun"),
        "dominoes": DOMINOES,
        "own": OWN,
        "unchosen": UNCHOSEN,
        "rounds": ROUNDS,
        "rounds_left": ROUNDS_LEFT,
        "moves": counted("m", "tah", "tahy", "tahů", 9),
        "missing": {number(n, "m"): n for n in range(1, 6)},
        "more": counted("m", "hráč", "hráči", "hráčů", 2),
        "game": {"první": 1, "druhá": 2, "třetí": 3},
        "kings": {"jednoho krále": 1, "dva krále": 2},
    },
    ordinals={"první": 1, "druhé": 2, "třetí": 3, "čtvrté": 4},
    variants={
        "Dynastie": "dynasty",
        "Centralizované království": "centralised",
        "Harmonie": "harmony",
        "Duel mocných": "duel",
        "Širší nabídka": "wider",
    },
    item="dílek",
    empty=(" prázdné", " prázdné"),
    castle="hrad",
    joined=" a ",
    patterns=PATTERNS,
    places=PLACES,
)
