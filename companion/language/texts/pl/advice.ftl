advice-thinking = Chwileczkę

advice-best = Najlepiej { $choice }

advice-for = Graczowi { $player } najlepiej { $choice }

advice-other = { $less ->
        [0] Prawie równie dobrze { $choice }
       *[other] O { COUNT($less, of: "point") } gorzej { $choice }
    }

advice-none = Teraz nie ma z czego wybierać

advice-only = Można zrobić tylko to

advice-why = Lepiej tak, niż { $choice }, bo { LIST($reasons) }

advice-why-none = Sądząc po tym, co da się teraz policzyć, nie jest to lepsze, niż { $choice }. Partia rozegrana w myślach kończy się jednak nieco lepiej
