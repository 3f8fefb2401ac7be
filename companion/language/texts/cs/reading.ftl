### Jak hlas čte slovo. Popis zpráv je v anglickém souboru.

reading-now = { $word }: čte se { $source ->
        [own] podle vás: { $reading }
        [usual] podle slovníku programu: { $reading }
       *[written] tak, jak je psáno: { $reading }
    }
reading-ask = Jak se má číst? Napište to, jak to zní, nebo fonémy pro espeak v hranatých závorkách. Samotný Enter ho nechá tak{ $own ->
        [yes] , nula zruší vaše čtení
       *[no] {""}
    }
reading-heard = Takhle zní: { $word }
reading-keep = Enter to nechá, nula se vrátí. Nebo napište jiné čtení
reading-kept = Uloženo. { $word }: čte se { $source ->
        [own] podle vás: { $reading }
        [usual] podle slovníku programu: { $reading }
       *[written] tak, jak je psáno: { $reading }
    }
reading-left = Zůstává to, jak to bylo
reading-wrong = Tohle se číst nedá: { $typed }. Použijte písmena, nebo fonémy v hranatých závorkách
reading-no-phonemes = Hlas, který teď mluví, fonémům nerozumí a slovo čte, jak je psáno. Napište ho tak, jak zní
reading-no-word = Slovník bere jedno slovo z písmen: { $typed }
reading-full = Slovník je plný. Nejdřív nějaké slovo zrušte
