"""Every word: announcements to sentences in the languages of the players. The only importer of Fluent."""
