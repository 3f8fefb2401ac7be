"""The board's own binary in rp2040js: JavaScript, and the stand-in boot ROM that it needs."""
