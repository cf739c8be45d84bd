"""The table of Festival of Lanterns: layout, pictures and the scene.

Words the scene asks for by `TableWords.label(key, *values)`:

    stack, face-up              captions of the tray
    in-the-air                  on the place a tile has left
    of-limit (limit)            "of 12", behind a number of lanterns
    none-left                   a lantern, Mooncake or Dedication that nobody can get
    dedications, supply, part:friends  captions of the side column
    dedication:0 … dedication:3 names of the stacks; 3 is the generic one
    left (number)               tiles left on a stack
    from-generic                the stack is empty and a generic tile is taken instead
    you-can                     this Dedication can be made now
    claim (points)              press again to make it
    lantern:0 … lantern:6       short names for badges
    mooncake (number)           for badges
    gain (number, name)         "+1 Rarity"
    key:turn, key:back          what the keys R and Esc do while something is held
    pass                        ends the turn
    end-note                    what has to be done before that
    points (number), trixie     for badges

With friends, whose numbers are those of the content:

    friend:n, friend-text:n     her name, and what befriending her does
    friend-short:n              the same in three or four words
    friend-when:n (last)        when her waiting ability acts; last: only the refill is left
    friend-press                she can be befriended, and how
    friend-missing (number)     Mooncakes that are missing for her
    friend-in-vain, friend-over she could not help now; it is too late in the turn
    friend-used                 her ability was used this turn
    friend-now                  something may be selected for her ability
    friend-left:n               her waiting ability would be given up
    not-now, for-me             other answers than selecting it
    level:n                     Moon Dancer's level
    lanterns (number)           behind the number of her lanterns
    speech-title, speech        her paper: what she compared, why this one, what she spent
    next-move                   lets her take the next step
"""
