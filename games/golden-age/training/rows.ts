/** The numbers before a row's inputs: Victory Points that the seat still got, and has; its share of the win; game, players, its pirates, seat. */
export const ROW_HEADER_LENGTH = 7;
