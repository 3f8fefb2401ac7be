far-void = { $why ->
        [early] Poczekaj, aż wszyscy dołączą
        [resting] Partia stała. Teraz toczy się dalej. Powiedz ruch jeszcze raz
        [draw] Trwa losowanie. Poczekaj chwilę
        [waiting] Twój ostatni ruch jest jeszcze w drodze. Poczekaj na niego
        [undo] Tego nie można już cofnąć. Zagrali inni albo odbyło się losowanie
        [over] Partia jest skończona
        [illegal] Tego nie można teraz zagrać
        [nothing] Potwierdzenie teraz nic nie znaczy
       *[others] To nie twój ruch. Pozostali grają przy swoich stołach
    }

far-kept = Zapisane. Zostanie wysłane, gdy wróci połączenie

far-sent = Ruch jest w drodze

far-result-kept = Połączenie zostało przerwane, zanim inni dostali stąd wynik. Jest zapisany i zostanie wysłany, gdy wróci połączenie, albo wyśle go: companion far play { $match }

far-away = Połączenie jest przerwane. Partia czeka i nic nie zginęło

far-back = Połączenie wróciło

far-left = { $player } odchodzi od stołu. Czekamy

far-pass-unkept = Nowej przepustki od serwera nie można tu zapisać. Gra toczy się dalej ze starą. { $reason }

far-resigned = { $player } odchodzi z partii na dobre. Gra toczy się dalej

far-flood = { $player }: z tego stołu przychodzi coś, co nic nie znaczy, więc partia stoi. Zapytaj tam, co się dzieje

far-differs = { $player }: ten stół zna partię inaczej, więc jego ostatni ruch się nie liczy. Porównajcie to przez telefon

far-newer = { $player }: ten stół ma nowszy program, więc to, co mówi, się nie liczy. Zaktualizuj program tutaj

far-overtaken = { $act ->
        [confirm] Inny stół był szybszy. Nic nie zostało potwierdzone. Jeśli chcesz, potwierdź ponownie
        [undo] Inny stół był szybszy. Nic nie zostało cofnięte
       *[act] Inny stół był szybszy. Twojego ruchu nie można już zagrać. Powiedz inny
    }

far-refolded = W dzienniku tutaj brakuje ruchów tej partii. Wszystkie zostaną pobrane ponownie, nic nie zginęło

far-rules = Programy albo płytki tutaj i przy drugim stole nie są takie same. Tej partii nie można grać. Zainstalujcie wszędzie tę samą wersję

far-rules-older = Tę partię zaczął program w wersji { $there }. Tutaj jest starszy, w wersji { $here }, i oceniałby ją inaczej, więc na razie nie można tu grać. Partia zostaje bez zmian. Zaktualizuj program na tym komputerze i graj dalej

far-rules-newer = Tę partię zaczął program w wersji { $there }. Tutaj jest nowszy, w wersji { $here }, i oceniałby ją inaczej, więc nie można tu grać. Partia zostaje bez zmian. Niech inni zaktualizują program i zacznijcie razem nową, albo zainstaluj tu wersję { $there }

far-rules-same = Tej partii nie można tu grać, choć oba programy mają wersję { $here }. Różnią się zestawy płytek albo dane przepisane z plansz, albo jeden z programów jest zmieniony. Partia zostaje bez zmian. Ujednolićcie je i grajcie dalej

far-apart-older = { $player }: przy tym stole jest starszy program, w wersji { $there }. Tę partię zaczął program w wersji { $here }, a starszy oceniałby ją inaczej, więc na razie nie można tam grać. Partia zostaje bez zmian. Niech tam zaktualizują program i grajcie dalej

far-apart-newer = { $player }: przy tym stole jest nowszy program, w wersji { $there }. Tę partię zaczął program w wersji { $here }, a nowszy oceniałby ją inaczej, więc nie można tam grać. Partia zostaje bez zmian. Zaktualizuj program na tym komputerze i zacznijcie razem nową albo niech tam zainstalują wersję { $here }

far-apart-same = { $player }: przy tym stole nie można grać tej partii, choć oba programy mają wersję { $here }. Różnią się zestawy płytek albo dane przepisane z plansz, albo jeden z programów jest zmieniony. Partia zostaje bez zmian. Ujednolićcie je i grajcie dalej

far-apart = { $player }: program albo płytki przy tym stole nie są takie same jak tutaj, więc na razie nie można tam grać. Zainstalujcie wszędzie tę samą wersję i grajcie dalej

far-computer = { $player } gra przy innym stole. Tylko tam grę może przejąć komputer

far-gone = { $player } jest teraz poza zasięgiem. Czekamy

far-returned = { $player } jest z powrotem
