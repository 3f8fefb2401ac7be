### What the settings say of this game.

# A variant.
setting-is-variants-dynasty = Dynasty

# A variant.
setting-is-variants-centralised = Middle Kingdom

# A variant.
setting-is-variants-harmony = Harmony

# A variant.
setting-is-variants-duel = Mighty Duel

# A variant.
setting-is-variants-wider = Wider offer
