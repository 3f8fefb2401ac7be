bench-choose = { $count ->
        [few] Našly se { COUNT($count, of: "board") }
       *[other] Našlo se { COUNT($count, of: "board") }
    }. Stiskněte tlačítko na té, kterou máte na mysli, nebo ji příště určete pomocí { $option }
bench-none = Žádná deska zatím neodpovídá. Zasuňte její kabel pevně na obou koncích a spusťte to znovu. Když bude dál mlčet: { $remedy }
bench-none-remedy = Napište příkaz companion deska nahrát, ten řekne, co dál
bench-other-version = Tahle deska má jinou verzi protokolu, a tak ji nejde o nic požádat. Její program se obnoví takhle: { $remedy }
bench-uid-none = Žádná připravená deska nemá číslo s tímhle koncem: { $uid }. Seznam desek vypíše: { $command }
bench-not-chosen = Uplynula minuta a pořád není jasné, kterou desku máte na mysli. Spusťte to znovu, nebo desku určete pomocí { $option }. Čísla desek vypíše: { $command }
bench-lost = Spojení s deskou vypadlo. Zasuňte její kabel na obou koncích a spusťte to znovu
bench-mute = Deska má spojení, ale neodpovídá. Vytáhněte její kabel, znovu ho zasuňte a spusťte to znovu
bench-game-runs = Běží hra a drží své desky. Ukončete hru, zůstane uložená a dá se v ní pokračovat. Pak to spusťte znovu
bench-game-over = Hra mezitím skončila. Spusťte to znovu
bench-too-old = Program v desce je na to moc starý. Obnoví ho příkaz: { $command }
bench-waited = Tři minuty se nic nezměnilo, a tak to tady končí. Spusťte to znovu, až bude deska před vámi

bench-clear = Sundejte z desky všechno{ SIZE($cells) ->
        [0] { "" }
       *[other] . Něco se čte tady: { LIST($cells, most: 6) }. Jestli je deska prázdná, stiskněte Enter nebo tlačítko na desce
    }

bench-calibrate-begin = Kalibrace: na prázdné desce se změří nula všech čidel
bench-calibrating = Deska je prázdná a měří se. Nechte ruce a magnety dál od ní
bench-calibrated = Deska je zkalibrovaná a pamatuje si to i bez proudu. { $count ->
        [one] Změřilo se { WORDS($count, gender: "neuter") } čidlo
        [few] Změřila se { WORDS($count, gender: "neuter") } čidla
       *[other] Změřilo se { WORDS($count, gender: "neuter") } čidel
    }
bench-refused = Pozor: deska neměří. { $reason ->
        [occupied] Pořád na sobě něco čte. Dejte všechno pryč, i magnety vedle desky a pod ní, a spusťte to znovu
        [unsteady] Čtení se přitom měnilo. Nechte ruce, telefony a magnety dál a spusťte to znovu
        [faulty] Je vadné některé čidlo nebo celá řada čidel. Které, to řekne zkouška desky. Nejdřív to opravte
        [flash] Výsledek se nedá uložit. Vytáhněte kabel desky, znovu ho zasuňte a spusťte to znovu
        [busy] Dělá teď něco jiného. Chvíli počkejte a spusťte to znovu
        [range] Některé čidlo čte moc jinak, než má. Které, to řekne zkouška desky
       *[other] Její program to neumí. Obnovte program v desce
    }
bench-gauge-begin = Teď se každé políčko změří měřicím dílkem: má pět magnetů a všechny severem k desce. Deska má { COUNT($count, of: "square") }
bench-gauge = Položte měřicí dílek rovně, { $cell }, a dejte ruku pryč
bench-gauge-next = Další: { $cell }
bench-gauge-measured = Změřeno: { $cell }
bench-gauge-over = Pozor: všechny magnety se čtou jako jih. Obraťte měřicí dílek druhou stranou
bench-gauge-range = Pozor: { $cell }, některé čidlo se od měřicího dílku moc liší. Zvedněte ho a položte znovu rovně. Když se to zopakuje, stiskněte Enter, políčko se vynechá a jeho čidla zkontrolujte později
bench-gauge-done = Všechna políčka jsou změřená
bench-gauge-left = Pozor: bez měření { SIZE($cells) ->
        [1] zůstalo políčko
       *[other] zůstala políčka
    } { LIST($cells) }

bench-walk-begin = Zkouška desky, dílek { WORDS($number) }: { $a } a { $b }. Postupně ho položíte na { COUNT($count, of: "place") }
bench-walk-keys = Jakmile se místo přečte, řekne se další. Enter nebo tlačítko na desce jde dál i bez toho
bench-bare = Pozor: { $cell }, { NOUN($site, of: "pocket") }, na prázdné desce má být { NOUN($should, of: "pole") }, je { NOUN($pole, of: "pole") }
bench-bare-many = Pozor: na prázdné desce něco { $count ->
        [one] čte { WORDS($count, gender: "neuter") } čidlo
        [few] čtou { WORDS($count, gender: "neuter") } čidla
       *[other] čte { WORDS($count, gender: "neuter") } čidel
    }. Která to jsou, zazní na konci. Nejdřív desku radši zkalibrujte
bench-lay = Položte dílek { WORDS($number) }: { $a } { $cell_a }, { $b } { $cell_b }
bench-next = Další: { $a } { $cell_a }, { $b } { $cell_b }
bench-turn = Zvedněte ho, otočte o půl otáčky a položte na stejná políčka: { $a } { $cell_a }, { $b } { $cell_b }
bench-left = { $count ->
        [few] Zbývají
       *[other] Zbývá
    } { COUNT($count, of: "place") }
bench-right = Přečteno, všechno v pořádku
bench-wrong = Pozor: { $cell }, { NOUN($site, of: "pocket") }: má být { NOUN($should, of: "pole") }, je { NOUN($pole, of: "pole") }
bench-press = Přitlačte dílek, aby ležel rovně. Když to tak zůstane, zapíše se to a zkouška půjde sama dál
bench-noted = Je to zapsané
bench-turned = Pozor: leží obráceně. Otočte ho o půl otáčky: { $a } { $cell_a }, { $b } { $cell_b }
bench-half = Pozor: čte se jen půlka { $cell }. Přitlačte dílek, aby ležel rovně. Jestli rovně leží, stiskněte Enter a druhá půlka se zapíše
bench-elsewhere = Pozor: něco se čte tady: { LIST($cells, most: 6) }. Ležet má jen tady: { LIST($wanted) }
bench-other = Pozor: { LIST($cells) }, to se nečte jako dílek { WORDS($number) }. Zkontrolujte, že je to ten správný a leží obrázkem nahoru, a položte ho znovu. Enter tohle místo vynechá
bench-skipped = Vynecháno: { LIST($cells) }
bench-gave-up = Tři minuty se nic nezměnilo, a tak zkouška tady končí
bench-pocket = Pozor: vada je v samotném dílku { WORDS($number) }, jedna jeho kapsa se skoro všude čte jinak: { $half ->
        [a] první půlka
       *[b] druhá půlka
    }, { NOUN($site, of: "pocket") }. Zkontrolujte ten magnet a zopakujte zkoušku s jiným dílkem
bench-sensors = { $count ->
        [one] Zkontrolujte { WORDS($count, gender: "neuter") } čidlo
        [few] Zkontrolujte { WORDS($count, gender: "neuter") } čidla
       *[other] Zkontrolujte { WORDS($count, gender: "neuter") } čidel
    }
bench-sensor = { $cell }, { NOUN($site, of: "pocket") }: má být { NOUN($should, of: "pole") }, je { NOUN($pole, of: "pole") }
bench-dead = { $cell }: celé políčko se čte jako prázdné, ať tam leží cokoli
bench-sensors-remedy = Zkalibrujte desku a zkoušku zopakujte. Když zazní stejná čidla, zkontrolujte jejich pájené spoje
bench-untested = Bez celé zkoušky zůstalo: { LIST($cells) }
bench-out-of-reach = Dílek { WORDS($number) } nemá magnety pro všechna čidla téhle desky, { $count ->
        [one] jedno čidlo zůstává
        [few] { WORDS($count, gender: "neuter") } čidla zůstávají
       *[other] { WORDS($count, gender: "neuter") } čidel zůstává
    } bez zkoušky. Zopakujte zkoušku s jiným dílkem
bench-good = Zkouška je hotová. Všechna čidla čtou, jak mají

bench-weak = Sporné znamená, že magnet je slabý, sedí moc hluboko, nebo dílek neleží rovně. Položte ho na jiná políčka. Když je i tam sporná stejná kapsa, vyměňte její magnet. Když ne, má deska slabé čidlo

bench-check-next = Zvedněte ho a položte další. Enter nebo tlačítko na desce kontrolu ukončí
bench-check-on = Teď další
bench-check-half = Jeho první půlka teď leží tady: { $cell }
bench-check-meant = Jestli to má být { $thing }, rozdíl je tenhle
bench-check-castle = Kapsy se jmenují tak, jak tam hrad teď leží, při pohledu shora. Jmenovaný pól míří k desce
bench-check-again = Pozor: { $thing } tu už byl. Jestli je tohle jiný kus, mají dva kusy stejné magnety
bench-check-silence = Dlouho se nic nezměnilo, a tak kontrola tady končí
bench-check-none = Žádný dílek zatím zkontrolovaný není
bench-check-sum = { $count ->
        [one] Zkontrolovaný je { COUNT($count, of: "domino") }
        [few] Zkontrolované jsou { COUNT($count, of: "domino") }
       *[other] Zkontrolováno je { COUNT($count, of: "domino") }
    }, v pořádku { $right ->
        [0] není žádný
        [few] jsou { WORDS($right, gender: "masculine") }
       *[other] je { WORDS($right, gender: "masculine") }
    }
bench-check-wrong = K opravě: { LIST($things) }
bench-check-unknown = Sada nezná { COUNT($count, of: "domino") }
bench-check-twice = Položeno víc než jednou: { LIST($things) }
bench-check-left = Zbývá položit: { LIST($things) }
bench-check-range = dílky { WORDS($first) } až { WORDS($last) }
bench-check-whole = Položená byla celá sada

bench-cell = { $cell }
bench-field = { NOUN($site, of: "pocket") }: { NOUN($pole, of: "pole") }, { COUNT($field, of: "millitesla") }
bench-king-field = Místo pro krále { WORDS($number) }: { NOUN($pole, of: "pole") }, { COUNT($field, of: "millitesla") }
bench-show-sum = { $count ->
        [0] Všechna políčka jsou prázdná
        [few] Něco čtou { COUNT($count, of: "square") }
       *[other] Něco čte { COUNT($count, of: "square") }
    }{ $unsure ->
        [0] { "" }
        [one] , sporné je { WORDS($unsure, gender: "neuter") }
        [few] , sporná jsou { WORDS($unsure, gender: "neuter") }
       *[other] , sporných je { WORDS($unsure, gender: "neuter") }
    }
bench-no-cell = Takové políčko deska nemá: { $text }. Má { WORDS($columns) } na { COUNT($rows, of: "square") }, jméno je písmeno a číslo
bench-volts = { $cell }, { NOUN($site, of: "pocket") }: { COUNT($level, of: "millivolt") }, { NOUN($pole, of: "pole") } { $field }, rozptyl { WORDS($spread, gender: "masculine") }
bench-held = { $cell }, { NOUN($site, of: "pocket") }: { $power ->
       *[on] napájení drží zapnuté
        [off] napájení drží vypnuté
    }. Změřte a stiskněte Enter
bench-scans = Deska zase čte
bench-volts-refused = Deska neměří. { $reason ->
        [busy] Pracuje na jiném příkazu. Zkuste to znovu
        [held] Drží políčko pro měřicí přístroj. Odpojte ji a zase zapojte
        [value] Takové čidlo nemá
        [unsupported] Je jen v programu a napětí nemá
       *[unknown] Neříká proč. Odpojte ji, zase zapojte a zkuste to ještě jednou
    }
count-millivolt = { WORDS($n, gender: "masculine") } { $n ->
        [one] milivolt
        [few] milivolty
       *[other] milivoltů
    }
count-microtesla = { WORDS($n, gender: "feminine") } { $n ->
        [one] mikrotesla
        [few] mikrotesly
       *[other] mikrotesel
    }
count-millitesla = { WORDS($n, gender: "feminine") } { $n ->
        [one] militesla
        [few] militesly
       *[other] militesel
    }

bench-seat = Deska má místo číslo { WORDS($number) }, { $name }. Platí to od příští hry
bench-seat-nameless = Deska má místo číslo { WORDS($number) }. Platí to od příští hry
bench-seat-twice = Pozor: místo číslo { WORDS($number) } má i jiná deska, její vlastní číslo je { $uid }. Dejte jí jiné místo
bench-seats-full = Všechna místa už své desky mají. Místo zvolíte takto: { $command }
bench-name-wrong = Jméno je moc dlouhé, písmen smí být nejvýš { WORDS($most, gender: "neuter") }

bench-kind-begin = Odteď to má být { $kind ->
        [board] hrací deska pro hráče
       *[tray] vykládací deska pro nabídku
    }, { WORDS($columns) } na { COUNT($rows, of: "square") }. Deska si to uloží a spustí se znovu
bench-kind-already = Taková už tedy je. Nic se nezměnilo
bench-kind-refused = Pozor: deska zůstává, jaká je. { $reason ->
        [busy] Dělá teď něco jiného. Chvíli počkejte a spusťte to znovu
        [flash] Nedá se do ní nic uložit. Vytáhněte kabel desky, znovu ho zasuňte a spusťte to znovu
       *[unknown] Její program tenhle druh nezná. Obnovte program v desce
    }
bench-kind-done = Deska je zase tady. Kalibrace platí jen pro druh, se kterým vznikla. Když pro tenhle žádnou nemá, zkalibrujte desku: { $command }
bench-kind-straps = Pozor: deska to uložila a je zase tady, ale je taková jako předtím. Rozhodují její propojky. To jsou dráty, které spojují vývody { $first } a { $second } se zemí. Vytáhněte kabel desky, oba dráty odstraňte a kabel znovu zasuňte. Pak platí, co má uložené
bench-kind-not-back = Deska to uložila, ale od nového spuštění neodpovídá. Vytáhněte její kabel a znovu ho zasuňte. Seznam desek vypíše: { $command }
