### Polish. What each message is for and which facts it has stands in the English file.

setting-language = język

setting-language-what = Język, którym program mówi i pisze. Zwykle jest to język systemu

setting-verbosity = długość zdań

setting-verbosity-what = Ile jest mówione: krótkie, zwykłe albo pełne zdania

setting-cells = nazwy kratek

setting-cells-what = Jak nazywają się kratki planszy

setting-speaker = kto mówi

setting-speaker-what = Czy program mówi własnym głosem, zostawia to czytnikowi ekranu, czy jedno i drugie. Pyta o to przy pierwszym uruchomieniu

setting-engine = program mowy

setting-engine-what = Który program mowy jest używany: wbudowany albo ten z systemu

setting-voice = głos

setting-voice-what = Nazwa głosu, tak jak zna ją program mowy. Każdy głos mówi tylko swoim językiem

setting-rate = tempo mowy

setting-rate-what = Jak szybko mówi głos, w słowach na minutę

setting-volume = głośność mowy

setting-volume-what = Jak głośno mówi głos, w procentach

setting-pitch = wysokość głosu

setting-pitch-what = Jak wysoki jest głos. Pięćdziesiąt to jego zwykła wysokość

setting-device = urządzenie dźwiękowe stołu

setting-device-what = Urządzenie dźwiękowe, które słyszą wszyscy przy stole. Zwykle jest to urządzenie wybrane przez system

setting-earphones = słuchawki

setting-earphones-what = Prywatne urządzenia dźwiękowe, każde ma swoje tempo i swoją głośność. Odpowiedzi na pytania jednego miejsca słychać tylko tam

setting-lead-ms = cisza przed zdaniem

setting-lead-ms-what = Ile milisekund ciszy budzi urządzenie dźwiękowe, które ucina pierwszą sylabę

setting-earcons = krótkie dźwięki

setting-earcons-what = Czy przed słowami słychać krótkie dźwięki. Słowa mówią wszystko i bez nich

setting-earcon-volume = głośność krótkich dźwięków

setting-earcon-volume-what = Jak głośne są krótkie dźwięki, w procentach

setting-muted = pomijane zdania

setting-muted-what = Co jest pomijane, dopóki ktoś o to nie zapyta. Ostrzeżenia są mówione zawsze

setting-keyboard-seat = czyja jest klawiatura

setting-keyboard-seat-what = Numer miejsca, do którego należy klawiatura, albo zero, jeśli należy do całego stołu

setting-keypads = klawiatury numeryczne

setting-keypads-what = Klawiatury numeryczne, które są czytane w każdym oknie, i czyja jest która

setting-game = gra

setting-game-what = W którą grę się gra, gdy nie powiedziano inaczej

setting-play = rodzaj gry

setting-play-what = Czy toczy się cała gra z płytkami do wyboru i turami, czy płytki układa się swobodnie. Jedna osoba zawsze układa je swobodnie

setting-variants = warianty

setting-variants-what = Warianty gry. Te, które nie są dla tylu graczy, są pomijane

setting-draw = kto losuje

setting-draw-what = Kto losuje kolejność i płytki: ręce czy program

setting-advice = rady

setting-advice-what = Czy program może podawać najlepsze miejsca najpierw. Powinni się na to zgodzić wszyscy przy stole

setting-computer-pace = ruch komputera

setting-computer-pace-what = Kiedy komputer przy stole wykonuje ruch: gdy tylko go ma czy dopiero wtedy, gdy ktoś naciśnie Enter

setting-stay-awake = komputer bez usypiania

setting-stay-awake-what = Czy komputer ma nie zasypiać, dopóki gra jest otwarta

setting-ports = dalsze porty

setting-ports-what = Porty, które są otwierane oprócz plansz, które znajdą się same

setting-ports-directory = katalog portów

setting-ports-directory-what = Katalog, w którym każdy port jest planszą

setting-far-server = serwer partii na odległość

setting-far-server-what = Adres serwera, przez który toczą się partie na odległość. Pusty: pyta o niego przy zaproszeniu

setting-usb = plansze innych producentów

setting-usb-what = Plansze innych producentów, które wolno otwierać, według producenta i produktu

setting-settle-ms = spokój płytki

setting-settle-ms-what = Ile milisekund płytka ma leżeć spokojnie, zanim plansza o niej powie

setting-wand = różdżka

setting-wand-what = Czy mały magnes przytrzymany nad płytką sprawia, że słychać, co tam leży

setting-quiet-ms = czekanie przed ostrzeżeniem

setting-quiet-ms-what = Ile milisekund na planszy jest spokój, zanim usłyszysz ostrzeżenie

setting-long-quiet-ms = długie czekanie przed ostrzeżeniem

setting-long-quiet-ms-what = Ile milisekund na planszy jest spokój, zanim usłyszysz ostrzeżenie o połowie płytki albo o tym, czego nie da się odczytać

setting-frame = rama królestwa

setting-frame-what = Czy królestwo jest związane z planszą, czy może się przesuwać, dopóki nie jest pełne

setting-tile-set = zestaw płytek

setting-tile-set-what = Plik z zestawem płytek. Zwykle jest to zestaw podstawowy

setting-journal = zapis gry

setting-journal-what = Plik, w którym zapisywany jest każdy ruch

setting-league = liga

setting-league-what = Gdzie przechowywana jest liga: plik albo adres bazy PostgreSQL bez hasła. Zwykle jest to plik obok dziennika

setting-far_server = serwer do gry na odległość

setting-far_server-what = Adres serwera, na którym zapisywane są partie z przyjaciółmi na odległość. Puste: program zapyta

setting-seats = miejsca

setting-seats-what = Która plansza należy do którego miejsca i jak nazywa się gracz. Program pamięta to sam

setting-is-on = włączone

setting-is-off = wyłączone

setting-is-usual = jak zwykle

setting-is-asked = zapyta na początku

setting-is-none = puste

setting-is-verbosity-terse = krótkie zdania

setting-is-verbosity-normal = zwykłe zdania

setting-is-verbosity-full = pełne zdania

setting-is-cells-words = słowo i liczba

setting-is-cells-labels = kolumna i rząd liczbą

setting-is-cells-letters = litera i liczba

setting-is-cells-chess = imiona jak w szachach

setting-is-speaker-own = własny głos programu

setting-is-speaker-reader = czytnik ekranu

setting-is-speaker-both = własny głos i czytnik ekranu

setting-is-engine-espeak = wbudowany głos

setting-is-engine-system = głosy systemu

setting-is-engine-pyttsx3 = głosy systemu starszym sposobem

setting-is-play-match = cała gra z turami

setting-is-play-free = płytki układane swobodnie

setting-is-computer-pace-at-once = od razu

setting-is-computer-pace-enter = po Enterze

setting-is-draw-hand = ręce

setting-is-draw-companion = program

setting-is-frame-fixed = związana z planszą

setting-is-frame-floating = może się przesuwać

setting-is-muted-placed = położone płytki

setting-is-muted-area = punkty za obszary

setting-is-muted-turn = czyja kolej

setting-is-muted-lifted = cofnięte ruchy

setting-is-muted-final = zatwierdzone ruchy

setting-is-muted-ready = gotowe plansze

setting-is-muted-hint = wskazówki

setting-line = { $title }: { $value }. Zapis: { $name }

setting-items = { LIST($items, style: "comma") }

setting-possible = Możliwość: { $value }, { $what }

setting-possible-number = Możliwości: liczby całkowite, co najmniej { $least }, najwyżej { $most }

setting-possible-switch = Możliwości: włączone albo wyłączone

setting-possible-text = Możliwości: dowolny tekst

setting-possible-texts = Możliwości: dowolne teksty oddzielone przecinkami

setting-possible-several = Kilka z nich oddziela się przecinkami

setting-default = Zwykła wartość: { $value }

setting-counts = Zmiana działa { $when ->
        [now] od razu, także w czasie gry
       *[next] od następnej gry
    }

setting-done = { $title }: { $value }. Działa { $when ->
        [now] od razu
       *[next] od następnej gry
    }

setting-reset-all-ask = Na pewno przywrócić zwykłe wartości wszystkich ustawień i usunąć imiona graczy? Jeden tak, zero nie

setting-reset-all-done = Ustawienia: wszystko jest jak zwykle

setting-reset-all-kept = Ustawienia: wszystko zostaje bez zmian

setting-stays = Ustawienia zostają bez zmian. { $reason }

settings-file-refused = Ustawienia zostają bez zmian. Napraw ten plik albo przenieś go gdzie indziej i spróbuj jeszcze raz: { $file }

settings-not-told = Trwającej grze nie dało się tego przekazać. Zmiana zacznie działać po jej ponownym uruchomieniu

setting-unknown = Takiego ustawienia tu nie ma: { $name }{ SIZE($near) ->
        [0] { "" }
       *[other] . Podobne: { LIST($near, style: "or") }
    }

setting-not-number = Dozwolone w ustawieniu { $setting }: liczba całkowita, co najmniej { $least }, najwyżej { $most }

setting-not-switch = Dozwolone w ustawieniu { $setting }: włączone albo wyłączone

setting-not-choice = Dozwolone w ustawieniu { $setting }: { LIST($choices, style: "or") }

setting-not-choices = Dozwolone w ustawieniu { $setting }, oddzielone przecinkami: { LIST($choices) }

setting-too-long = Dozwolone w ustawieniu { $setting }: krótszy tekst, liter najwyżej { $most }

setting-too-many = Dozwolone w ustawieniu { $setting }: mniej pozycji, najwyżej { $most }

setting-not-longer = Długie czekanie ma być co najmniej takie jak to drugie: teraz { $long } wobec { $short }

setting-shape-earphones = Słuchawki: numer miejsca, nazwa urządzenia dźwiękowego, potem po przecinkach { $rate } i { $volume }, przy każdym liczba. Kilka pozycji oddziela się średnikiem

setting-shape-keypads = Klawiatury numeryczne: numer miejsca albo zero dla całego stołu, potem nazwa klawiatury. Kilka pozycji oddziela się średnikiem

setting-shape-usb = Plansze innych producentów: numer producenta czterema cyframi szesnastkowymi, potem początek nazwy produktu. Kilka pozycji oddziela się średnikiem

setting-shape-seats = Miejsca: niepowtarzalny numer planszy, numer miejsca, potem imię gracza. Kilka pozycji oddziela się średnikiem
