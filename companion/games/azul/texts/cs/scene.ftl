### Azul na stránce. Popis zpráv je v anglickém souboru.

az-scene-offer = { $edition ->
        [master_chocolatier] nabídky a střed stolu
       *[azul_mini] výlohy a střed stolu
    }

az-scene-lines = přípravné řady

az-scene-floor = podlaha

az-scene-free = { $place }, volno

az-scene-space = mínus { WORDS($costs) }

az-scene-marker = žeton začínajícího hráče má { $player }

az-scene-gold = { NOUN($source, form: "empty") }, speciální, { PART($edition, $gold, $colour, of: "az-special", names: "edition kind colour") }
