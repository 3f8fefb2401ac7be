"""Polish as a listener knows it, by hand from what was heard; nothing comes from the program that speaks."""

from __future__ import annotations

from tests.listening_player.ears import Tongue

UNITS = [
    "jeden",
    "dwa",
    "trzy",
    "cztery",
    "pięć",
    "sześć",
    "siedem",
    "osiem",
    "dziewięć",
    "dziesięć",
    "jedenaście",
]
UNITS += ["dwanaście", "trzynaście", "czternaście", "piętnaście", "szesnaście", "siedemnaście", "osiemnaście"]
UNITS += ["dziewiętnaście"]
TENS = ["dwadzieścia", "trzydzieści", "czterdzieści", "pięćdziesiąt", "sześćdziesiąt", "siedemdziesiąt"]
TENS += ["osiemdziesiąt", "dziewięćdziesiąt"]
HUNDREDS = ["", "sto", "dwieście", "trzysta", "czterysta", "pięćset", "sześćset", "siedemset"]
MOST = 799


def number(n: int, feminine: bool = False) -> str:
    """A number in words; feminine: jedna alone, and dwie wherever the number ends with two."""
    if n == 0:
        return "zero"
    if n == 1:
        return "jedna" if feminine else "jeden"
    hundreds, rest = divmod(n, 100)
    words = [HUNDREDS[hundreds]] if hundreds else []
    if rest > 19:
        words.append(TENS[rest // 10 - 2])
        rest %= 10
    if rest:
        words.append("dwie" if feminine and rest == 2 else UNITS[rest - 1])
    return " ".join(words)


def is_few(n: int) -> bool:
    """Whether the number takes the second form: 2 to 4, 22 to 24 and so on, but 12 to 14 do not."""
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


def counted(feminine: bool, one: str, few: str, many: str, most: int = 99) -> dict[str, int]:
    """Things with their number: jedna kratka, dwie kratki, pięć kratek, dwadzieścia dwie kratki."""
    forms = {n: one if n == 1 else few if is_few(n) else many for n in range(most + 1)}
    return {f"{number(n, feminine)} {form}": n for n, form in forms.items()}


ROUNDS = counted(True, "runda", "rundy", "rund", 12)
ROUNDS_LEFT = {
    f"{'została' if n == 1 else 'zostały' if is_few(n) else 'zostało'} {words}": n for words, n in ROUNDS.items()
}
DOMINOES = counted(True, "płytka", "płytki", "płytek", 48)

WAITS = [
    ("await_lots", "Czekamy na losowanie, kto zaczyna."),
    ("await_draw", "Czekamy: <dominoes> do wyboru."),
    ("await_king", "Czekamy: <player>, król na płytkę."),
    ("await_place", "Czekamy: <player>, płytka <number> na planszę, <halves>."),
    (
        "await_nowhere",
        "Czekamy: <player>, płytka <number> na planszę, <halves>, nigdzie nie pasuje, odłóż, cztery trzy.",
    ),
    ("await_castle", "Czekamy: <player>, zamek na planszę."),
    ("await_over", "Czekamy, wszystko dołożone i trzeba tylko zatwierdzić."),
]
ACTS = [
    ("lots", "zaczyna <player>"),
    ("drawn", "wylosowano, płytka <number>"),
    ("castle", "<player>, zamek <cell>"),
    ("chosen", "<player>, król na płytce <number>"),
    ("placed", "<player>, <half a> <cell x>, <half b> <cell y>"),
    ("discarded", "<player>, płytka <number> odłożona"),
]
THINGS = [("castle", "zamek", "go"), ("domino", "płytka <number>", "ją")]
AGAIN = "Wpisz to samo jeszcze raz"

PATTERNS = [
    ("placed", "<Terrain ta> <cell a>, <terrain tb> <cell b>."),
    ("chosen", "<player>: król na płytce <number>."),
    ("turn_place", "Teraz <player>: <halves>."),
    ("turn_nowhere", "Teraz <player>: <halves>, nigdzie nie pasuje, odłóż, cztery trzy."),
    ("turn_castle", "Teraz <player>: <halves>, najpierw zamek."),
    ("turn_choose", "Wybiera <player>."),
    ("offer", "Do wyboru: <items>."),
    ("drawn", "Płytka <number>, jeszcze <missing>."),
    ("castle", "<player>: zamek <cell>."),
    ("lots", "Zaczyna <player>."),
    ("discarded", "<player>: płytka <number> odłożona."),
    ("unchosen", "Płytka <number> wypada z gry."),
    ("round_end", "Koniec rundy <number>, <rounds_left>."),
    ("over", "Wszystko dołożone. Zatwierdź koniec."),
    ("ranking", "<places>."),
    ("game_over", "Gra <number>: <places>."),
    ("sums", "Razem: <sums>. Zaczyna się <game> gra."),
    ("match_over", "Razem po trzech grach: <places>."),
    ("clear", "Nowa gra. Zdejmij wszystko z plansz: <names>."),
    ("cleared", "<player>: plansza jest uprzątnięta."),
    # set-up
    ("variants", "Warianty: <variants>."),
    ("castles", "Każdy: zamek i <kings>."),
    ("aside_plan", "Odłóż <dominoes>, <rounds>."),
    ("aside_plan", "Razem <dominoes>, <rounds>."),
    ("king_plan", "Król bez tacy: pięć trzy, kropka, numer."),
    ("line_plan", "Do wyboru <dominoes>."),
    ("lots_plan", "Potem losowanie, kto zaczyna."),
    ("drawn_plan", "Losuje program, do wyboru <dominoes>, <rounds>."),
    # repairs
    *[(f"final_{kind}", f"<player>: zatwierdzone, {thing}.") for kind, thing, _ in THINGS],
    *[(f"final_act_{kind}", f"Zatwierdzone: {act}.") for kind, act in ACTS],
    *[(f"undone_{kind}", f"Cofnięto: <player>, {thing}.") for kind, thing, _ in THINGS],
    *[(f"undone_{kind}", f"Cofnięto: <player>, {thing}. Podnieś {it}.") for kind, thing, it in THINGS],
    *[(f"undone_act_{kind}", f"Cofnięto: {act}.") for kind, act in ACTS],
    *[(f"asks_undo_{kind}", f"Cofnąć ruch: <player>, {thing}? {AGAIN}.") for kind, thing, _ in THINGS],
    *[(f"asks_undo_act_{kind}", f"Cofnąć ruch: {act}? {AGAIN}.") for kind, act in ACTS],
    ("not_done", "Bez zmian."),
    *[(f"undone_{kind}", f"Zabrano z planszy: <player>, {thing}.") for kind, thing, _ in THINGS],
    ("careful_taken", "Uwaga, <player who>: płytkę <number> ma już <player>. Wolne: <free>."),
    *[("careful_not_now", f"Uwaga, <player who>: teraz to niemożliwe. {waits}") for _, waits in WAITS],
    ("careful_turn", "Uwaga, <player who>: teraz gra <player>. Poczekaj na swoją kolej."),
    # answers
    *WAITS,
    ("awaits", "<waits>."),
    ("awaits", "<waits>. I jeszcze <more>."),
    *[(f"last_{kind}", f"Ostatni ruch: {act}.") for kind, act in ACTS],
    ("last_end", "Ostatni ruch: koniec gry."),
    ("last_none", "Na razie żadnego ruchu."),
    ("waits_nothing", "Gra skończona, na nic nie czekamy."),
    ("rounds", "Runda <number>, <rounds_left>."),
    ("rounds", "<Game> gra, runda <number>, <rounds_left>."),
    ("rounds_last", "Runda <number>, ostatnia."),
    ("rounds_last", "<Game> gra, runda <number>, ostatnia."),
    ("rounds_first", "Pierwszy wybór, potem <rounds>."),
    ("rounds_first", "<Game> gra, pierwszy wybór, potem <rounds>."),
    ("order_lots", "Najpierw losowanie, kto zaczyna."),
    ("order_first", "Pierwszy wybór, <moves>. <names>."),
    ("order_none", "Wszystkie ruchy są skończone."),
    ("order_acting", "Wybiera <player>. Po kolei <dominoes count>. <Items>."),
    ("order_acting_none", "Wybiera <player>. Po kolei zero płytek."),
    ("order_line", "Po kolei <dominoes count>. <Items>."),
    ("offer_line", "Do wyboru <dominoes count>. <Items>."),
    ("line_missing", "Do wyboru <dominoes count>, jeszcze <missing>. <Items>."),
    ("offer_none", "Do wyboru nic teraz nie leży."),
    ("offer_over", "Do wyboru nic teraz nie leży i nic już nie będzie."),
    ("row", "Rząd <row>: <row_cells>."),
    ("row", "<player>: rząd <row>: <row_cells>."),
    ("row_empty", "Rząd <row>: pusty."),
    ("row_empty", "<player>: rząd <row>: pusty."),
    ("aside_none", "Odłożono: na razie nic."),
    ("aside", "Odłożono: <dominoes>. <aside>."),
    ("aside", "Odłożono: <dominoes>. Poza grą: <dominoes left>. <aside>."),
    ("aside_on", "<aside>."),
    ("aside_one", "<player>, płytka <number>, <halves>"),
    ("aside_one", "Poza grą płytka <number>, <halves>"),
    ("list_over", "Koniec listy."),
    ("list_begins", "Początek listy."),
    ("no_earlier", "To jest najstarsze zdanie."),
    ("no_later", "To jest najnowsze zdanie."),
    ("nothing_said", "Jak dotąd nic nie zostało powiedziane."),
    ("nothing_open", "Brak ruchu do zatwierdzenia."),
    ("nothing_to_undo", "Teraz nie ma czego cofnąć."),
]

PLACES = [
    ("", "Wygrywa <players>, <points>"),
    ("", "Zwycięstwem dzielą się <players>, <points>"),
    ("largest_area", "Wygrywa <players>, <points>, rozstrzyga większy obszar, <squares>"),
    ("crowns", "Wygrywa <players>, <points>, rozstrzygają korony, <crowned>"),
    ("", "<Ordinal> miejsce <players>, <points>"),
    ("largest_area", "<Ordinal> miejsce <players>, <points>, <squares>"),
    ("crowns", "<Ordinal> miejsce <players>, <points>, <crowned>"),
]

TONGUE = Tongue(
    terrains={"zboże": "W", "las": "F", "jezioro": "L", "łąka": "M", "bagno": "S", "kopalnia": "N"},
    crowns={"z koroną": 1, "z dwiema koronami": 2, "z trzema koronami": 3},
    halves=(" i ", " i "),
    columns={one: one[0] for one in ("Alfa", "Bravo", "Cezar", "Delta", "Echo", "Foxtrot", "Golf")},
    rows={number(n): n for n in range(1, 8)},
    numbers={number(n): n for n in range(1, 49)},
    counted={
        "points": counted(False, "punkt", "punkty", "punktów", MOST),
        "squares": counted(True, "kratka", "kratki", "kratek"),
        "crowned": counted(True, "korona", "korony", "koron"),
        "dominoes": DOMINOES,
        "rounds": ROUNDS,
        "rounds_left": ROUNDS_LEFT,
        "moves": counted(False, "ruch", "ruchy", "ruchów", 9),
        "missing": {number(n, feminine=True): n for n in range(1, 6)},
        "more": {"jeden gracz": 1, "dwóch graczy": 2},
        "game": {"pierwsza": 1, "druga": 2, "trzecia": 3},
        "kings": {"jeden król": 1, "dwaj królowie": 2},
    },
    ordinals={"pierwsze": 1, "drugie": 2, "trzecie": 3, "czwarte": 4},
    variants={
        "Dynastia": "dynasty",
        "Scentralizowane królestwo": "centralised",
        "Harmonia": "harmony",
        "Pojedynek możnych": "duel",
        "Szerszy wybór": "wider",
    },
    item="płytka",
    empty=(" pusta", " puste"),
    castle="zamek",
    joined=" i ",
    patterns=PATTERNS,
    places=PLACES,
)
