/** Summarizes events: the most important log lines, turn by turn. */
import type { EventType, Seat } from '@bb/golden-age/rules';
import { withTurns } from '@bb/table-kit/table/game-lines.ts';
import type { NarratedLine } from '../log-lines.ts';
import { type Owners, seatOf } from './event-pieces.ts';

/** The events by how important they are; all others count 0. */
const BY_WEIGHT: readonly (readonly [weight: number, ...types: readonly EventType[]])[] = [
  [10, 'gameEnded'],
  [9, 'pirateRetired', 'pirateLost', 'pardonProclaimed'],
  [8, 'pirateTookCommand', 'mutinyBrokeOut', 'commissionerBeaten', 'portTaken', 'portDestroyed'],
  [7, 'cardPlayedAgainst', 'duelWon', 'bootyGrabbed'],
  [6, 'treasureSought', 'havenBought', 'cardNegated', 'commissionerDeployed', 'commissionerReacted', 'warshipAttacked', 'portPlundered'],
  [5, 'bootyConverted', 'hostageRansomed', 'bootySeized', 'pirateDeployed', 'stormStruck', 'letterGranted'],
  [4, 'cardShown', 'warshipSighted'],
  [3, 'governorPlaced', 'merchantFound'],
  [2, 'actionAnnounced', 'cardPlayed', 'pirateMoved'],
];
const WEIGHTS: ReadonlyMap<EventType, number> = new Map(BY_WEIGHT.flatMap(([weight, ...types]) => types.map((type) => [type, weight])));
/** Added to events of the reader's own pirates, so that they come before all others. */
const OWN_PIRATE_BONUS = 10;
/** The most lines of a recap, without headings. */
export const MAX_LINES = 9;

interface EventSummary {
  /** Lines of the log, in their order, each turn's below its heading. */
  readonly lines: readonly NarratedLine[];
  /** The number of lines left out. */
  readonly left: number;
}

/**
 * @param story the log lines to summarize
 * @param you the reader, whose own doings are left out; null for a summary for everyone
 * @param maxLines without headings
 */
export function summarize(story: readonly NarratedLine[], view: Owners, you: Seat | null, maxLines = MAX_LINES): EventSummary {
  const isOwn = ({ events }: NarratedLine): boolean =>
    you !== null && events.some((event) => 'pirate' in event && view.owner[event.pirate] === you);
  const weigh = (line: NarratedLine): number =>
    Math.max(...line.events.map(({ type }) => WEIGHTS.get(type) ?? 0)) + (isOwn(line) ? OWN_PIRATE_BONUS : 0);
  const candidates = story.filter(({ depth, events }) => depth > 0 && events.some((event) => seatOf(event, view) !== you || you === null));
  const kept = new Set(
    candidates
      .map((line) => ({ line, weight: weigh(line) }))
      .filter(({ weight }) => weight > 1)
      .sort((a, b) => b.weight - a.weight || a.line.id - b.line.id)
      .slice(0, maxLines)
      .map(({ line }) => line),
  );
  return { lines: withTurns(story, (line) => kept.has(line)), left: candidates.length - kept.size };
}
