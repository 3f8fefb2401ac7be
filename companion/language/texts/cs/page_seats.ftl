page-network = Odteď si stránku může otevřít každé zařízení v této síti, dokud zápas neskončí{ $way ->
        [plain] . Co stránka říká, tam jde odposlechnout
       *[tls] { "" }
    }

page-network-ends = Stránka už není otevřená do sítě

page-tls = Stránka se neotevře, protože certifikát { $certificate } nebo jeho klíč { $private } nejde přečíst. Hra běží dál. Oba soubory musí být ve formátu PEM, klíč bez hesla

page-over = Zápas skončil, a tak se stránka pro síť zavírá. Na další zápas zavolejte companion page znovu

page-other = Teď hrají jiní hráči, a tak se stránka zavírá. Pro tento zápas zavolejte companion page znovu

page-nobody = Stránku zatím neotevřel žádný prohlížeč. Napište nebo zkopírujte jednu z adres výše do prohlížeče na tomto počítači. Bez prohlížeče běží hra u stolu dál jako předtím

page-wish = { $player }: o tohle místo žádá telefon. Potvrdit: sedm

page-wish-watch = Telefon se chce dívat. Potvrdit: sedm

page-wish-yes = { $player }: telefon má místo

page-wish-watch-yes = Telefon se smí dívat

page-digits = Číslice pro stránku jsou: { $digits }

page-came = { $player }: stránka je otevřená

page-second = { $player }: toto místo je otevřené v druhém prohlížeči

page-left = { $player }: stránka je zavřená nebo spí. Hra běží dál, a stránka také, až se zase otevře

page-withheld = To se dělá u stolu, ne ze stránky

rights-chance = Losuje program. Co padlo, se píše jen na společné klávesnici

rights-own = { $player }: tady hrajete jen za sebe. Ostatní mají svou klávesnici, nebo společnou

rights-undo = Co program vylosoval, zůstává, a tah před tím také. Vrátit to jde jen na společné klávesnici

page-second-here = Toto místo je otevřené i v jiném prohlížeči a hrají za ně oba. Pokud to nejste vy, řekněte to u stolu

page-old = Tato stránka je z jiné verze než companion. Načtěte ji znovu

page-finished = Zápas skončil a companion se ukončil. S dalším zápasem těchto hráčů stránka pokračuje

page-left-kept = Hra byla opuštěna a je uložená. Jakmile se v ní bude pokračovat, stránka pokračuje také

page-stranger = Tato stránka nemá místo, nebo už ne. Požádejte o ně stůl, nebo si tam nechte říct šest číslic

page-fast = Příliš rychle. Poslední řádek se nepočítal

page-script = Tato stránka potřebuje JavaScript. Zapněte ho v prohlížeči, nebo hrajte u stolu

page-language = Jazyk

page-pair = Místo pro tuto stránku

page-pair-whose = Čí místo

page-pair-watch = Jen se dívat

page-pair-ask = Požádat stůl

page-pair-say = Říct u stolu šest číslic

page-pair-digits = Šest číslic

page-pair-use = Použít číslice

page-pair-asked = Stůl je dotázán. Někdo tam má minutu na potvrzení

page-pair-yes = Místo je vaše

page-pair-late = Nikdo nepotvrdil. Zeptejte se znovu, nebo si nechte říct číslice

page-pair-busy = Právě se ptá jiná stránka. Zkuste to za minutu znovu

page-pair-closed = Stolu se teď nejde zeptat. Nechte si říct číslice

page-pair-said = Stůl teď říká číslice. Platí dvě minuty

page-pair-wrong = To nejsou ty číslice. { $left ->
        [0] Už neplatí, nechte si říct nové
        [one] Ještě jeden pokus
        [few] Ještě { WORDS($left, gender: "masculine") } pokusy
       *[other] Ještě { WORDS($left, gender: "masculine") } pokusů
    }

page-pair-none = Teď žádné číslice neplatí. Nechte si je u stolu říct

page-pair-often = To bylo příliš často. Počkejte minutu
