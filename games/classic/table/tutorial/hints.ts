/** Hints: explanations that are shown once, when their subject first comes up. */
import type { AskName, EventType, GameEvent } from '@bb/classic/rules';
import type { Naming } from '../board/pieces.ts';
import type { VoyageTexts } from '../i18n/en/voyage.ts';
import type { Snapshot } from '../session.ts';

export type Hint = keyof VoyageTexts['hints'];

/** Hints for decisions. */
const BY_ASK: { readonly [A in AskName]?: Hint } = {
  chooseStart: 'start',
  takeOperation: 'operation',
  moveStep: 'move',
  afterMove: 'afterMove',
  attackOrLeave: 'prize',
  takeShip: 'ship',
  tortureHostage: 'hostage',
  declareRevelry: 'revelry',
  sellHolds: 'port',
  doBusiness: 'port',
  payForHaven: 'haven',
  stash: 'stash',
  rerollWithCunning: 'cunning',
  endBattle: 'battle',
  surrenderOrFight: 'surrender',
  attackWithInformation: 'information',
  backOff: 'duel',
  answerAlliance: 'alliance',
  tryIntercept: 'intercept',
};

/** Hints for events. */
const BY_EVENT: { readonly [T in EventType]?: Hint } = {
  randomEventRead: 'event',
  stormWeathered: 'storm',
  scurvyBrokeOut: 'scurvy',
  mutinyBrokeOut: 'mutiny',
  wounded: 'wound',
  commissionerGranted: 'commissioner',
  warshipPlaced: 'warship',
  pirateOusted: 'ousted',
  allianceFormed: 'alliance',
  pirateRetired: 'retired',
  pirateLost: 'lost',
};

export const HINTS: readonly Hint[] = [...new Set([...Object.values(BY_ASK), ...Object.values(BY_EVENT)])];

const asHint = (table: Readonly<Record<string, Hint>>, key: string): Hint | null => table[key] ?? null;

/** A Commissioner moves too, but the hint on moving speaks of a pirate’s points and searches. */
const isCommissioners = ({ ask, about }: NonNullable<Snapshot['decision']>): boolean =>
  ask === 'moveStep' && about.commissioner !== undefined;

/** @returns the first unseen hint for the events that have just happened, or else for the decision */
export function hintFor(
  events: readonly { readonly type: string }[],
  { decision, choices }: Pick<Snapshot, 'decision' | 'choices'>,
  isSeen: (hint: Hint) => boolean,
): Hint | null {
  const happened = events.map(({ type }) => asHint(BY_EVENT, type));
  const asked = decision && choices.length > 0 && !isCommissioners(decision) ? asHint(BY_ASK, decision.ask) : null;
  return [...happened, asked].find((hint) => hint !== null && !isSeen(hint)) ?? null;
}

/** @returns what the hint speaks of: the events that it explains, or else the subject of the question */
export function subjectOf(hint: Hint, events: readonly GameEvent[], { decision }: Pick<Snapshot, 'decision'>): readonly Naming[] {
  const explained = events.filter(({ type }) => BY_EVENT[type] === hint);
  return explained.length > 0 || !decision ? explained : [decision.about];
}
