"""The table of Festival of Lanterns: layout, pictures and the scene.

Words the scene asks for by `TableWords.label(key, *values)`:

    hand, stack, face-up        captions of the tray
    in-the-air                  on the place a tile has left
    to-move                     beside the name of the active player
    of-limit (limit)            "of 12", behind a number of lanterns
    none-left                   a lantern, Mooncake or Dedication that nobody can get
    dedications, supply         captions of the side column
    dedication:0 … dedication:3 names of the stacks; 3 is the generic one
    left (number)               tiles left on a stack
    from-generic                the stack is empty and a generic tile is taken instead
    you-can                     this Dedication can be made now
    claim (points)              press again to make it
    lantern:0 … lantern:6       short names for badges
    mooncake (number)           for badges
    gain (number, name)         "+1 Rarity"
    key:turn, key:back          what the keys R and Esc do while something is held
    pass                        end of a final turn
"""
