far-extra = Části pro hru s přáteli na dálku nejsou nainstalovány. Nic nezačalo. Nainstaluje je tohle: { $command }

far-fetching = Stahuje se server. Chvíli to trvá

far-serving = Server je připraven pro tento počítač. Každý tah uloží, než ho potvrdí. Jeho adresa

far-serving-network = Server je připraven pro tuto síť. Každý tah uloží, než ho potvrdí. Jeho adresy

far-serving-ends = Control a C ho ukončí. Co uložil, zůstane

far-served = Server skončil. Co uložil, bude při příštím spuštění k dispozici

far-service = Server běží pod uživatelem { $user } a začne s tímto počítačem. Všechno ukládá do složky { $folder }. Co říká, ukáže tohle

far-backed-up = Všechno, co server ukládá, je v souboru { $file }. Chraňte ho jako klíč

far-restored = Kopie je zpátky ve složce { $folder }. Spusťte server. Co chybí, doplní stoly samy

far-server-none = Program serveru tu není a nejde stáhnout. Nic nezačalo. Nainstalujte server NATS verze { $least } nebo novější, nebo ať { $variable } obsahuje adresu zrcadla Debianu

far-server-old = Server na tomto počítači, verze { $version }, může ztratit tahy nebo pustit dovnitř cizí, a jiný nejde stáhnout. Nic nezačalo. Nainstalujte verzi { $least } nebo novější, nebo ať { $variable } obsahuje adresu zrcadla Debianu

far-server-runs-not = Program serveru tu neběží, nebo je jeho verze nebezpečná: { $version }. Nic nezačalo. Nainstalujte jiný

far-server-careless = Server potvrzuje tahy dřív, než jsou na disku, proto byl ukončen. Při výpadku proudu by se ztratily. Nainstalujte jinou verzi

far-server-starts-not = Server se nespustil: { $reason }. Nic se neztratilo. Často má jeho port jiný program

far-server-ended = Server sám skončil. Co bylo potvrzeno, je uloženo. Proč, říká jeho záznam: { $file }. Spusťte ho znovu

far-server-folder = Složku serveru nejde použít, { $file }: { $reason }. Nic nezačalo. Obnovte ji ze zálohy, nebo zvolte jinou složku

far-server-busy = Tuto složku používá běžící server: { $file }. Nic se nezměnilo. Nejdřív ho ukončete

far-server-empty = V této složce ještě žádný server neběžel: { $file }. Není co kopírovat. Zvolte jinou složku

far-server-there = V této složce už jsou partie serveru: { $file }. Nic se nezměnilo. Zvolte prázdnou složku

far-server-copy = Zálohu nejde zapsat nebo přečíst, { $file }: { $reason }. Partie serveru jsou, jak byly. Zvolte jiný soubor

far-service-none = Na tomto počítači neběží služby přes systemd. Nic se nezměnilo. Spouštějte server jinak

far-service-refused = Službu nejde nastavit, { $file }: { $reason }. Proveďte to jako uživatel root

far-unreachable = Server není dostupný: { $address }. Co je uložené tady, zůstává. Ověřte, že server běží a že je tento počítač v síti, a zkuste to znovu

far-untrusted = Na adrese { $address } odpovídá jiný server, než byl v pozvánce. Nic se neodeslalo. Řekněte si o novou pozvánku

far-refused = Server už tento stůl nepouští: { $address }. Partie je uložená tady. Zeptejte se toho, kdo server provozuje

far-clock = Serveru { $address } nešlo věřit, protože hodiny tohoto počítače jdou proti hodinám serveru { $way ->
        [ahead] napřed
       *[behind] pozadu
    } o { COUNT($days, of: "day") }. Nic se neposlalo. Nastavte na tomto počítači datum a čas a zkuste to znovu

count-day = { WORDS($n, gender: "masculine") } { $n ->
        [one] den
        [few] dny
       *[other] dní
    }

far-certificate-early = Certifikát serveru { $address } podle hodin tohoto počítače ještě nezačal platit, proto se nic neposlalo. Nejspíš se hodiny opožďují. Nastavte na tomto počítači datum a čas a zkuste to znovu

far-certificate-over = Certifikát serveru { $address } podle hodin tohoto počítače už neplatí, proto se nic neposlalo. Pokud jsou tu datum a čas v pořádku, požádejte toho, kdo server provozuje, o nový certifikát

far-server-unsafe = Server { $address } má verzi { $version }, která může ztratit tahy nebo pustit dovnitř cizí. Nic se neodeslalo. Požádejte správce o novější

far-nobody = Server { $address } tuto partii nezná. Je uložená tady. Zeptejte se toho, kdo ji založil

far-oversize = To je pro server moc dlouhé. Neodeslalo se to. Řekněte to kratšími slovy

far-log-full = Tato partie je plná, server už víc nepřijme. Nic se neztratilo. Začněte novou

far-log-refuses = Server odmítá: { $reason }. Partie je uložená tady. Zkuste to později

far-log-torn = Na serveru chybí kus partie. Partie stojí, každý stůl ji má uloženou. Požádejte správce serveru o obnovu ze zálohy

far-log-back = Server přišel o poslední tahy. Stoly je teď doplňují. Počkejte

far-log-fork = Stoly se neshodují. Partie stojí, nic se neztratilo. Porovnejte po telefonu, co zaznělo naposled
