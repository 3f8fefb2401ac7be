### Co o této hře říkají nastavení. Popis zpráv je v anglickém souboru.

setting-is-variants-side-b = strana bé desky počítadel
setting-is-variants-below = body pod nulu
