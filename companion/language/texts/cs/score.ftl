### Počítání toho, co na konci leží, ať je to která hra. Popis zpráv je v anglickém souboru.

score-unfit = volba { $option } ke hře { $game } nepatří. Vynechte ji, nebo uveďte hru, kterou myslíte

score-not-so = { $game }: takhle se tahle hra spočítat nedá. Zadejte soubory s rozložením, nebo ji hrajte s companionem

score-other-game = právě se hraje { $game }, spočítat se má { $asked }. Zeptejte se bez názvu hry, nebo nejdřív tu hru ukončete

## O čem se pochybuje, než se začne počítat: vždy s důvodem a nápravou.

score-doubt = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: { $doubt }

layout-letters = písmena v souboru se dají číst dvojím způsobem. Pokud jsou z velkého písma, napište do prvního řádku letters: { $language }, jinak letters: international

doubt-board-empty = na téhle desce nic neleží. Položte na ni, co tam leželo na konci hry, nebo ji vytáhněte z počítače, když na ní nikdo nehrál

doubt-board-gone = hrací deska už není vidět. Zkontrolujte její kabel

doubt-board-silent = hrací deska neříká, co na ní leží. Vytáhněte její kabel a znovu ho zasuňte

doubt-board-version = jedna deska má verzi { WORDS($theirs) }, program má verzi { WORDS($ours) }, a tak se nepočítá. Obnovte, co je starší

doubt-board-twin = dvě hrací desky mají stejné číslo, počítá se jen jedna. Jednu z nich vytáhněte

doubt-port = v součtu možná chybí jedna deska. { $why }

doubt-board-fault = { $row ->
        [0] { $fault ->
            [supply] hrací deska má málo proudu a její čtení není jisté. Zasuňte její kabel přímo do počítače
            [calibration] hrací deska nemá kalibraci a její čtení není jisté. Porovnejte, co se spočítá, s tím, co leží na desce
            [noise] hrací deska je rušená a její čtení není jisté. Dejte od ní dál telefony a magnety
           *[other] hrací deska hlásí vadu a její čtení není jisté. Vytáhněte její kabel a znovu ho zasuňte
        }
       *[other] řada { WORDS($row) } se nečte, její čidla neodpovídají. Zapište, co na desce leží, do souboru a spočítejte ten
    }

doubt-cell = { $doubt ->
        [unknown] { $cell }, leží tam něco, co deska nepozná. Zvedněte to a položte znovu
        [foreign] { $cell }, leží tam dílek z jiné hry. Zvedněte ho z desky
        [askew] { $cell }, něco tam leží šikmo. Srovnejte to, až dosedne mezi kolíky
        [unsure] { $cell } se nedá jistě přečíst. Přitlačte, co tam leží, nebo to zvedněte a položte znovu
        [flapping] { $cell } se pořád mění. Srovnejte, co tam leží. Když tam nic není, je vadné čidlo
       *[stuck] { $cell }, čidlo je vadné a není jisté, co tam leží. Zapište, co na desce leží, do souboru a spočítejte ten
    }

score-doubts-ask = Co teď? { $files ->
        [1] Opravte soubory a stiskněte Enter, přečtou se znovu
       *[0] Napravte to a stiskněte Enter, desky se přečtou znovu
    }. Jednička nebo slova { $words } spočítají všechno tak, jak to je. Nula skončí bez počítání

score-as-it-lies-words = jak to leží, tak jak to leží

score-not-counted = Jsou tu pochybnosti, proto se vítěz neříká. Napravte, co zaznělo, a spočítejte znovu, nebo přidejte volbu { $option }

score-as-it-lies = Počítá se, jak to leží, { $count ->
        [one] i když zůstává { WORDS($count, gender: "feminine") } pochybnost
        [few] i když zůstávají { WORDS($count, gender: "feminine") } pochybnosti
       *[other] i když zůstává { WORDS($count, gender: "feminine") } pochybností
    }
