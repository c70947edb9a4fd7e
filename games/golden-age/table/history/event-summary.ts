/** Summarizes events: the most important log lines, turn by turn. */
import type { EventType, Seat } from '@bb/golden-age/rules';
import type { NarratedLine } from '../log-lines.ts';
import { type Owners, seatOf } from './event-pieces.ts';

/** How important each event is; 0 for all others. */
const WEIGHTS: Readonly<Partial<Record<EventType, number>>> = {
  gameEnded: 10,
  pirateRetired: 9,
  pirateLost: 9,
  pardonProclaimed: 9,
  pirateTookCommand: 8,
  mutinyBrokeOut: 8,
  commissionerBeaten: 8,
  portTaken: 8,
  portDestroyed: 8,
  cardPlayedAgainst: 7,
  duelWon: 7,
  bootyGrabbed: 7,
  treasureSought: 6,
  havenBought: 6,
  cardNegated: 6,
  commissionerDeployed: 6,
  commissionerReacted: 6,
  warshipAttacked: 6,
  portPlundered: 6,
  bootyConverted: 5,
  hostageRansomed: 5,
  bootySeized: 5,
  pirateDeployed: 5,
  stormStruck: 5,
  letterGranted: 5,
  cardShown: 4,
  warshipSighted: 4,
  governorPlaced: 3,
  merchantFound: 3,
  actionAnnounced: 2,
  cardPlayed: 2,
  pirateMoved: 2,
};
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
    Math.max(...line.events.map(({ type }) => WEIGHTS[type] ?? 0)) + (isOwn(line) ? OWN_PIRATE_BONUS : 0);
  const candidates = story.filter(({ depth, events }) => depth > 0 && events.some((event) => seatOf(event, view) !== you || you === null));
  const kept = new Set(
    candidates
      .map((line) => ({ line, weight: weigh(line) }))
      .filter(({ weight }) => weight > 1)
      .sort((a, b) => b.weight - a.weight || a.line.id - b.line.id)
      .slice(0, maxLines)
      .map(({ line }) => line),
  );
  const isHeading = (line: NarratedLine, i: number): boolean => {
    const next = story.findIndex(({ depth }, j) => j > i && depth === 0);
    return line.depth === 0 && story.slice(i + 1, next < 0 ? undefined : next).some((one) => kept.has(one));
  };
  return { lines: story.filter((line, i) => kept.has(line) || isHeading(line, i)), left: candidates.length - kept.size };
}
