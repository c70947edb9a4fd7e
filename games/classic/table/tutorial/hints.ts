/** Hints: explanations that are shown once, when their subject first comes up. */
import type { AskName, EventType, GameEvent } from '@bb/classic/rules';
import { allHints, hintFor as firstHint } from '@bb/table-kit/table/tutorial/hints.ts';
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

const ALL = { byAsk: BY_ASK, byEvent: BY_EVENT };
export const HINTS = allHints<Hint>(ALL);

/** A Commissioner moves too, but the hint on moving speaks of a pirate’s points and searches. */
const isCommissioners = ({ ask, about }: NonNullable<Snapshot['decision']>): boolean =>
  ask === 'moveStep' && about.commissioner !== undefined;

/** @returns the first unseen hint for the events that have just happened, or else for the decision */
export const hintFor = (
  events: readonly { readonly type: string }[],
  { decision, choices }: Pick<Snapshot, 'decision' | 'choices'>,
  isSeen: (hint: Hint) => boolean,
): Hint | null => firstHint(ALL, events, decision && choices.length > 0 && !isCommissioners(decision) ? decision.ask : null, isSeen);

/** @returns what the hint speaks of: the events that it explains, or else the subject of the question */
export function subjectOf(hint: Hint, events: readonly GameEvent[], { decision }: Pick<Snapshot, 'decision'>): readonly Naming[] {
  const explained = events.filter(({ type }) => BY_EVENT[type] === hint);
  return explained.length > 0 || !decision ? explained : [decision.about];
}
