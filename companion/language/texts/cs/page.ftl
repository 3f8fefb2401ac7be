page-extra = Části pro stránku nejsou nainstalovány. Hra běží dál. Nainstaluje je tohle: { $command }

page-none = Žádná hra neběží, není tedy co ukázat. Začněte ji příkazem companion play a pak tohle zavolejte znovu

page-taken = Port { $port } už má jiný program. Hra běží dál. Zvolte jiný port volbou { $option }, nula vezme kterýkoli volný

page-watch = Kdo se chce jen dívat, otevře v prohlížeči tuto adresu

page-plays = { $player } hraje na této adrese

page-ends = Stránka je zavřená. Hra běží dál

page-title = Stůl

page-skip = K příkazu

page-said = Co zaznělo

page-command = Příkaz

page-label = Příkaz jako u stolu. Devítka je nápověda

page-send = Odeslat

page-last = Naposled zaznělo

page-now = Co jde teď udělat

page-back = Zpět

page-whole = To je vše

page-boards = Pohledy

page-large = Velké písmo

page-picture = Obraz

page-seat = U stolu

page-connecting = Spojuje se

page-lost = Spojení se přerušilo. Zkouší se znovu

page-again = Spojení je obnoveno

page-missed = vět mezitím. Stojí nahoře

page-table = Na stole

page-gone = Společník neběží. Až poběží, stránka půjde dál

page-back-again = Společník zase běží

page-board = Deska

page-heap = Místo { $name }

page-castle = hrad

page-player = { $player }, { COUNT($total, of: "point") }

page-other-board = Další deska

page-legend = Na obrázcích
