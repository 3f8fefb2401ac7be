"""The coupon, the first thing that is built: a conversation that measures it and names what is probably wrong."""
