"""Far matches on the wire: seal, invitation, a true server, and everything that can go wrong between them."""
