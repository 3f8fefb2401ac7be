### Polish. What each message is for and which facts it has stands in the English file.

owned-form = program nie rozumie jego treści

owned-wrong = Plik { $file } nie jest używany: { $reason ->
        [newer] zapisała go nowsza wersja programu, więc zostaje bez zmian. Uruchom tamtą wersję
        [form] program nie rozumie jego treści. Przenieś go albo popraw
       *[other] { NOUN($reason, of: "file-fault") }
    }. Do tego czasu obowiązują zwykłe wartości

owned-none = { $game }: tabele tej gry są takie jak w zasadach i nie ma w nich nic do poprawienia
