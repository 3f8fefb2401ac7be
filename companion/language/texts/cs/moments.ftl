### Dny a hodiny. Popis zpráv je v anglickém souboru.

moment = { $day ->
        [1] prvního
        [2] druhého
        [3] třetího
        [4] čtvrtého
        [5] pátého
        [6] šestého
        [7] sedmého
        [8] osmého
        [9] devátého
        [10] desátého
        [11] jedenáctého
        [12] dvanáctého
        [13] třináctého
        [14] čtrnáctého
        [15] patnáctého
        [16] šestnáctého
        [17] sedmnáctého
        [18] osmnáctého
        [19] devatenáctého
        [20] dvacátého
        [21] dvacátého prvního
        [22] dvacátého druhého
        [23] dvacátého třetího
        [24] dvacátého čtvrtého
        [25] dvacátého pátého
        [26] dvacátého šestého
        [27] dvacátého sedmého
        [28] dvacátého osmého
        [29] dvacátého devátého
        [30] třicátého
       *[31] třicátého prvního
    } { $month ->
        [1] ledna
        [2] února
        [3] března
        [4] dubna
        [5] května
        [6] června
        [7] července
        [8] srpna
        [9] září
        [10] října
        [11] listopadu
       *[12] prosince
    }{ $year ->
        [0] ,
       *[other] , rok { WORDS($year) }, čas
    } { COUNT($hour, of: "hour") }{ $minute ->
        [0] {""}
       *[other] , { COUNT($minute, of: "minute") }
    }

count-hour = { WORDS($n, gender: "feminine") } { $n ->
        [one] hodina
        [few] hodiny
       *[other] hodin
    }

count-minute = { WORDS($n, gender: "feminine") } { $n ->
        [one] minuta
        [few] minuty
       *[other] minut
    }
