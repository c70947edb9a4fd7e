/** Every question that the game can ask, and what the platform must know of it. */
import type { AskTable } from '@bb/kernel';
import type { ChoiceKind } from './choices.ts';

const CHANCE = { kind: 'chance' } as const;
const OPEN = { kind: 'open', single: 'ask' } as const;
/** Everybody can see how many choices there are, so a single one is made at once. */
const FORCED = { kind: 'open', single: 'play' } as const;

export const ASKS = {
  draftPirate: OPEN,
  deployFleet: { ...OPEN, onBoard: ['deployPirate'] },
  deployInSecret: { kind: 'faceDown', single: 'ask', onBoard: ['deployPirate'] },
  /** In the setup. */
  chooseShipInSecret: { kind: 'faceDown', single: 'ask' },
  /** In the course of the game. */
  chooseShip: OPEN,
  playCard: OPEN,
  discardForAction: OPEN,
  takeAction: OPEN,
  antiPirateAction: { kind: 'window', quiet: 'pass', inAdvance: true },
  /** Skull & Crossbones protects the player's own pirate, so the player is always asked. */
  negate: { kind: 'window', quiet: 'decline', inAdvance: false },
  rerollWithCunning: OPEN,
  fightOrFlee: OPEN,
  surrenderOrFight: OPEN,
  attackOrHold: OPEN,
  kcSurprise: { kind: 'window', quiet: 'pass', inAdvance: true },
  doubleCross: { kind: 'window', quiet: 'pass', inAdvance: true },
  bearOddHit: OPEN,
  chooseSenior: OPEN,
  takeAllysPart: FORCED,
  defendWithSkull: { kind: 'window', quiet: 'decline', inAdvance: false },
  payGrabber: FORCED,
  duelOn: OPEN,
  takeSpoils: OPEN,
  clearPrize: OPEN,
  clearHolds: FORCED,
  stowPlunder: OPEN,
  seizeBooty: OPEN,
  dealWithPrize: FORCED,
  declareRevelry: OPEN,
  portActivity: OPEN,
  stowBooty: FORCED,
  divideRepairs: OPEN,
  payForHaven: OPEN,
  payToRetire: OPEN,
  keepOrDeploy: OPEN,
  keepOrRefuse: OPEN,
  chooseSuccessor: FORCED,
  chooseArea: { ...FORCED, onBoard: ['sailTo', 'deployPirate'] },
  placeCommissioner: { ...OPEN, onBoard: ['placeCommissioner'] },
  discardToFate: { kind: 'faceDown', single: 'play' },
  rollDie: CHANCE,
  drawCard: CHANCE,
  drawPirate: CHANCE,
  drawMerchant: CHANCE,
  drawHostage: CHANCE,
  drawGovernor: CHANCE,
  drawWarship: CHANCE,
  drawCommissioner: CHANCE,
} as const satisfies AskTable<ChoiceKind>;

export type AskName = keyof typeof ASKS;
/** The names of the questions to Chance. */
export type ChanceAsk = { [A in AskName]: (typeof ASKS)[A] extends typeof CHANCE ? A : never }[AskName];
/** The names of the questions to seats. */
export type Ask = Exclude<AskName, ChanceAsk>;

const isAskName = (name: string): name is AskName => name in ASKS;
const isSeatAsk = (name: AskName): name is Ask => ASKS[name].kind !== 'chance';

/** The names of all questions to seats. */
export const SEAT_ASKS: readonly Ask[] = Object.keys(ASKS).filter(isAskName).filter(isSeatAsk);

/** Whether standing orders can answer this ask; false if nobody is asked. */
export function isOrderable(ask: AskName | null): boolean {
  if (ask === null) return false;
  const traits = ASKS[ask];
  return traits.kind === 'window' && traits.inAdvance;
}
