/** Hints: explanations that are shown once, when their subject first comes up. */
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

export const HINTS = [...new Set([...Object.values(BY_ASK), ...Object.values(BY_EVENT)])];
export type Hint = (typeof HINTS)[number];

const asHint = (table: Readonly<Record<string, Hint>>, key: string): Hint | null => table[key] ?? null;

/** @returns the first unseen hint for the events that have just happened, or else for the decision */
export function hintFor(
  events: readonly { readonly type: string }[],
  { decision, choices }: Snapshot,
  seen: readonly string[],
): Hint | null {
  const happened = events.map(({ type }) => asHint(BY_EVENT, type));
  const asked = decision && choices.length > 0 ? asHint(BY_ASK, decision.ask) : null;
  return [...happened, asked].find((hint) => hint !== null && !seen.includes(hint)) ?? null;
}
