"""The table of Firefly Festival: layout, pictures and parts.

Words the parts ask for by `TableWords.label(key, *values)`. Numbers behind a colon are those of
the content: tiles, public goals, private goals and powers.

Around the board:

    goals, secrets              captions of the right column
    secrets-of (name)           beside the second one: only this person sees them
    goal:n, goal-text:n (number)
                                a public goal, and what has to be reached, in a few words
    of-six (card)               "3 of 6", the card on top of a stack
    gone                        all cards of a stack are taken
    secret:n, secret-text:n     a private goal in two or three words, and in full
    chain (islands)             "chain 5"
    chain-points (islands, points)
                                the same with what it would bring now, the longest of all included
    at-end (points)             below the points: how many there would be if the game ended now
    if-over (points), so-far (points), line:chain (islands, points), line:longest (points),
    line:crow (points)          the same in full, with what it is made of
    chain-steps (steps, points)
                                what chains pay, and the longest of all
    workers, floors, bridges    supplies of a seat; short, because they stand before a bar
    power:n, power-text:n       a power, and what it does
    power-secret                in place of its name while it is not shown yet
    end:sorin (number)          the end is near: so many Sōrin left
    end:floors (name, number)   … so many floors left to somebody
    end:goals (number)          … so many public goals left
    end:rest (turns)            … so many more turns in which nothing is built
    end:now                     the game ends with this turn

The bar of actions; each plaque has a name, and below it a few words:

    action:0, action:1, action:3
                                Bridge, Pagoda, Festival
    action:2 (movements)        "Move 3"
    lanes (number), places (number), movers (number), festivals (number)
                                how many there are: lanes to build on, islands for a floor, workers
                                that can move, islands for a festival
    moves-left (number)         movements left of the action that was begun
    cannot                      it cannot be done now
    main-done                   the main action of this turn is done
    besides-done                the secondary action of this turn is done
    first                       something else has to be decided first
    crow, crow-cost (points)    the Crow, and what it costs
    crow-yours                  you hold it
    fish, fish-cost (coins)     a lucky fish, and what it costs
    fish-none                   all fish are placed
    pass, skip                  the end of the turn; leaving out an impossible main action
    end-turn, next-move         the last button while nobody has a move to choose
    done                        the rest of an action is left: crossing, moving, a second storey
    after-main                  below the end of the turn: it comes after a main action
    overlay                     the button that shows every festival as if it were held now

On the board:

    tile:n                      the name of an island
    festival (island)           heading of the card of a festival
    needs-floors (number), needs-bridges (number), needs-worker, needs-pieces (number), needs-sorin
                                what a festival of whoever looks is missing
    can-hold (name)             who could hold it now, were it their turn; any number of names
    nobody-holds                nobody could
    which-way                   heading of the ways a worker can take
    over (name, coins)          over somebody's bridges for so many coins; own ones cost nothing
    together (name, coins)      the same for two workers
    ferry (coins)               over the water
    crow-which                  heading of what the Crow brings
    crow-note (coins, points)   what it pays each turn, and costs at the end
    crow-gain:0 (number), crow-gain:1 (number)
                                coins; workers
    crow-gain-none              no workers are left
    goal-left, action-left      heading of the question at the end of a turn
    claim (goal, points)        its answers: claim a goal
    end-anyway                  or end the turn
    fact:value, fact:reward, fact:floors
                                what the numbers of an island are for
    storey-which                heading of the second storey
    storey (coins)              build it
    not-now                     leave it
    keep                        the button below each of them
    kept                        this power was chosen
    key:back                    what the key Esc does while something is held
    key:ways                    what the key Shift does while a worker has other ways

The parts of the table, for screen readers:

    part:actions, part:question, part:track, part:goals, part:lake, part:seats, part:festivals,
"""
