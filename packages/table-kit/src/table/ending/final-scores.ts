/** What a game says of its end. */

/** What a player has come to. */
export interface Standing {
  readonly seat: number;
  /** The step on the podium, from 1. Players with equal results share one. */
  readonly place: number;
  readonly hasWon: boolean;
  /** With its unit, such as `£160`. */
  readonly points: string;
  /** The same as a number, for the picture of the result. */
  readonly number: number;
}

export interface ScoreColumn {
  readonly head: string;
  readonly cell: (seat: number) => string | number;
  /** The points count more than what they are made of. */
  readonly isStrong?: boolean;
  /** A phone leaves it out. */
  readonly isWide?: boolean;
}

/** The end of a pirate. */
export interface Fate<Pirate extends number> {
  readonly pirate: Pirate;
  readonly seat: number;
  readonly name: string;
  readonly is: 'atSea' | 'retired' | 'lost';
  readonly how: string;
  /** What it has brought; empty if nothing. */
  readonly worth: string;
}

/** What differs from game to game. */
export interface FinalScoresWords {
  readonly scores: string;
  readonly playAgain: string;
  readonly bringHomeWhy: string;
}
