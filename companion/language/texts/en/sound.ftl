### Sound devices that are missing, go and come back.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# The sound device of the settings is not there or cannot be opened; the default one plays instead. Said once.
# $device | text | its name
sound-device-other = The chosen sound device is not there: { $device }. The usual one is used instead. Connect it, or choose another one in the settings
    .terse = The chosen sound device is not there

# A sound device went in the middle of a game, and another one has taken over. The line it cut off is said again.
sound-device-lost = The sound device is gone. Speech goes on through another one. Check the cable or battery of the first one
    .terse = Sound goes through another device now

# The sound device of the settings is there again and used again.
# $device | text | (unused) its name
sound-device-back = Sound goes through the chosen device again

# There was no sound device, and now there is one.
sound-back = There is a sound device now. From here on every line can be heard
    .terse = There is sound now
