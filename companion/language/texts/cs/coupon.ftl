### Zkušební kousek: první věc, která se staví, změřená krok za krokem.

coupon-begin = Zkušební kousek se měří, { COUNT($count, of: "coupon-step") }. Připravte si multimetr, samotný magnet se známou stranou plus, hrad { WORDS($number) }, měřicí dílek a tyčku z ukazovátka. Naměřené se píše v milivoltech, nebo ve voltech s čárkou. Rozumí se slovům zpět, opakovat, pomoc a konec
count-coupon-step = { WORDS($n, gender: "masculine") } { $n ->
        [one] krok
        [few] kroky
       *[other] kroků
    }
coupon-ask-short = Kousek zatím nechte bez USB. Přepněte multimetr na zkoušení vodivosti, černý hrot na zem, červený na tři celé tři voltu. Pípá? Jedna je ano, nula ne
coupon-ask-vbus = Zapojte USB. Přepněte multimetr na volty, černý hrot nechte na zemi. Červený na VBUS, má být { WORDS($low, gender: "masculine") } až { COUNT($high, of: "millivolt") }. Kolik ukazuje?
coupon-ask-vsys = Červený na VSYS: méně než VBUS, rozdíl { WORDS($low, gender: "masculine") } až { COUNT($high, of: "millivolt") }. Kolik ukazuje?
coupon-ask-rail = Červený na tři celé tři voltu, má být { WORDS($low, gender: "masculine") } až { COUNT($high, of: "millivolt") }. Kolik ukazuje?
coupon-ask-find = Teď potřebuje kousek svůj program, jako každá deska. Stiskněte Enter a deska se najde
coupon-ask-cell-off = První políčko se drží bez napájení. Červený na napájení políčka: nejvýš { COUNT($high, of: "millivolt") }. Kolik ukazuje?
coupon-ask-cell-on = Teď se drží s napájením. Červený na napájení políčka, má být { WORDS($low, gender: "masculine") } až { COUNT($high, of: "millivolt") }. Kolik ukazuje?
coupon-ask-current = Deska teď pořád čte. Proud v měřiči na USB je nejvýš { COUNT($most, of: "milliampere") }. Kolik ukazuje?
count-milliampere = { WORDS($n, gender: "masculine") } { $n ->
        [one] miliampér
        [few] miliampéry
       *[other] miliampérů
    }
coupon-ask-empty = Sundejte z kousku všechno. Každé čidlo prvního políčka má dávat { WORDS($low, gender: "masculine") } až { COUNT($high, of: "millivolt") }. Stiskněte Enter
coupon-ask-meter = Červený na výstup čidla vlevo blíž v prvním políčku. Rozdíl mezi multimetrem a deskou smí být nejvýš { COUNT($apart, of: "millivolt") }. Kolik ukazuje?
coupon-ask-bare = Položte samotný magnet doprostřed prvního políčka, stranou plus dolů. V plánu je { COUNT($nominal, of: "millivolt") }, v mezích { WORDS($low, gender: "masculine") } až { WORDS($high, gender: "masculine") }. Stiskněte Enter
coupon-ask-turned-over = Obraťte magnet. V plánu je { COUNT($nominal, of: "millivolt") }, v mezích { WORDS($low, gender: "masculine") } až { WORDS($high, gender: "masculine") }. Stiskněte Enter
coupon-ask-castle = Položte na první políčko hrad { WORDS($number) }. V plánu je { COUNT($plus, of: "millivolt") } pod plusem, { WORDS($minus, gender: "masculine") } pod minusem. Stiskněte Enter
coupon-ask-holds = Zvedněte kousek a obraťte ho. Drží hrad? Jedna je ano, nula ne
coupon-ask-gauge = Položte tam místo hradu měřicí dílek. V plánu je { COUNT($nominal, of: "millivolt") }, v mezích { WORDS($low, gender: "masculine") } až { WORDS($high, gender: "masculine") }. Stiskněte Enter
coupon-ask-rod = Dílek sundejte. Postavte doprostřed tyčku z ukazovátka, stranou plus dolů. Výstup dojde na svůj konec, nejvýš { COUNT($end, of: "millivolt") } od kraje napájení. Stiskněte Enter
coupon-ask-rod-over = Obraťte tyčku. Teď výstup dojde na druhý konec, nejvýš { COUNT($end, of: "millivolt") } od druhého kraje. Stiskněte Enter
coupon-ask-turn = Položte tam znovu hrad { WORDS($number) }, otočte ho rukou, kam až ho sloupky pustí, a podržte ho. Stiskněte Enter
coupon-ask-second-empty = Teď políčko vpravo, to s levnějšími čidly. Sundejte všechno. Každé má dávat { WORDS($low, gender: "masculine") } až { COUNT($high, of: "millivolt") }. Stiskněte Enter
coupon-ask-second-castle = Položte na to políčko hrad { WORDS($number) }. Stiskněte Enter
coupon-level = { $cell }, { NOUN($site, of: "pocket") }: { COUNT($level, of: "millivolt") }
coupon-good = Podle plánu
coupon-cause = { $cause ->
        [short] Zkrat mezi napájením a zemí. Nezapojujte. Hledejte můstek z cínu, nejdřív u toho, co přibylo naposled
        [cable] Kabel nebo port. Zkuste jiný kabel a jiný port
        [diode] Dioda mezi VBUS a VSYS, nebo drát, který ji obchází
        [regulator] Stabilizátor na Picu, nebo moc velká zátěž. Odpojte to a hledejte, co bere proud
        [switch-on] Spínač políčka nevypíná. Podívejte se na jeho tranzistor a na drát k jeho hradlu
        [switch-off] Spínač políčka nezapíná. Podívejte se na jeho tranzistor a na drát k jeho hradlu
        [budget] Moc velký proud. Odpojte to a hledejte zkrat, nebo jinou součástku, než je v plánu
        [no-power] Žádný výstup nic nedává. Políčko nemá napájení, nebo není vybraný jeho přepínač
        [wrong-part] Součástka. Čidlo v klidu dává polovinu napájení, spínač s číslicovým výstupem ne
        [output-ground] Výstup má zkrat na zem, nebo je jeho drát přerušený
        [output-supply] Výstup má zkrat na napájení
        [converter] Multimetr a deska se neshodnou. Podívejte se na drát od čidla k přepínači a na referenci převodníku
        [not-felt] Žádný magnet není cítit. Podívejte se, jestli leží nad políčkem a jestli jsou čidla ta ze seznamu
        [reversed] Znaménko je obrácené. Plus je druhá strana magnetu, nebo leží čidla lícem dolů
        [wrong-tile] Tohle nejsou magnety toho dílku. Položte ho naplocho mezi sloupky, nebo ho zkontrolujte jeho vlastním příkazem
        [not-held] Hrad nedrží. Ocel pod ním chybí, nebo je moc daleko
        [no-steel] Pravděpodobně chybí ocelový plech
        [steel-gap] Pravděpodobně leží ocel asi o milimetr níž
        [thick-skin] Pravděpodobně je deska nad čidly asi o milimetr silnější, nebo je pod ní vzduch
        [flat-magnet] Pravděpodobně jsou magnety vysoké jeden milimetr místo dvou
        [narrow-magnet] Pravděpodobně jsou magnety široké pět milimetrů místo šesti
        [strong-magnet] Pravděpodobně jsou magnety silnější třídy, třeba N padesát dva
        [sensitive-sensor] Pravděpodobně mají čidla dvojnásobnou citlivost, A tři místo A čtyři
        [early-end] Výstup končí brzo. Čidlo je z levnější třídy, nebo je tyčka moc slabá
       *[posts] Sloupky dílek nezastaví. Podívejte se na jejich rozměr a na zářezy
    }
coupon-again = { $stop ->
        [yes] { $asks ->
            [yes-no] Nejdřív to opravte, a až nebude pípat, odpovězte nulou
           *[other] Nejdřív to opravte a pak napište, kolik ukazuje
        }
       *[other] { $asks ->
            [meter] Opravte to a napište, kolik ukazuje, nebo stiskněte Enter a jde se dál bez toho
            [milliampere] Opravte to a napište, kolik ukazuje, nebo stiskněte Enter a jde se dál bez toho
           *[other] Opravte to a stiskněte Enter, změří se to znovu, nebo napište nulu a jde se dál bez toho
        }
    }
coupon-answer = { $asks ->
        [yes-no] Jedna je ano, nula ne
        [meter] Píše se celé číslo v milivoltech, nebo volty s čárkou
        [milliampere] Píše se celé číslo v miliampérech
       *[other] Až to bude, stiskněte Enter
    }
coupon-other-board = Tohle není zkušební kousek, hlásí { WORDS($columns) } na { COUNT($rows, of: "square") }. Odpojte jiné desky a podívejte se na drát, který z něj dělá desku pět na pět
coupon-left = Skončeno před koncem
coupon-ends = Poznamenejte si: výstupy mají konec, dolní { COUNT($low, of: "millivolt") }, horní { COUNT($high, of: "millivolt") }
coupon-second = Poznamenejte si: levnější čidla dávají pod hradem { WORDS($low, gender: "masculine") } až { COUNT($high, of: "millivolt") }
coupon-pass = Zkušební kousek je podle plánu. Desky se můžou objednat
coupon-wrong = Zkušební kousek není podle plánu, { $count ->
        [one] nevyšel { COUNT($count, of: "coupon-step") }
        [few] nevyšly { COUNT($count, of: "coupon-step") }
       *[other] nevyšlo { COUNT($count, of: "coupon-step") }
    }. Než se to opraví, nic neobjednávejte
