far-extra = Części do gry z przyjaciółmi na odległość nie są zainstalowane. Nic się nie zaczęło. Zainstaluje je to: { $command }

far-fetching = Pobierany jest serwer. To chwilę potrwa

far-serving = Serwer jest gotowy, dla tego komputera. Zapisuje każdy ruch, zanim go potwierdzi. Jego adres

far-serving-network = Serwer jest gotowy, dla tej sieci. Zapisuje każdy ruch, zanim go potwierdzi. Jego adresy

far-serving-ends = Control i C kończą go. To, co zapisał, zostaje

far-served = Serwer zakończył pracę. To, co zapisał, będzie przy następnym uruchomieniu

far-service = Serwer działa jako użytkownik { $user } i uruchamia się z tym komputerem. Wszystko zapisuje w folderze { $folder }. To, co mówi, pokaże to

far-backed-up = Wszystko, co zapisuje serwer, jest w pliku { $file }. Strzeż go jak klucza

far-restored = Kopia wróciła do folderu { $folder }. Uruchom serwer. Czego brakuje, stoły dopiszą same

far-server-none = Brakuje programu serwera i nie da się go pobrać. Nic się nie zaczęło. Zainstaluj serwer NATS w wersji { $least } lub nowszej albo niech { $variable } wskaże serwer lustrzany Debiana

far-server-old = Serwer na tym komputerze, wersja { $version }, może zgubić ruchy albo wpuścić obcych, a innego nie da się pobrać. Nic się nie zaczęło. Zainstaluj wersję { $least } lub nowszą albo niech { $variable } wskaże serwer lustrzany Debiana

far-server-runs-not = Program serwera tu nie działa albo jego wersja nie jest bezpieczna: { $version }. Nic się nie zaczęło. Zainstaluj inny

far-server-careless = Serwer potwierdza ruchy, zanim są na dysku, dlatego został zatrzymany. Po zaniku prądu przepadłyby. Zainstaluj inną wersję

far-server-starts-not = Serwer się nie uruchomił: { $reason }. Nic nie zginęło. Często jego port zajmuje inny program

far-server-ended = Serwer sam zakończył pracę. To, co potwierdzone, jest zapisane. Powód jest w dzienniku: { $file }. Uruchom go ponownie

far-server-folder = Folderu serwera nie da się użyć, { $file }: { $reason }. Nic się nie zaczęło. Przywróć kopię albo podaj inny folder

far-server-busy = Tego folderu używa działający serwer: { $file }. Nic się nie zmieniło. Najpierw go zatrzymaj

far-server-empty = W tym folderze nie działał jeszcze żaden serwer: { $file }. Nie ma czego kopiować. Podaj inny folder

far-server-there = W tym folderze są już partie serwera: { $file }. Nic się nie zmieniło. Podaj pusty folder

far-server-copy = Kopii nie da się zapisać ani odczytać, { $file }: { $reason }. Partie serwera są takie, jak były. Podaj inny plik

far-service-none = Na tym komputerze usługi nie działają przez systemd. Nic się nie zmieniło. Uruchamiaj serwer inaczej

far-service-refused = Usługi nie da się ustawić, { $file }: { $reason }. Zrób to jako użytkownik root

far-unreachable = Serwer jest nieosiągalny: { $address }. To, co jest zapisane tutaj, zostaje. Sprawdź, czy serwer działa i czy ten komputer jest w sieci, a potem spróbuj ponownie

far-untrusted = Pod adresem { $address } odpowiada inny serwer niż w zaproszeniu. Nic nie wysłano. Poproś o nowe zaproszenie

far-refused = Serwer nie wpuszcza już tego stołu: { $address }. Partia jest zapisana tutaj. Zapytaj tego, kto prowadzi serwer

far-clock = Serwerowi { $address } nie można było zaufać, bo zegar tego komputera w porównaniu z zegarem serwera { $way ->
        [ahead] śpieszy się
       *[behind] spóźnia się
    } o { COUNT($days, of: "day") }. Nic nie wysłano. Ustaw na tym komputerze datę i godzinę, a potem spróbuj jeszcze raz

count-day = { WORDS($n, gender: "masculine") } { $n ->
        [one] dzień
       *[other] dni
    }

far-certificate-early = Certyfikat serwera { $address } według zegara tego komputera jeszcze nie obowiązuje, więc nic nie wysłano. Zegar zapewne się spóźnia. Ustaw na tym komputerze datę i godzinę, a potem spróbuj jeszcze raz

far-certificate-over = Certyfikat serwera { $address } według zegara tego komputera już nie obowiązuje, więc nic nie wysłano. Jeśli data i godzina są tu dobre, poproś o nowy certyfikat tego, kto prowadzi serwer

far-server-unsafe = Serwer { $address } ma wersję { $version }, która może zgubić ruchy albo wpuścić obcych. Nic nie wysłano. Poproś opiekuna serwera o nowszą

far-nobody = Serwer { $address } nie zna tej partii. Jest zapisana tutaj. Zapytaj tego, kto ją założył

far-oversize = To jest za długie dla serwera. Nie zostało wysłane. Powiedz to krócej

far-log-full = Ta partia jest pełna, serwer nie przyjmie więcej. Nic nie zginęło. Zacznij nową

far-log-refuses = Serwer odmawia: { $reason }. Partia jest zapisana tutaj. Spróbuj później

far-log-torn = Na serwerze brakuje kawałka partii. Partia jest wstrzymana, każdy stół ją ma. Poproś opiekuna serwera o przywrócenie kopii

far-log-back = Serwer stracił ostatnie ruchy. Stoły teraz je oddają. Poczekaj

far-log-fork = Stoły się różnią. Partia wstrzymana, nic nie zginęło. Porównajcie przez telefon, co słyszano ostatnio
