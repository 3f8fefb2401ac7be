advice-thinking = Chwileczkę

advice-best = Najlepiej { $choice }

advice-for = Graczowi { $player } najlepiej { $choice }

advice-other = { $less ->
        [0] Prawie równie dobrze { $choice }
       *[other] O { COUNT($less, of: "point") } gorzej { $choice }
    }

advice-none = Teraz nie ma z czego wybierać

advice-only = Nic innego nie można zrobić

advice-why = Lepiej tak, niż { $choice }, bo { LIST($reasons) }

advice-why-none = Nic, co da się teraz policzyć, nie przemawia przeciw temu, żeby { $choice }. Partia rozegrana w myślach kończy się jednak nieco lepiej
