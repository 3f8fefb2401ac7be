### Polish. What each message is for and which facts it has stands in the English file.

sound-device-other = Wybranego urządzenia dźwiękowego nie ma: { $device }. Zamiast niego działa zwykłe. Podłącz je albo wybierz w ustawieniach inne
    .terse = Wybranego urządzenia nie ma

sound-device-lost = Urządzenie dźwiękowe przestało działać. Mowa idzie dalej przez inne. Sprawdź kabel albo baterię tego pierwszego
    .terse = Dźwięk idzie teraz przez inne urządzenie

sound-device-back = Dźwięk znów idzie przez wybrane urządzenie

sound-back = Urządzenie dźwiękowe już jest. Od teraz wszystko słychać
    .terse = Dźwięk już jest
