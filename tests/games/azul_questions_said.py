"""What is answered in the fixed scene of test_azul_questions, word for word."""

from __future__ import annotations

from companion.language.phrases import Language

LITERAL: dict[tuple[Language, str, str], dict[str, str]] = {
    ("cs", "azul_mini", "normal"): {
        "offer": (
            "Na stole jsou čtyři místa. Výloha jedna: tři červené a jedna modrá. Výloha dva: dvě žluté a "
            "dvě černé. Výloha čtyři: jedna modrá, jedna žlutá, jedna červená a jedna černá."
        ),
        "offer 4": (
            "Střed stolu: pět bílých, dvě modré a žeton začínajícího hráče. Prázdné: výloha tři, výloha pět."
        ),
        "find red": ("Čtyři červené na dvou místech. Výloha jedna: tři červené. Výloha čtyři: jedna červená."),
        "left": (
            "V sáčku tři dlaždice: dvě žluté, jedna bílá. Ve víku dvě dlaždice: jedna modrá, jedna "
            "černá. Na stole leží devatenáct, v přípravných řadách čtyři, na stěnách sedm, na podlahách "
            "tři."
        ),
        "fits": (
            "Brát se dá ze čtyř míst, z každého se dá doplnit řada. Výloha jedna: řadu tři doplní tři "
            "červené, spadne jedna, dál jedna modrá. Výloha dva: řadu dva doplní dvě žluté, spadne "
            "jedna, dál dvě černé. Výloha čtyři: řadu dva doplní jedna žlutá, dál jedna modrá, jedna "
            "červená, jedna černá."
        ),
        "fits 1": (
            "Výloha jedna. Tři červené: řada tři plná, řada čtyři chybí jedna. Jedna modrá: řada čtyři chybí tři."
        ),
        "fits 1 red": (
            "Vzít tři červené z výlohy jedna: na výběr dvě řady. Přípravná řada tři bude plná, spadne "
            "jedna, na podlaze bude mínus šest bodů, teď je tam mínus čtyři, dlaždice by teď na stěně "
            "přinesla jeden bod. Přípravná řada čtyři, bude chybět jedna, dlaždice by teď na stěně "
            "přinesla jeden bod. Všechno na podlahu, na podlaze bude mínus jedenáct bodů, teď je tam "
            "mínus čtyři."
        ),
        "best": (
            "Nejdřív to nejlepší, zisk je za tohle kolo. Zisk šest bodů: jedna žlutá z výlohy čtyři, řada dva "
            "plná. Zisk čtyři body: dvě žluté z výlohy dva, řada dva plná, spadne jedna. Ztráta jeden bod: "
            "tři červené z výlohy jedna, řada tři plná, spadne jedna."
        ),
        "cost 1 red 3": (
            "Vzít tři červené z výlohy jedna: přípravná řada tři bude plná, spadne jedna, na podlaze "
            "bude mínus šest bodů, teď je tam mínus čtyři, dlaždice by teď na stěně přinesla jeden bod."
        ),
        "cost 0 white 0": (
            "Vzít pět bílých ze středu stolu: všechno na podlahu, k tomu žeton začínajícího hráče, na "
            "podlaze bude mínus čtrnáct bodů, teď je tam mínus čtyři."
        ),
        "lines": (
            "Začaté jsou tři přípravné řady. Řada dva: jedna žlutá, chybí jedna. Řada tři: jedna "
            "červená, chybí dvě. Řada pět: dvě černé, chybí tři. Prázdné: řada jedna, řada čtyři."
        ),
        "wall": (
            "Stěna: sedm dlaždic. Řada jedna: modrá, žlutá, červená a černá. Řada dva: modrá a červená. "
            "Řada tři: modrá. Prázdné: řada čtyři, řada pět."
        ),
        "floor": (
            "Podlaha: dvě modré a jedna černá, mínus čtyři body. Co spadne jako další, ubere ještě dva body."
        ),
        "row 2": (
            "Přípravná řada dva: jedna žlutá, chybí jedna. Stěna: modrá, červená. Chybí: bílá, žlutá, černá."
        ),
        "column 2": (
            "Sloupec dva: řada jedna žlutá, řada dva modrá. Volná místa: řada tři bílá, řada čtyři černá, řada "
            "pět červená."
        ),
        "here 1 4": "Řada jedna, sloupec čtyři: leží tu černá dlaždice. Vodorovně čtyři, svisle dvě.",
        "here 2 3": (
            "Řada dva, sloupec tři: prázdno, smí sem žlutá. Teď by přinesla šest bodů, vodorovně tři, svisle tři."
        ),
        "rounds": "Kolo tři, dohrána jsou dvě kola. Lucka: v jedné řadě chybí jedna.",
        "order": ("Pořadí tahů: Lucka, Karel. Kolo začíná Karel. Žeton začínajícího hráče leží uprostřed."),
        "score": "Lucka má devatenáct bodů, bonusy zatím nic nepřinesou.",
        "bonuses": (
            "Bonusy: nula bodů. Řada jedna: ještě chybí jedna, bonus dva body. Sloupec dva: ještě chybí "
            "tři, bonus sedm bodů. Modrá barva: ještě chybí dvě, bonus deset bodů."
        ),
        "ranking": "Vede Lucka, devatenáct bodů. Druhé místo Karel, nula bodů.",
    },
    ("cs", "azul_mini", "terse"): {
        "offer": (
            "Na stole jsou čtyři místa. Výloha jedna: tři červené, modrá. Výloha dva: dvě žluté, dvě "
            "černé. Výloha čtyři: modrá, žlutá, červená, černá."
        ),
        "offer 4": "Střed: pět bílých, dvě modré, žeton. Prázdné: výloha tři, výloha pět.",
        "find red": ("Čtyři červené na dvou místech. Výloha jedna: tři červené. Výloha čtyři: červená."),
        "left": "Sáček: dvě žluté, bílá. Víko: modrá, černá.",
        "fits": (
            "Brát se dá ze čtyř míst, z každého se dá doplnit řada. Výloha jedna: řadu tři doplní tři "
            "červené, spadne jedna, dál modrá. Výloha dva: řadu dva doplní dvě žluté, spadne jedna, dál "
            "dvě černé. Výloha čtyři: řadu dva doplní žlutá, dál modrá, červená, černá."
        ),
        "fits 1": (
            "Výloha jedna. Tři červené: řada tři plná, řada čtyři chybí jedna. Modrá: řada čtyři chybí tři."
        ),
        "fits 1 red": (
            "Vzít tři červené z výlohy jedna: na výběr dvě řady. Řada tři plná, spadne jedna, podlaha mínus "
            "šest, na stěně jeden bod. Řada čtyři, chybí jedna, na stěně jeden bod. Na podlahu, podlaha "
            "mínus jedenáct."
        ),
        "best": (
            "Nejdřív to nejlepší, zisk je za tohle kolo. Zisk šest bodů: žlutá z výlohy čtyři, řada dva plná. "
            "Zisk čtyři body: dvě žluté z výlohy dva, řada dva plná, spadne jedna. Ztráta jeden bod: tři "
            "červené z výlohy jedna, řada tři plná, spadne jedna."
        ),
        "cost 1 red 3": (
            "Vzít tři červené z výlohy jedna: řada tři plná, spadne jedna, podlaha mínus šest, na stěně jeden bod."
        ),
        "cost 0 white 0": "Vzít pět bílých ze středu stolu: na podlahu, žeton, podlaha mínus čtrnáct.",
        "lines": (
            "Začaté jsou tři přípravné řady. Řada dva: žlutá, chybí jedna. Řada tři: červená, chybí dvě. "
            "Řada pět: dvě černé, chybí tři. Prázdné: řada jedna, řada čtyři."
        ),
        "wall": (
            "Stěna: sedm dlaždic. Řada jedna modrá, žlutá, červená, černá. Řada dva modrá, červená. Řada "
            "tři modrá. Prázdné: řada čtyři, řada pět."
        ),
        "floor": "Podlaha: dvě modré, černá, mínus čtyři body.",
        "row 2": ("Přípravná řada dva: žlutá, chybí jedna. Stěna: modrá, červená. Chybí: bílá, žlutá, černá."),
        "column 2": (
            "Sloupec dva: řada jedna žlutá, řada dva modrá. Volná místa: řada tři bílá, řada čtyři černá, řada "
            "pět červená."
        ),
        "here 1 4": "Řada jedna, sloupec čtyři: černá.",
        "here 2 3": "Řada dva, sloupec tři: prázdno, žlutá, šest bodů.",
        "rounds": "Kolo tři, dohrána jsou dvě kola. Lucka: v jedné řadě chybí jedna.",
        "order": "Pořadí tahů: Lucka, Karel. Žeton: střed.",
        "score": "Lucka devatenáct bodů.",
        "bonuses": (
            "Bonusy: nula bodů. Řada jedna: ještě chybí jedna, bonus dva body. Sloupec dva: ještě chybí "
            "tři, bonus sedm bodů. Modrá barva: ještě chybí dvě, bonus deset bodů."
        ),
        "ranking": "Vede Lucka, devatenáct bodů. Druhé místo Karel, nula bodů.",
    },
    ("cs", "master_chocolatier", "full"): {
        "offer": (
            "Na stole jsou čtyři místa. Nabídka jedna, speciální: tři bílé a jedna modrá. Platí na ní: "
            "co na ní zbude, zůstává na ní a nejde do středu stolu. Nabídka dva: dvě hnědé a dvě černé. "
            "Nabídka čtyři, speciální: jedna modrá, jedna hnědá, jedna bílá a jedna černá. Platí na ní: "
            "až budou všechny nabídky plné, vezme si po jedné červené z obou sousedních nabídek."
        ),
        "offer 4": (
            "Střed stolu: pět červených, dvě modré a žeton začínajícího hráče. Prázdné: nabídka tři, nabídka pět."
        ),
        "left": (
            "V sáčku tři pralinky: dvě hnědé, jedna červená. Ve víku dvě pralinky: jedna modrá, jedna "
            "černá. Na stole leží devatenáct, v přípravných řadách čtyři, v bonboniérách sedm, na "
            "podlahách tři."
        ),
        "fits 1 white": (
            "Vzít tři bílé z nabídky jedna: na výběr dvě řady. Přípravná řada tři bude plná, spadne "
            "jedna, na podlaze bude mínus šest bodů, teď je tam mínus čtyři, pralinka by teď v "
            "bonboniéře přinesla jeden bod. Přípravná řada čtyři, bude chybět jedna, pralinka by teď v "
            "bonboniéře přinesla jeden bod. Všechno na podlahu, na podlaze bude mínus jedenáct bodů, teď "
            "je tam mínus čtyři."
        ),
        "cost 1 white 3": (
            "Vzít tři bílé z nabídky jedna: přípravná řada tři bude plná, spadne jedna, na podlaze bude "
            "mínus šest bodů, teď je tam mínus čtyři, pralinka by teď v bonboniéře přinesla jeden bod."
        ),
        "wall": (
            "Bonboniéra: sedm pralinek. Řada jedna: modrá, hnědá, bílá a černá. Řada dva: modrá a bílá. "
            "Řada tři: modrá. Prázdné: řada čtyři, řada pět."
        ),
        "row 2": (
            "Přípravná řada dva: jedna hnědá, chybí jedna. Bonboniéra: modrá, bílá. Chybí: červená, hnědá, černá."
        ),
        "here 1 4": "Řada jedna, sloupec čtyři: leží tu černá pralinka. Vodorovně čtyři, svisle dvě.",
    },
    ("pl", "azul_mini", "normal"): {
        "offer": (
            "Do wyboru: cztery miejsca. Warsztat jeden: trzy czerwone i jedna niebieska. Warsztat dwa: dwie "
            "żółte i dwie czarne. Warsztat cztery: jedna niebieska, jedna żółta, jedna czerwona i jedna "
            "czarna."
        ),
        "offer 4": (
            "Środek stołu: pięć białych, dwie niebieskie i znacznik gracza rozpoczynającego. Puste: "
            "warsztat trzy, warsztat pięć."
        ),
        "find red": (
            "Razem cztery czerwone, dwa miejsca. Warsztat jeden: trzy czerwone. Warsztat cztery: jedna czerwona."
        ),
        "left": (
            "W woreczku trzy płytki: dwie żółte, jedna biała. W wieczku dwie płytki: jedna niebieska, jedna "
            "czarna. Do wzięcia dziewiętnaście, w liniach wzoru cztery, na ścianach siedem, na podłogach "
            "trzy."
        ),
        "fits": (
            "Do wyboru: cztery miejsca, z tego cztery dopełniają linię. Warsztat jeden: linię trzy dopełnią "
            "trzy czerwone, spadnie jedna, dalej jedna niebieska. Warsztat dwa: linię dwa dopełnią dwie "
            "żółte, spadnie jedna, dalej dwie czarne. Warsztat cztery: linię dwa dopełni jedna żółta, dalej "
            "jedna niebieska, jedna czerwona, jedna czarna."
        ),
        "fits 1": (
            "Warsztat jeden. Tu trzy czerwone: dopełni linię trzy, linia cztery jeszcze jedna. Tu jedna "
            "niebieska: linia cztery jeszcze trzy."
        ),
        "fits 1 red": (
            "Wziąć trzy czerwone z warsztatu jeden: do wyboru dwie linie. Dopełni linię wzoru trzy, spadnie "
            "jedna, podłoga będzie kosztować sześć punktów, teraz kosztuje cztery, płytka dałaby teraz na "
            "ścianie jeden punkt. Linia wzoru cztery, wolne w niej jedno miejsce, płytka dałaby teraz na "
            "ścianie jeden punkt. Wszystko na podłogę, podłoga będzie kosztować jedenaście punktów, teraz "
            "kosztuje cztery."
        ),
        "best": (
            "Najlepsze najpierw, zysk jest za tę rundę. Zysk sześć punktów: jedna żółta z warsztatu cztery, "
            "dopełni linię dwa. Zysk cztery punkty: dwie żółte z warsztatu dwa, dopełni linię dwa, spadnie "
            "jedna. Strata jeden punkt: trzy czerwone z warsztatu jeden, dopełni linię trzy, spadnie jedna."
        ),
        "cost 1 red 3": (
            "Wziąć trzy czerwone z warsztatu jeden: dopełni linię wzoru trzy, spadnie jedna, podłoga będzie "
            "kosztować sześć punktów, teraz kosztuje cztery, płytka dałaby teraz na ścianie jeden punkt."
        ),
        "cost 0 white 0": (
            "Wziąć pięć białych ze środka stołu: wszystko na podłogę, do tego znacznik gracza "
            "rozpoczynającego, podłoga będzie kosztować czternaście punktów, teraz kosztuje cztery."
        ),
        "lines": (
            "Zaczęte są trzy linie wzoru. Linia dwa: jedna żółta, jeszcze jedna. Linia trzy: jedna czerwona, "
            "jeszcze dwie. Linia pięć: dwie czarne, jeszcze trzy. Puste: linia jeden, linia cztery."
        ),
        "wall": (
            "Ściana: siedem płytek. Rząd jeden: niebieska, żółta, czerwona i czarna. Rząd dwa: niebieska i "
            "czerwona. Rząd trzy: niebieska. Puste: rząd cztery, rząd pięć."
        ),
        "floor": (
            "Podłoga: dwie niebieskie i jedna czarna. Kosztuje cztery punkty, następna rzecz kosztuje "
            "jeszcze dwa punkty."
        ),
        "row 2": (
            "Po lewej linia dwa: jedna żółta, jeszcze jedna. Ściana: niebieska, czerwona. Brakuje: biała, "
            "żółta, czarna."
        ),
        "column 2": (
            "Kolumna dwa: rząd jeden żółta, rząd dwa niebieska. Wolne: rząd trzy biała, rząd cztery czarna, "
            "rząd pięć czerwona."
        ),
        "here 1 4": ("Rząd jeden, kolumna cztery: leży tu czarna płytka. W poziomie cztery, w pionie dwie."),
        "here 2 3": (
            "Rząd dwa, kolumna trzy: pusto, pasuje tu żółta. Dałaby teraz sześć punktów, w poziomie trzy, w "
            "pionie trzy."
        ),
        "rounds": "Runda trzy, za nami dwie rundy. Lucka: jeden rząd z czterema.",
        "order": (
            "Kolejność: Lucka, Karel. Rundę zaczyna Karel. Znacznik gracza rozpoczynającego leży na środku."
        ),
        "score": "Lucka ma dziewiętnaście punktów, premie na razie nic nie dają.",
        "bonuses": (
            "Premie: zero punktów. Rząd jeden: jeszcze jedna, premia dwa punkty. Kolumna dwa: jeszcze trzy, "
            "premia siedem punktów. Niebieskie: jeszcze dwie, premia dziesięć punktów."
        ),
        "ranking": "Prowadzi Lucka, dziewiętnaście punktów. Drugie miejsce Karel, zero punktów.",
    },
    ("pl", "azul_mini", "terse"): {
        "offer": (
            "Do wyboru: cztery miejsca. Warsztat jeden: trzy czerwone, niebieska. Warsztat dwa: dwie żółte, "
            "dwie czarne. Warsztat cztery: niebieska, żółta, czerwona, czarna."
        ),
        "offer 4": ("Środek: pięć białych, dwie niebieskie, znacznik. Puste: warsztat trzy, warsztat pięć."),
        "find red": (
            "Razem cztery czerwone, dwa miejsca. Warsztat jeden: trzy czerwone. Warsztat cztery: czerwona."
        ),
        "left": "Woreczek: dwie żółte, biała. Wieczko: niebieska, czarna.",
        "fits": (
            "Do wyboru: cztery miejsca, z tego cztery dopełniają linię. Warsztat jeden: linię trzy dopełnią "
            "trzy czerwone, spadnie jedna, dalej niebieska. Warsztat dwa: linię dwa dopełnią dwie żółte, "
            "spadnie jedna, dalej dwie czarne. Warsztat cztery: linię dwa dopełni żółta, dalej niebieska, "
            "czerwona, czarna."
        ),
        "fits 1": (
            "Warsztat jeden. Tu trzy czerwone: dopełni linię trzy, linia cztery jeszcze jedna. Tu niebieska: "
            "linia cztery jeszcze trzy."
        ),
        "fits 1 red": (
            "Wziąć trzy czerwone z warsztatu jeden: do wyboru dwie linie. Dopełni linię trzy, spadnie jedna, "
            "podłoga minus sześć, na ścianie jeden punkt. Linia cztery, jeszcze jedna, na ścianie jeden punkt. "
            "Na podłogę, podłoga minus jedenaście."
        ),
        "best": (
            "Najlepsze najpierw, zysk jest za tę rundę. Zysk sześć punktów: żółta z warsztatu cztery, dopełni "
            "linię dwa. Zysk cztery punkty: dwie żółte z warsztatu dwa, dopełni linię dwa, spadnie jedna. Strata "
            "jeden punkt: trzy czerwone z warsztatu jeden, dopełni linię trzy, spadnie jedna."
        ),
        "cost 1 red 3": (
            "Wziąć trzy czerwone z warsztatu jeden: dopełni linię trzy, spadnie jedna, podłoga minus sześć, na "
            "ścianie jeden punkt."
        ),
        "cost 0 white 0": ("Wziąć pięć białych ze środka stołu: na podłogę, znacznik, podłoga minus czternaście."),
        "lines": (
            "Zaczęte są trzy linie wzoru. Linia dwa: żółta, jeszcze jedna. Linia trzy: czerwona, jeszcze dwie. "
            "Linia pięć: dwie czarne, jeszcze trzy. Puste: linia jeden, linia cztery."
        ),
        "wall": (
            "Ściana: siedem płytek. Rząd jeden niebieska, żółta, czerwona, czarna. Rząd dwa niebieska, "
            "czerwona. Rząd trzy niebieska. Puste: rząd cztery, rząd pięć."
        ),
        "floor": "Podłoga: dwie niebieskie, czarna, minus cztery punkty.",
        "row 2": (
            "Po lewej linia dwa: żółta, jeszcze jedna. Ściana: niebieska, czerwona. Brakuje: biała, żółta, czarna."
        ),
        "column 2": (
            "Kolumna dwa: rząd jeden żółta, rząd dwa niebieska. Wolne: rząd trzy biała, rząd cztery czarna, "
            "rząd pięć czerwona."
        ),
        "here 1 4": "Rząd jeden, kolumna cztery: czarna.",
        "here 2 3": "Rząd dwa, kolumna trzy: pusto, żółta, sześć punktów.",
        "rounds": "Runda trzy, za nami dwie rundy. Lucka: jeden rząd z czterema.",
        "order": "Kolejność: Lucka, Karel. Znacznik: środek.",
        "score": "Lucka dziewiętnaście punktów.",
        "bonuses": (
            "Premie: zero punktów. Rząd jeden: jeszcze jedna, premia dwa punkty. Kolumna dwa: jeszcze trzy, "
            "premia siedem punktów. Niebieskie: jeszcze dwie, premia dziesięć punktów."
        ),
        "ranking": "Prowadzi Lucka, dziewiętnaście punktów. Drugie miejsce Karel, zero punktów.",
    },
    ("pl", "master_chocolatier", "full"): {
        "offer": (
            "Do wyboru: cztery miejsca. Warsztat jeden, specjalny: trzy białe i jedna niebieska. Złota strona: "
            "to, co na nim zostaje, leży tam dalej i nie idzie na środek stołu. Warsztat dwa: dwie brązowe i "
            "dwie czarne. Warsztat cztery, specjalny: jedna niebieska, jedna brązowa, jedna biała i jedna "
            "czarna. Złota strona: gdy wszystkie warsztaty są pełne, bierze po jednej czerwonej z obu "
            "sąsiednich warsztatów."
        ),
        "offer 4": (
            "Środek stołu: pięć czerwonych, dwie niebieskie i znacznik gracza rozpoczynającego. Puste: "
            "warsztat trzy, warsztat pięć."
        ),
        "left": (
            "W woreczku trzy pralinki: dwie brązowe, jedna czerwona. W wieczku dwie pralinki: jedna "
            "niebieska, jedna czarna. Do wzięcia dziewiętnaście, w liniach wzoru cztery, w bombonierkach "
            "siedem, na podłogach trzy."
        ),
        "fits 1 white": (
            "Wziąć trzy białe z warsztatu jeden: do wyboru dwie linie. Dopełni linię wzoru trzy, spadnie jedna,"
            " podłoga będzie kosztować sześć punktów, teraz kosztuje cztery, pralinka dałaby teraz w "
            "bombonierce jeden punkt. Linia wzoru cztery, wolne w niej jedno miejsce, pralinka dałaby teraz w "
            "bombonierce jeden punkt. Wszystko na podłogę, podłoga będzie kosztować jedenaście punktów, teraz "
            "kosztuje cztery."
        ),
        "cost 1 white 3": (
            "Wziąć trzy białe z warsztatu jeden: dopełni linię wzoru trzy, spadnie jedna, podłoga będzie "
            "kosztować sześć punktów, teraz kosztuje cztery, pralinka dałaby teraz w bombonierce jeden punkt."
        ),
        "wall": (
            "Bombonierka: siedem pralinek. Rząd jeden: niebieska, brązowa, biała i czarna. Rząd dwa: "
            "niebieska i biała. Rząd trzy: niebieska. Puste: rząd cztery, rząd pięć."
        ),
        "row 2": (
            "Po lewej linia dwa: jedna brązowa, jeszcze jedna. Bombonierka: niebieska, biała. Brakuje: "
            "czerwona, brązowa, czarna."
        ),
        "here 1 4": ("Rząd jeden, kolumna cztery: leży tu czarna pralinka. W poziomie cztery, w pionie dwie."),
    },
    ("en", "azul_mini", "normal"): {
        "offer": (
            "On offer: four places. Display one: three red and one blue. Display two: two yellow and two "
            "black. Display four: one blue, one yellow, one red and one black."
        ),
        "offer 4": (
            "The centre of the table: five white, two blue and the starting player marker. Empty: display "
            "three, display five."
        ),
        "find red": "Together four red, two places. Display one: three red. Display four: one red.",
        "left": (
            "In the bag three tiles: two yellow, one white. In the lid two tiles: one blue, one black. On "
            "offer nineteen, in pattern lines four, on walls seven, on floors three."
        ),
        "fits": (
            "To choose from: four places, of them four complete a line. Display one: line three gets full "
            "with three red, and one falls, also one blue. Display two: line two gets full with two yellow, "
            "and one falls, also two black. Display four: line two gets full with one yellow, also one "
            "blue, one red, one black."
        ),
        "fits 1": (
            "Display one. Three red: fills line three, line four lacks one. One blue: line four lacks three."
        ),
        "fits 1 red": (
            "Taking three red from display one: a choice of two lines. Fills pattern line three, and one falls,"
            " the floor costs six points instead of four, on the wall it brings one point now. Pattern line "
            "four still lacks one, on the wall it brings one point now. All go to the floor, the floor costs "
            "eleven points instead of four."
        ),
        "best": (
            "The best first, with what it brings in this round. It brings six points: one yellow from display "
            "four, fills line two. It brings four points: two yellow from display two, fills line two, and one "
            "falls. It takes away one point: three red from display one, fills line three, and one falls."
        ),
        "cost 1 red 3": (
            "Taking three red from display one: fills pattern line three, and one falls, the floor costs six "
            "points instead of four, on the wall it brings one point now."
        ),
        "cost 0 white 0": (
            "Taking five white from the centre of the table: all go to the floor, the starting player marker "
            "comes along, the floor costs fourteen points instead of four."
        ),
        "lines": (
            "Three lines are begun. Line two: one yellow, one missing. Line three: one red, two missing. Line "
            "five: two black, three missing. Empty: line one, line four."
        ),
        "wall": (
            "Wall: seven tiles. Row one: blue, yellow, red and black. Row two: blue and red. Row three: "
            "blue. Empty: row four, row five."
        ),
        "floor": ("Floor: two blue and one black. It costs four points, the next thing costs two points more."),
        "row 2": ("Pattern line two: one yellow, one missing. Wall: blue, red. Missing: white, yellow, black."),
        "column 2": (
            "Column two: row one yellow, row two blue. Free: row three white, row four black, row five red."
        ),
        "here 1 4": "Row one, column four: the black tile lies there. Across four, down two.",
        "here 2 3": (
            "Row two, column three: empty, place for yellow. It would now bring six points, across three, "
            "down three."
        ),
        "rounds": "Round three, after two rounds. Lucka: one row with four.",
        "order": (
            "In turn: Lucka, Karel. The round began with Karel. The starting player marker lies in the centre."
        ),
        "score": "Lucka has nineteen points, the bonuses bring nothing yet.",
        "bonuses": (
            "Bonuses: zero points. Row one still lacks one, bonus two points. Column two still lacks three, "
            "bonus seven points. Blue still lacks two, bonus ten points."
        ),
        "ranking": "In the lead, Lucka, nineteen points. Second place Karel, zero points.",
    },
    ("en", "azul_mini", "terse"): {
        "offer": (
            "On offer: four places. Display one: three red, one blue. Display two: two yellow, two black. "
            "Display four: one blue, one yellow, one red, one black."
        ),
        "offer 4": "Centre: five white, two blue, marker. Empty: display three, display five.",
        "find red": "Together four red, two places. Display one: three red. Display four: one red.",
        "left": "Bag: two yellow, one white. Lid: one blue, one black.",
        "fits": (
            "To choose from: four places, of them four complete a line. Display one: line three gets full "
            "with three red, and one falls, also one blue. Display two: line two gets full with two yellow, "
            "and one falls, also two black. Display four: line two gets full with one yellow, also one "
            "blue, one red, one black."
        ),
        "fits 1": (
            "Display one. Three red: fills line three, line four lacks one. One blue: line four lacks three."
        ),
        "fits 1 red": (
            "Taking three red from display one: a choice of two lines. Fills line three, and one falls, floor "
            "minus six, on the wall one point. Line four lacks one, on the wall one point. To the floor, floor "
            "minus eleven."
        ),
        "best": (
            "The best first, with what it brings in this round. It brings six points: one yellow from display "
            "four, fills line two. It brings four points: two yellow from display two, fills line two, and one "
            "falls. It takes away one point: three red from display one, fills line three, and one falls."
        ),
        "cost 1 red 3": (
            "Taking three red from display one: fills line three, and one falls, floor minus six, on the wall "
            "one point."
        ),
        "cost 0 white 0": (
            "Taking five white from the centre of the table: to the floor, marker, floor minus fourteen."
        ),
        "lines": (
            "Three lines are begun. Line two: one yellow, one missing. Line three: one red, two missing. Line "
            "five: two black, three missing. Empty: line one, line four."
        ),
        "wall": (
            "Wall: seven tiles. Row one blue, yellow, red, black. Row two blue, red. Row three blue. Empty: "
            "row four, row five."
        ),
        "floor": "Floor: two blue, one black, minus four points.",
        "row 2": ("Pattern line two: one yellow, one missing. Wall: blue, red. Missing: white, yellow, black."),
        "column 2": (
            "Column two: row one yellow, row two blue. Free: row three white, row four black, row five red."
        ),
        "here 1 4": "Row one, column four: black.",
        "here 2 3": "Row two, column three: empty, yellow, six points.",
        "rounds": "Round three, after two rounds. Lucka: one row with four.",
        "order": "In turn: Lucka, Karel. Marker: centre.",
        "score": "Lucka nineteen points.",
        "bonuses": (
            "Bonuses: zero points. Row one still lacks one, bonus two points. Column two still lacks three, "
            "bonus seven points. Blue still lacks two, bonus ten points."
        ),
        "ranking": "In the lead, Lucka, nineteen points. Second place Karel, zero points.",
    },
    ("en", "master_chocolatier", "full"): {
        "offer": (
            "On offer: four places. Display one, special: three white and one blue. Gold side: what is left on "
            "it stays there and does not go to the centre. Display two: two brown and two black. Display four, "
            "special: one blue, one brown, one white and one black. Gold side: once all displays are filled, it"
            " takes one red from each of its two neighbours."
        ),
        "offer 4": (
            "The centre of the table: five red, two blue and the starting player marker. Empty: display "
            "three, display five."
        ),
        "left": (
            "In the bag three pralines: two brown, one red. In the lid two pralines: one blue, one black. "
            "On offer nineteen, in pattern lines four, in boxes seven, on floors three."
        ),
        "fits 1 white": (
            "Taking three white from display one: a choice of two lines. Fills pattern line three, and one "
            "falls, the floor costs six points instead of four, in the box it brings one point now. Pattern "
            "line four still lacks one, in the box it brings one point now. All go to the floor, the floor "
            "costs eleven points instead of four."
        ),
        "cost 1 white 3": (
            "Taking three white from display one: fills pattern line three, and one falls, the floor costs six "
            "points instead of four, in the box it brings one point now."
        ),
        "wall": (
            "Box: seven pralines. Row one: blue, brown, white and black. Row two: blue and white. Row "
            "three: blue. Empty: row four, row five."
        ),
        "row 2": ("Pattern line two: one brown, one missing. Box: blue, white. Missing: red, brown, black."),
        "here 1 4": "Row one, column four: the black praline lies there. Across four, down two.",
    },
}
"""Language, edition and level -> question -> what is said."""
