/** What stands before a row's numbers: rest, VP, won, game, players, pirates, seat. */
export const HEAD = 7;
