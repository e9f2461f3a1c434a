"""What the house builds and checks itself with. Knows the source as text; imports none of it."""
