/** The optional rules of a game. All are off by default. */
export interface Settings {
  /** C27 Each player uses 2 pirates, and the game ends with the second. */
  readonly short: boolean;
  /** C4 Captain Blood is in the deck like any other pirate. */
  readonly blood: boolean;
  /** C27 Home ports and port information are public, for people around one screen. */
  readonly openHostages: boolean;
  /** C12.5 A bribe only after a sale [C23]. */
  readonly strictBribes: boolean;
  /** C28 One player with Peter Blood in the last seat, against two dummies. */
  readonly solitaire: boolean;
}

export const STANDARD_SETTINGS: Settings = { short: false, blood: false, openHostages: false, strictBribes: false, solitaire: false };
