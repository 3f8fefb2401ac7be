### Small files of an owner beside the settings: tables that are corrected once.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# Why a file is not used: what stands in it is no table.
owned-form = what stands in it is not understood

# A file that cannot be read or must be left alone.
# $file | text | the file
# $reason | id newer form directory special denied too-large unreadable | why
owned-wrong = The file { $file } is not used: { $reason ->
        [newer] a newer version of the program has written it, and it stays as it is. Start that version
        [form] what stands in it is not understood. Move it away or correct it
       *[other] { NOUN($reason, of: "file-fault") }
    }. Until then the usual values hold

# A game of which an owner can correct nothing.
# $game | phrase rg-title az-title qg-title | which game
owned-none = { $game }: its tables are those of its rules, and nothing of them can be corrected
