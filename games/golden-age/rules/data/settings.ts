/** The optional rules of a game. All are off by default, except Cunning and the living rules' bonus of 2. */

export const DEPLOYMENTS = ['open', 'secret', 'random'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];
export const LENGTHS = ['standard', 'long', 'short'] as const;
export type Length = (typeof LENGTHS)[number];

/** [R95] The most players of a short game: hands of more would leave too little of its deck. */
export const SHORT_GAME_MAX_PLAYERS = 5;
/** @returns the lengths to choose from, with this number of players */
export const lengthsFor = (players: number): readonly Length[] =>
  players > SHORT_GAME_MAX_PLAYERS ? LENGTHS.filter((length) => length !== 'short') : LENGTHS;

export interface Settings {
  /** 3.0 Step 6: pirates are drafted in snake order instead of dealt. */
  readonly draft: boolean;
  /** 3.0 Step 7 How each fleet's first Sea Areas and ships are chosen. */
  readonly deployment: Deployment;
  /** 4.1 `long` adds a second deck; `short`, an option of our own, halves the deck [R95]. */
  readonly length: Length;
  /** 2.4 Warships and Commissioners fight with their printed ratings, without the living rules' bonus of 2 [R30]. */
  readonly printedRatings: boolean;
  /** 12 Dice can be rerolled with Cunning [R47]. */
  readonly cunning: boolean;
  /** 17.2 #8 When the General Pardon comes up a second time, it goes into the lower half of the deck. */
  readonly latePardon: boolean;
  /** 4.5 J Pirates may retire in pirate ports [R11]. */
  readonly retireInPiratePorts: boolean;
  /** 19 One player with Blackbeard plays against the System Player, who has the three other seats. */
  readonly solitaire: boolean;
}

export const STANDARD_SETTINGS: Settings = {
  draft: false,
  deployment: 'open',
  length: 'standard',
  printedRatings: false,
  cunning: true,
  latePardon: false,
  retireInPiratePorts: false,
  solitaire: false,
};

const [OFF, ON] = [false, true] as const;

/** The values that each option can have, the standard one first. */
export const SETTING_VALUES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  draft: [OFF, ON],
  deployment: DEPLOYMENTS,
  length: LENGTHS,
  printedRatings: [OFF, ON],
  cunning: [ON, OFF],
  latePardon: [OFF, ON],
  retireInPiratePorts: [OFF, ON],
  solitaire: [OFF, ON],
};

/**
 * @param random  from 0 up to, not including, 1
 * @returns settings for this number of players drawn at random, each value of an option equally likely; never a solitaire game
 */
export function randomSettings(random: () => number, players: number): Settings {
  const draw = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)];
  return {
    draft: draw(SETTING_VALUES.draft),
    deployment: draw(SETTING_VALUES.deployment),
    length: draw(lengthsFor(players)),
    printedRatings: draw(SETTING_VALUES.printedRatings),
    cunning: draw(SETTING_VALUES.cunning),
    latePardon: draw(SETTING_VALUES.latePardon),
    retireInPiratePorts: draw(SETTING_VALUES.retireInPiratePorts),
    solitaire: false,
  };
}
