/** Every question that the game can ask, and what the platform must know of it. */
import type { AskTable } from '@bb/kernel';
import type { ChoiceKind } from './choice.ts';

const CHANCE = { kind: 'chance' } as const;
const OPEN = { kind: 'open', single: 'ask' } as const;
/** Everybody can see how many choices there are, so a single one is made at once. */
const FORCED = { kind: 'open', single: 'play' } as const;

export const ASK_TRAITS = {
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

export type AnyAskName = keyof typeof ASK_TRAITS;
/** The names of the questions to Chance. */
export type ChanceAsk = { [A in AnyAskName]: (typeof ASK_TRAITS)[A] extends typeof CHANCE ? A : never }[AnyAskName];
/** The names of the questions to seats. */
export type Ask = Exclude<AnyAskName, ChanceAsk>;

const isAskName = (name: string): name is AnyAskName => name in ASK_TRAITS;
const isSeatAsk = (name: AnyAskName): name is Ask => ASK_TRAITS[name].kind !== 'chance';

/** The names of all questions to seats. */
export const ASKS: readonly Ask[] = Object.keys(ASK_TRAITS).filter(isAskName).filter(isSeatAsk);
