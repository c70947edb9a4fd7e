/** The optional rules a game is played with. All are off by default but Cunning and the living rules' 2. */

export const DEPLOYMENTS = ['open', 'secret', 'random'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];
export const LENGTHS = ['standard', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export interface Settings {
  /** 3.0 Step 6: pirates are drafted in snake order instead of dealt. */
  readonly draft: boolean;
  /** 3.0 Step 7 */
  readonly deployment: Deployment;
  /** 4.1 */
  readonly length: Length;
  /** 2.4 Warships and Commissioners fight with their printed ratings only, without the living rules' 2 [R30]. */
  readonly printedRatings: boolean;
  /** 12 Dice can be rerolled with Cunning [R47]. */
  readonly cunning: boolean;
  /** 17.2 #8 At its second appearance the General Pardon goes into the lower half of the deck. */
  readonly latePardon: boolean;
  /** 4.5 J Pirates may retire in pirate ports [R11]. */
  readonly retireInPiratePorts: boolean;
  /** 19 One player with Blackbeard against the System Player, who has the three other seats. */
  readonly solitaire: boolean;
}

export const STANDARD: Settings = {
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

/** What each option can be, the standard first. */
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

/** Each option drawn evenly from its values; solitaire is another game, and never drawn. */
export function drawSettings(random: () => number): Settings {
  const draw = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)];
  return {
    draft: draw(SETTING_VALUES.draft),
    deployment: draw(SETTING_VALUES.deployment),
    length: draw(SETTING_VALUES.length),
    printedRatings: draw(SETTING_VALUES.printedRatings),
    cunning: draw(SETTING_VALUES.cunning),
    latePardon: draw(SETTING_VALUES.latePardon),
    retireInPiratePorts: draw(SETTING_VALUES.retireInPiratePorts),
    solitaire: false,
  };
}
