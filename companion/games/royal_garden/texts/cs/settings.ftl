### Co o této hře říkají nastavení. Popis zpráv je v anglickém souboru.

setting-is-variants-dynasty = Dynastie
setting-is-variants-centralised = Centralizované království
setting-is-variants-harmony = Harmonie
setting-is-variants-duel = Duel mocných
setting-is-variants-wider = Širší nabídka
