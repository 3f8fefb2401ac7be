page-network = Od teraz stronę może otworzyć każde urządzenie w tej sieci, póki nie skończy się mecz{ $way ->
        [plain] . To, co mówi strona, można tam podsłuchać
       *[tls] { "" }
    }

page-network-ends = Strona nie jest już otwarta dla sieci

page-tls = Strona nie zostanie otwarta, bo nie da się odczytać certyfikatu { $certificate } albo klucza { $private }. Gra toczy się dalej. Oba pliki muszą być w formacie PEM, klucz bez hasła

page-over = Mecz się skończył, więc strona dla sieci zostaje zamknięta. Na następny mecz wywołaj companion page jeszcze raz

page-other = Grają teraz inni gracze, więc strona zostaje zamknięta. Dla tego meczu wywołaj companion page jeszcze raz

page-nobody = Strony nie otworzyła jeszcze żadna przeglądarka. Wpisz albo skopiuj jeden z adresów powyżej do przeglądarki na tym komputerze. Bez przeglądarki gra toczy się przy stole jak dotąd

page-wish = { $player }: o to miejsce prosi telefon. Potwierdzić: siedem

page-wish-watch = Telefon chce patrzeć. Potwierdzić: siedem

page-wish-yes = { $player }: telefon ma miejsce

page-wish-watch-yes = Telefon może patrzeć

page-digits = Cyfry dla strony to: { $digits }

page-came = { $player }: strona jest otwarta

page-second = { $player }: to miejsce jest otwarte w drugiej przeglądarce

page-left = { $player }: strona jest zamknięta albo śpi. Gra toczy się dalej, a strona też, gdy znów zostanie otwarta

page-withheld = To robi się przy stole, nie ze strony

rights-chance = Losuje program. Wynik wpisuje się tylko na wspólnej klawiaturze

rights-own = { $player }: tutaj grasz tylko za siebie. Inni mają swoją klawiaturę albo wspólną

rights-undo = To, co program wylosował, zostaje, a ruch przed tym też. Cofa to tylko wspólna klawiatura

page-second-here = To miejsce jest otwarte także w innej przeglądarce i obie grają za nie. Jeśli to nie ty, powiedz o tym przy stole

page-old = Ta strona jest z innej wersji niż companion. Wczytaj ją ponownie

page-finished = Mecz się skończył i companion też. Z następnym meczem tych graczy strona działa dalej

page-left-kept = Gra została przerwana i jest zapisana. Gdy ktoś ją wznowi, strona pójdzie dalej

page-stranger = Ta strona nie ma miejsca albo już go nie ma. Poproś o nie przy stole albo niech tam padnie sześć cyfr

page-fast = Za szybko. Ostatni wiersz nie został przyjęty

page-script = Ta strona potrzebuje skryptów. Włącz je w przeglądarce albo graj przy stole

page-language = Język

page-pair = Miejsce dla tej strony

page-pair-whose = Czyje miejsce

page-pair-watch = Tylko patrzeć

page-pair-ask = Poproś przy stole

page-pair-say = Podać przy stole sześć cyfr

page-pair-digits = Sześć cyfr

page-pair-use = Użyj cyfr

page-pair-asked = Przy stole pada pytanie. Ktoś ma tam minutę, żeby potwierdzić

page-pair-yes = Miejsce jest twoje

page-pair-late = Nikt nie potwierdził. Zapytaj jeszcze raz albo niech padną cyfry

page-pair-busy = Właśnie pyta inna strona. Spróbuj za minutę

page-pair-closed = Przy stole można zapytać dopiero później. Wybierz podanie cyfr

page-pair-said = Przy stole padają teraz cyfry. Są ważne przez dwie minuty

page-pair-wrong = To nie te cyfry. { $left ->
        [0] Nie są już ważne, niech padną nowe
        [one] Jeszcze jedna próba
        [few] Jeszcze { WORDS($left, gender: "feminine") } próby
       *[other] Jeszcze { WORDS($left, gender: "feminine") } prób
    }

page-pair-none = Teraz żadne cyfry nie są ważne. Niech padną przy stole

page-pair-often = To było za często. Odczekaj minutę
