"""What is answered in the fixed scene of test_queens_questions_table, word for word."""

from __future__ import annotations

from companion.language.phrases import Language

LITERAL: dict[tuple[Language, str], dict[str, str]] = {
    ("cs", "normal"): {
        "offer": (
            "Ve výloze pět dílků a jedna destička, tři barvy. Modrá, dva záhony: strom na sloupečku nebo "
            "na místě dva, rostlina destička na místě jedna. Fialová, jeden záhon: květina na sloupečku. "
            "Žlutá, jeden záhon: pták na sloupečku."
        ),
        "offer 0": (
            "Vrch sloupečku: modrý strom, žlutý pták ve dvou kusech, fialová květina. Ve sloupečku jsou "
            "dvě destičky."
        ),
        "offer 1": "Místo jedna: destička modrá rostlina, dá se vzít.",
        "offer 3": "Místo tři: destička je v tomhle kole už pryč.",
        "left": (
            "V sáčku osmdesát devět dílků, ve věži nula. Destičky: ve sloupečku dvě, v dalších kolech deset, v "
            "obecné zásobě šestnáct, dosud neviděné třicet čtyři. Modrá: v sáčku jedenáct, ve věži nula. Fialová:"
            " v sáčku čtrnáct, ve věži nula. Tmavě fialová: v sáčku osmnáct, ve věži nula."
        ),
        "find blue": (
            "Modrá: na zahradě čtyři, ve skladišti jeden, ve výloze tři. Modrý strom: u fontány "
            "dvanáctka. Modrý pták: u fontány dvojka. Modrý motýl: u fontány čtyřka."
        ),
        "here fountain-2": (
            "Políčko u fontány na dvojce: modrý pták. Modrá skupina: čtyři záhony, deset bodů. Do úplné skupiny "
            "chybí rostlina, tulipány."
        ),
        "here 6-middle": (
            "Destička záhonů na šestce, střed: prázdno. Ze skladiště sem smí čtyři záhony: fialový "
            "strom, světle zelený pták, fialový motýl. Další záhon by sem směl, ale není čím ho zaplatit."
        ),
        "around fountain-6": (
            "Políčko u fontány na šestce, okolí. Na dvanáctce: fontána, chybí jeden záhon. Na dvojce: "
            "modrý motýl. Na čtyřce: socha na pětce, chybí čtyři záhony. Na šestce: prázdno. Na osmičce: "
            "lavička na sedmičce, chybí pět záhonů. Na desítce: prázdno."
        ),
        "surround": (
            "Obklopený zatím není žádný prvek, zbývá osm. Fontána: chybí jeden záhon, odměna jeden žolík. "
            "Lavička na trojce: chybí dva záhony, odměna dva žolíci. Pavilón na dvojce: chybí tři "
            "záhony, odměna tři žolíci."
        ),
        "surround ornament-1": (
            "Socha na jedničce: chybí tři záhony, odměna dva žolíci. Destička dvanáctka okraj čtyřka, "
            "zatím bez destičky. Destička dvojka okraj desítka. Destička dvanáctka okraj šestka, zatím "
            "bez destičky."
        ),
        "garden": (
            "Zahrada: osm záhonů, dvě destičky. U fontány: dvanáctka modrý strom, dvojka modrý pták, čtyřka modrý"
            " motýl, šestka žlutý motýl, desítka žlutý strom. Volno: osmička. Destička dvojka: dvanáctka fialový "
            "pták, šestka žlutá květina, osmička modrá květina. Volno: dvojka, čtyřka, desítka. Destička šestka, "
            "rubem nahoru: všechno prázdné. Bez destičky: dvanáctka, čtyřka, osmička, desítka."
        ),
        "storage": (
            "Skladiště: šest dílků, tři žolíci, volná jsou tři místa. Destičky: žluté tulipány, jedno "
            "místo volné. Modrá: rostlina. Fialová: strom, motýl. Světle zelená: dva ptáci, motýl."
        ),
        "groups": (
            "Čtyři skupiny. Modrá skupina: čtyři záhony, deset bodů. Do úplné skupiny chybí rostlina, "
            "tulipány. Skupina stromů: dva záhony, zatím bez bodů, k bodům chybí ještě jeden. Do úplné "
            "skupiny chybí fialová, tmavě fialová, světle zelená, tmavě zelená. Skupina motýlů: dva "
            "záhony, zatím bez bodů, k bodům chybí ještě jeden. Do úplné skupiny chybí fialová, tmavě "
            "fialová, světle zelená, tmavě zelená."
        ),
        "fits": (
            "Ze skladiště se teď dají položit čtyři záhony, dva položit nejdou. "
            "Fialový strom: devět míst, náklady jedna. "
            "Světle zelený pták: osm míst, náklady dva. Fialový motýl: deset míst, náklady tři, z toho jeden "
            "žolík."
        ),
        "fits butterfly-purple": (
            "Fialový motýl: deset míst, náklady tři, k tomu fialový strom a žolík. U fontány osmička. Destička "
            "dvojka okraj dvojka. Destička dvojka okraj desítka."
        ),
        "fits tulips-yellow": (
            "Žluté tulipány: čtyři místa, náklady šest, k zaplacení chybí dva. Destička dvanáctka, záhon "
            "dvanáctka, dvojka, čtyřka, osmička nebo desítka. Destička čtyřka, záhon dvanáctka, dvojka, "
            "čtyřka, šestka nebo osmička. Destička osmička, libovolně otočená."
        ),
        "pay butterfly-purple": (
            "Fialový motýl: náklady tři i se sebou, na výběr tři způsoby placení. Fialový strom a žolík. "
            "Světle zelený motýl a žolík. Dva žolíci."
        ),
        "best": (
            "Nejdřív to nejlepší. Zisk jedenáct bodů a jeden žolík: položit dílek fialový motýl, u fontány "
            "osmička, k tomu dva žolíci. Zisk jedenáct bodů a jeden žolík: položit dílek světle zelený motýl, u "
            "fontány osmička, k tomu dva žolíci. Vzít modré, ze sloupečku modrý strom."
        ),
        "rounds": (
            "Kolo dva, zbývají dvě kola. Pořadí tahů: Lucka, Karel. Kolo začíná Karel. Žeton "
            "začínajícího hráče leží ve výloze."
        ),
        "wheel": (
            "Otočné kolo v kole dva. Pták: za záhon jeden bod, na zahradě dva. Tmavě fialová: za záhon "
            "jeden bod, na zahradě nula. Motýl: za záhon dva body, na zahradě dva. Jeden pavilón. Teď by "
            "to bylo sedm bodů. Příští kolo: fialová jeden bod, květina dva body, žlutá jeden bod."
        ),
        "score": (
            "Lucka má devatenáct bodů, s koncem hry by bylo deset: skladiště mínus devatenáct, skupiny "
            "deset, bonusy nula."
        ),
    },
    ("cs", "terse"): {
        "here fountain-2": (
            "U fontány dvojka: modrý pták. Modrá skupina: čtyři záhony, deset bodů, chybí rostlina, tulipány."
        ),
        "here 6-middle": (
            "Destička šestka, střed: prázdno, smí sem čtyři záhony: fialový strom, světle zelený pták, fialový "
            "motýl."
        ),
        "around fountain-6": (
            "U fontány šestka. Na dvanáctce: fontána, chybí jeden záhon. Na dvojce: modrý motýl. Na "
            "čtyřce: socha pětka, chybí čtyři záhony. Na šestce: prázdno. Na osmičce: lavička sedmička, "
            "chybí pět záhonů. Na desítce: prázdno."
        ),
        "storage": (
            "Skladiště: šest dílků, tři žolíci, volno tři místa. Destičky: žluté tulipány. Modrá: "
            "rostlina. Fialová: strom, motýl. Světle zelená: dva ptáci, motýl."
        ),
        "groups": (
            "Čtyři skupiny. Modrá skupina: čtyři záhony, deset bodů, chybí rostlina, tulipány. Skupina "
            "stromů: dva záhony, bez bodů, chybí fialová, tmavě fialová, světle zelená, tmavě zelená. "
            "Skupina motýlů: dva záhony, bez bodů, chybí fialová, tmavě fialová, světle zelená, tmavě "
            "zelená."
        ),
        "rounds": "Kolo dva, zbývají dvě. Pořadí tahů: Lucka, Karel. Žeton: výloha.",
        "score": "Lucka devatenáct bodů, s koncem hry deset.",
    },
    ("pl", "normal"): {
        "offer": (
            "W puli pięć płytek i jeden kafel w trzech kolorach. Niebieskie, dwa heksagony: drzewo na stosie i "
            "na miejscu dwa, roślina jako kafel na miejscu jeden. Fioletowe, jeden heksagon: kwiat na stosie. "
            "Żółte, jeden heksagon: ptak na stosie."
        ),
        "offer 0": ("Wierzch stosu: niebieskie drzewo, żółty ptak dwa razy, fioletowy kwiat. W stosie dwa kafle."),
        "offer 1": "Miejsce jeden: kafel niebieska roślina, można wziąć.",
        "offer 3": "Miejsce trzy: w tej rundzie kafla już tam nie ma.",
        "left": (
            "W woreczku osiemdziesiąt dziewięć płytek, w wieży zero. Kafli jest w stosie dwa, w następnych "
            "rundach dziesięć, w zasobach szesnaście, jeszcze niewidzianych trzydzieści cztery. Niebieskie: w "
            "woreczku jedenaście, w wieży zero. Fioletowe: w woreczku czternaście, w wieży zero. "
            "Ciemnofioletowe: w woreczku osiemnaście, w wieży zero."
        ),
        "find blue": (
            "Niebieskie: w ogrodzie cztery, w magazynie jeden, w puli trzy. Niebieskie drzewo: fontanna "
            "dwunasta. Niebieski ptak: fontanna druga. Niebieski motyl: fontanna czwarta."
        ),
        "here fountain-2": (
            "Przy fontannie na godzinie drugiej: niebieski ptak. Grupa niebieska: cztery heksagony, dziesięć "
            "punktów. Do pełnej grupy jeszcze roślina, tulipany."
        ),
        "here 6-middle": (
            "Kafel ogrodu na godzinie szóstej, środek: pusto. Z magazynu można tu położyć cztery heksagony: "
            "fioletowe drzewo, jasnozielony ptak, fioletowy motyl. Na jeden dalszy nie wystarcza zapłaty."
        ),
        "around fountain-6": (
            "Przy fontannie na godzinie szóstej, dookoła. Dwunasta fontanna, jeszcze jeden. Druga niebieski "
            "motyl. Czwarta posąg na godzinie piątej, jeszcze cztery. Szósta pusto. Ósma ławka na godzinie "
            "siódmej, jeszcze pięć. Dziesiąta pusto."
        ),
        "surround": (
            "Na razie nic nie jest otoczone, zostaje jeszcze osiem. Fontanna: jeszcze jeden, nagroda jeden "
            "joker. Ławka na godzinie trzeciej: jeszcze dwa, nagroda dwa jokery. Pawilon na godzinie drugiej: "
            "jeszcze trzy, nagroda trzy jokery."
        ),
        "surround ornament-1": (
            "Posąg na godzinie pierwszej: jeszcze trzy heksagony, nagroda dwa jokery. Kafel dwunasta brzeg "
            "czwarta, na razie bez kafla. Kafel druga brzeg dziesiąta. Kafel dwunasta brzeg szósta, na razie bez "
            "kafla."
        ),
        "garden": (
            "Ogród: osiem heksagonów, dwa kafle. Przy fontannie: dwunasta niebieskie drzewo, druga niebieski "
            "ptak, czwarta niebieski motyl, szósta żółty motyl, dziesiąta żółte drzewo. Wolne: ósma. Kafel "
            "druga: dwunasta fioletowy ptak, szósta żółty kwiat, ósma niebieski kwiat. Wolne: druga, czwarta, "
            "dziesiąta. Kafel szósta, zakryty: wszystko puste. Bez kafla: dwunasta, czwarta, ósma, dziesiąta."
        ),
        "storage": (
            "Magazyn: sześć płytek, trzy jokery, wolne trzy miejsca. Kafle: żółte tulipany, jedno miejsce "
            "wolne. Niebieskie: roślina. Fioletowe: drzewo, motyl. Jasnozielone: dwa ptaki, motyl."
        ),
        "groups": (
            "Cztery grupy. Grupa niebieska: cztery heksagony, dziesięć punktów. Do pełnej grupy jeszcze "
            "roślina, tulipany. Grupa drzew: dwa heksagony, na razie bez punktów, do punktów brakuje jeszcze "
            "jednego. Do pełnej grupy jeszcze fioletowy, ciemnofioletowy, jasnozielony, ciemnozielony. Grupa "
            "motyli: dwa heksagony, na razie bez punktów, do punktów brakuje jeszcze jednego. Do pełnej grupy "
            "jeszcze fioletowy, ciemnofioletowy, jasnozielony, ciemnozielony."
        ),
        "fits": (
            "Z magazynu można teraz położyć cztery heksagony, a dwa nie. Fioletowe drzewo: dziewięć miejsc, "
            "koszt jeden. Jasnozielony ptak: osiem miejsc, koszt dwa. Fioletowy motyl: dziesięć miejsc, koszt "
            "trzy, w tym jeden joker."
        ),
        "fits butterfly-purple": (
            "Fioletowy motyl: dziesięć miejsc, koszt trzy, odrzucając fioletowe drzewo i joker. Fontanna ósma. "
            "Kafel druga brzeg druga. Kafel druga brzeg dziesiąta."
        ),
        "fits tulips-yellow": (
            "Żółte tulipany: cztery miejsca, koszt sześć, do zapłaty za mało o dwa. Kafel dwunasta, heksagon "
            "dwunasta, druga, czwarta, ósma albo dziesiąta. Kafel czwarta, heksagon dwunasta, druga, czwarta, "
            "szósta albo ósma. Kafel ósma, dowolnie obrócony."
        ),
        "pay butterfly-purple": (
            "Fioletowy motyl: koszt trzy wraz z samym heksagonem, trzy sposoby zapłaty. Fioletowe drzewo i "
            "joker. Jasnozielony motyl i joker. Dwa jokery."
        ),
        "best": (
            "Najpierw to, co najlepsze. Zysk jedenaście punktów i jeden joker: dołożyć płytkę fioletowy motyl, "
            "fontanna ósma, odrzucając dwa jokery. Zysk jedenaście punktów i jeden joker: dołożyć płytkę "
            "jasnozielony motyl, fontanna ósma, odrzucając dwa jokery. Wziąć niebieskie, niebieskie drzewo ze "
            "stosu."
        ),
        "rounds": (
            "Runda dwa, potem jeszcze dwie. Kolejność: Lucka, Karel. Rundę zaczyna Karel. Płytka gracza "
            "rozpoczynającego leży w puli."
        ),
        "wheel": (
            "Koło obrotowe, runda dwa. Ptaki: za heksagon jeden punkt, w ogrodzie dwa. Ciemnofioletowe: za "
            "heksagon jeden punkt, w ogrodzie zero. Motyle: za heksagon dwa punkty, w ogrodzie dwa. Za "
            "pawilony jeden punkt. Teraz dałoby to siedem punktów. Następna runda: fioletowe jeden punkt, "
            "kwiaty dwa punkty, żółte jeden punkt."
        ),
        "score": (
            "Lucka ma dziewiętnaście punktów, po końcu gry byłoby dziesięć: magazyn minus dziewiętnaście, "
            "grupy dziesięć, premie zero."
        ),
    },
    ("pl", "terse"): {
        "here fountain-2": (
            "Fontanna druga: niebieski ptak. Grupa niebieska: cztery heksagony, dziesięć punktów, jeszcze "
            "roślina, tulipany."
        ),
        "here 6-middle": (
            "Kafel szósta, środek: pusto, można położyć cztery heksagony: fioletowe drzewo, jasnozielony ptak, "
            "fioletowy motyl."
        ),
        "around fountain-6": (
            "Fontanna szósta. Dwunasta fontanna, jeszcze jeden. Druga niebieski motyl. Czwarta posąg piąta, "
            "jeszcze cztery. Szósta pusto. Ósma ławka siódma, jeszcze pięć. Dziesiąta pusto."
        ),
        "storage": (
            "Magazyn: sześć płytek, trzy jokery, wolne trzy. Kafle: żółte tulipany. Niebieskie: roślina. "
            "Fioletowe: drzewo, motyl. Jasnozielone: dwa ptaki, motyl."
        ),
        "groups": (
            "Cztery grupy. Grupa niebieska: cztery heksagony, dziesięć punktów, jeszcze roślina, tulipany. "
            "Grupa drzew: dwa heksagony, bez punktów, jeszcze fioletowy, ciemnofioletowy, jasnozielony, "
            "ciemnozielony. Grupa motyli: dwa heksagony, bez punktów, jeszcze fioletowy, ciemnofioletowy, "
            "jasnozielony, ciemnozielony."
        ),
        "rounds": "Runda dwa, potem jeszcze dwie. Kolejność: Lucka, Karel. Płytka rozpoczynająca: pula.",
        "score": "Lucka dziewiętnaście punktów, po końcu gry dziesięć.",
    },
    ("en", "normal"): {
        "offer": (
            "On offer: five tiles and one expansion, in three colours. Blue, two hexagons: tree from the stack "
            "or from place two, plant expansion from place one. Purple, one hexagon: flower from the stack. "
            "Yellow, one hexagon: bird from the stack."
        ),
        "offer 0": (
            "Top of the stack: blue tree, two tiles yellow bird, purple flower. The stack has two expansions."
        ),
        "offer 1": "Place one: expansion blue plant, it can be taken.",
        "offer 3": "Place three: its expansion is gone in this round.",
        "left": (
            "In the bag eighty-nine tiles, in the tower zero. Expansions: in the stack two, in later rounds ten, "
            "in the supply sixteen, never seen thirty-four. Blue: in the bag eleven, in the tower zero. Purple: "
            "in the bag fourteen, in the tower zero. Dark purple: in the bag eighteen, in the tower zero."
        ),
        "find blue": (
            "Blue: in the garden four, in the storage one, on offer three. Blue tree: fountain twelve o'clock. "
            "Blue bird: fountain two o'clock. Blue butterfly: fountain four o'clock."
        ),
        "here fountain-2": (
            "The fountain space at two o'clock: blue bird. Blue group: four hexagons, ten points. To be complete "
            "it lacks plant, tulips."
        ),
        "here 6-middle": (
            "The garden expansion at six o'clock, its middle: empty. From the storage it takes four hexagons: "
            "purple tree, light green bird, purple butterfly. One more cannot be paid."
        ),
        "around fountain-6": (
            "The fountain space at six o'clock, all around. Twelve o'clock fountain lacks one. Two o'clock blue "
            "butterfly. Four o'clock statue at five o'clock lacks four. Six o'clock empty. Eight o'clock bench at"
            " seven o'clock lacks five. Ten o'clock empty."
        ),
        "surround": (
            "Zero surrounded, eight still open. Fountain lacks one and brings one joker. Bench at three o'clock"
            " lacks two and brings two jokers. Pavilion at two o'clock lacks three and brings three jokers."
        ),
        "surround ornament-1": (
            "Statue at one o'clock lacks three hexagons and brings two jokers. Expansion twelve o'clock rim four "
            "o'clock, no expansion yet. Expansion two o'clock rim ten o'clock. Expansion twelve o'clock rim six "
            "o'clock, no expansion yet."
        ),
        "garden": (
            "Garden: eight hexagons, two expansions. Fountain: twelve o'clock blue tree, two o'clock blue bird, "
            "four o'clock blue butterfly, six o'clock yellow butterfly, ten o'clock yellow tree. Free: eight "
            "o'clock. Expansion two o'clock: twelve o'clock purple bird, six o'clock yellow flower, eight o'clock"
            " blue flower. Free: two o'clock, four o'clock, ten o'clock. Expansion six o'clock, face down: all "
            "empty. Without expansion: twelve o'clock, four o'clock, eight o'clock, ten o'clock."
        ),
        "storage": (
            "Storage: six tiles, three jokers, three free spaces. Expansions: yellow tulips, one space free. "
            "Blue: plant. Purple: tree, butterfly. Light green: two birds, butterfly."
        ),
        "groups": (
            "Four groups. Blue group: four hexagons, ten points. To be complete it lacks plant, tulips. Tree "
            "group: two hexagons, without points, one more makes it score. To be complete it lacks purple, dark"
            " purple, light green, dark green. Butterfly group: two hexagons, without points, one more makes it"
            " score. To be complete it lacks purple, dark purple, light green, dark green."
        ),
        "fits": (
            "From the storage four hexagons can be placed now, two cannot. Purple tree: nine places, cost one. "
            "Light green bird: eight places, cost two. Purple butterfly: ten places, cost three with one joker."
        ),
        "fits butterfly-purple": (
            "Purple butterfly: ten places, cost three, paid with purple tree and one joker. Fountain eight "
            "o'clock. Expansion two o'clock rim two o'clock. Expansion two o'clock rim ten o'clock."
        ),
        "fits tulips-yellow": (
            "Yellow tulips: four places, cost six, and two missing to pay. Expansion twelve o'clock, hexagon "
            "twelve o'clock, two o'clock, four o'clock, eight o'clock or ten o'clock. Expansion four o'clock, "
            "hexagon twelve o'clock, two o'clock, four o'clock, six o'clock or eight o'clock. Expansion eight "
            "o'clock, any way round."
        ),
        "pay butterfly-purple": (
            "Purple butterfly: cost three, itself counted, with three ways of paying. Purple tree and one "
            "joker. Light green butterfly and one joker. Two jokers."
        ),
        "best": (
            "Best first. It brings eleven points and one joker: place the tile purple butterfly, fountain eight "
            "o'clock, paid with two jokers. It brings eleven points and one joker: place the tile light green "
            "butterfly, fountain eight o'clock, paid with two jokers. Take blue, blue tree from the stack."
        ),
        "rounds": (
            "Round two, then two more. In turn: Lucka, Karel. The round began with Karel. The starting player "
            "marker lies in the display."
        ),
        "wheel": (
            "Wheel, round two. Bird: one point each, in the garden two. Dark purple: one point each, in the "
            "garden zero. Butterfly: two points each, in the garden two. One pavilion. That would bring seven "
            "points now. Next round: purple one point, flower two points, yellow one point."
        ),
        "score": (
            "Lucka has nineteen points, with the end as it is now ten: storage minus nineteen, groups ten, "
            "bonuses zero."
        ),
    },
    ("en", "terse"): {
        "here fountain-2": (
            "Fountain two o'clock: blue bird. Blue group: four hexagons, ten points, lacks plant, tulips."
        ),
        "here 6-middle": (
            "Expansion six o'clock, middle: empty, takes four hexagons: purple tree, light green bird, purple "
            "butterfly."
        ),
        "around fountain-6": (
            "Fountain six o'clock. Twelve o'clock fountain lacks one. Two o'clock blue butterfly. Four o'clock "
            "statue five o'clock lacks four. Six o'clock empty. Eight o'clock bench seven o'clock lacks five. Ten"
            " o'clock empty."
        ),
        "storage": (
            "Storage: six tiles, three jokers, free three. Expansions: yellow tulips. Blue: plant. Purple: tree, "
            "butterfly. Light green: two birds, butterfly."
        ),
        "groups": (
            "Four groups. Blue group: four hexagons, ten points, lacks plant, tulips. Tree group: two hexagons,"
            " no points, lacks purple, dark purple, light green, dark green. Butterfly group: two hexagons, no "
            "points, lacks purple, dark purple, light green, dark green."
        ),
        "rounds": "Round two, then two more. In turn: Lucka, Karel. Marker: display.",
        "score": "Lucka nineteen points, with the end ten.",
    },
}
