### Czech. What each message is for and which facts it has stands in the English file.

dialogue-left = Otázka končí, všechno zůstává, jak je
    .terse = Otázka končí

question-over = Předchozí otázka už neplatí. Napište příkaz znovu

dialogue-unfit = Tohle se sem nehodí: { $text }

dialogue-first = Tohle je první otázka

dialogue-help = { $back } vrátí o jednu otázku{ $drops ->
        [1] , u první zruší příkaz
       *[0] , nejdál k první
    }, { $repeat } otázku zopakuje, { $stop } otázky ukončí
