/** Hints: explanations that are shown once, when their subject first comes up. */
import { allHints, hintFor as firstHint } from '@bb/table-kit/table/tutorial/hints.ts';
import type { Snapshot } from '../session/session.ts';

/** Hints for decisions. */
const BY_ASK = {
  deployFleet: 'deploy',
  playCard: 'card',
  antiPirateAction: 'window',
  rerollWithCunning: 'cunning',
  seizeBooty: 'cargo',
  dealWithPrize: 'prize',
  portActivity: 'port',
  payForHaven: 'haven',
  declareRevelry: 'revelry',
  negate: 'skull',
  fightOrFlee: 'hunt',
  surrenderOrFight: 'surrender',
  kcSurprise: 'commissioner',
  duelOn: 'duel',
  discardForAction: 'discard',
} as const;

/** Hints for events. */
const BY_EVENT = {
  mutinyBrokeOut: 'mutiny',
  stormStruck: 'storm',
  scurvyBrokeOut: 'scurvy',
  pardonProclaimed: 'pardon',
  warshipSighted: 'warship',
  commissionerDeployed: 'commissioner',
  letterGranted: 'letter',
  allianceFormed: 'alliance',
  portAttacked: 'portAttack',
  pirateRetired: 'retired',
  pirateLost: 'lost',
} as const;

const ALL = { byAsk: BY_ASK, byEvent: BY_EVENT };
export const HINTS = allHints<(typeof BY_ASK)[keyof typeof BY_ASK] | (typeof BY_EVENT)[keyof typeof BY_EVENT]>(ALL);
export type Hint = (typeof HINTS)[number];

/** @returns the first unseen hint for the events that have just happened, or else for the decision */
export const hintFor = (
  events: readonly { readonly type: string }[],
  { decision, choices }: Snapshot,
  isSeen: (hint: Hint) => boolean,
): Hint | null => firstHint<Hint>(ALL, events, choices.length > 0 ? (decision?.ask ?? null) : null, isSeen);
