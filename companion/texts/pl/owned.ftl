### Polish. What each message is for and which facts it has stands in the English file.

owned-form = program nie rozumie jego treści

owned-wrong = Plik { $file } nie jest używany: { $reason ->
        [newer] zapisała go nowsza wersja programu, więc zostaje bez zmian. Uruchom tamtą wersję
        [unreadable] nie da się go odczytać. Zezwól na jego odczyt
       *[form] program nie rozumie jego treści. Przenieś go albo popraw
    }. Do tego czasu obowiązują zwykłe wartości
