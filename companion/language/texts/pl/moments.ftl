### Dni i godziny. Opis komunikatów jest w pliku angielskim.

moment = { $day ->
        [1] pierwszego
        [2] drugiego
        [3] trzeciego
        [4] czwartego
        [5] piątego
        [6] szóstego
        [7] siódmego
        [8] ósmego
        [9] dziewiątego
        [10] dziesiątego
        [11] jedenastego
        [12] dwunastego
        [13] trzynastego
        [14] czternastego
        [15] piętnastego
        [16] szesnastego
        [17] siedemnastego
        [18] osiemnastego
        [19] dziewiętnastego
        [20] dwudziestego
        [21] dwudziestego pierwszego
        [22] dwudziestego drugiego
        [23] dwudziestego trzeciego
        [24] dwudziestego czwartego
        [25] dwudziestego piątego
        [26] dwudziestego szóstego
        [27] dwudziestego siódmego
        [28] dwudziestego ósmego
        [29] dwudziestego dziewiątego
        [30] trzydziestego
       *[31] trzydziestego pierwszego
    } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    }{ $year ->
        [0] {""}
       *[other] , rok { WORDS($year) }
    }, godzina { $hour ->
        [0] zero
        [1] pierwsza
        [2] druga
        [3] trzecia
        [4] czwarta
        [5] piąta
        [6] szósta
        [7] siódma
        [8] ósma
        [9] dziewiąta
        [10] dziesiąta
        [11] jedenasta
        [12] dwunasta
        [13] trzynasta
        [14] czternasta
        [15] piętnasta
        [16] szesnasta
        [17] siedemnasta
        [18] osiemnasta
        [19] dziewiętnasta
        [20] dwudziesta
        [21] dwudziesta pierwsza
        [22] dwudziesta druga
       *[23] dwudziesta trzecia
    }{ $minute ->
        [0] {""}
       *[other] , { COUNT($minute, of: "minute") }
    }

count-hour = { WORDS($n, gender: "feminine") } { $n ->
        [one] godzina
        [few] godziny
       *[other] godzin
    }

count-minute = { WORDS($n, gender: "feminine") } { $n ->
        [one] minuta
        [few] minuty
       *[other] minut
    }
