/** C29 Every question that the game can ask, and what the platform must know of it. */
import type { AskTable } from '@bb/kernel';
import type { ChoiceKind } from './choices.ts';

const CHANCE = { kind: 'chance' } as const;
const OPEN = { kind: 'open', single: 'ask' } as const;
/** Everybody can see how many choices there are, so a single one is made at once. */
const FORCED = { kind: 'open', single: 'play' } as const;

export const ASKS = {
  chooseShip: FORCED,
  chooseStart: { ...OPEN, onBoard: ['startAt'] },
  takeOperation: OPEN,
  moveStep: { ...OPEN, onBoard: ['moveTo'] },
  afterMove: OPEN,
  joinMove: OPEN,
  tryIntercept: { kind: 'window', quiet: 'pass', inAdvance: true },
  chooseQuarry: FORCED,
  chooseMerchant: OPEN,
  attackOrLeave: OPEN,
  dealWithCargo: OPEN,
  takeShip: OPEN,
  clearHolds: FORCED,
  tortureHostage: OPEN,
  declareRevelry: OPEN,
  challenge: OPEN,
  sellHolds: OPEN,
  doBusiness: OPEN,
  payForHaven: OPEN,
  payForLetter: OPEN,
  /** What he knows is hidden, so he is asked whenever he may know something. */
  attackWithInformation: { kind: 'window', quiet: 'keepInformation', inAdvance: false },
  takePlunder: OPEN,
  stash: { kind: 'window', quiet: 'pass', inAdvance: true },
  endBattle: OPEN,
  surrenderOrFight: OPEN,
  backOff: OPEN,
  retireFromMutiny: OPEN,
  acceptPardon: OPEN,
  moveWarship: { ...OPEN, onBoard: ['moveTo', 'moveWarship'] },
  chooseBox: FORCED,
  orderOusted: FORCED,
  answerAlliance: OPEN,
  challengeBreaker: OPEN,
  proposeTrade: OPEN,
  answerTrade: OPEN,
  rerollWithCunning: OPEN,
  rollDie: CHANCE,
  drawActionCard: CHANCE,
  drawPirate: CHANCE,
  drawMerchant: CHANCE,
  drawWarship: CHANCE,
  drawCommissioner: CHANCE,
  drawGovernor: CHANCE,
  drawLetter: CHANCE,
  pickMerchant: CHANCE,
  pickPort: CHANCE,
  breakTie: CHANCE,
} as const satisfies AskTable<ChoiceKind>;

export type AskName = keyof typeof ASKS;
