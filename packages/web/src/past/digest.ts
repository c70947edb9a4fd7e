/** What has happened since a person's last decision, in short: the weightiest lines of the story, turn by turn. */
import type { EventType, Seat } from '@bb/engine';
import type { ToldLine } from '../table/story.ts';
import { type Owners, seatOf } from './subjects.ts';

/** What changes the game most comes first. */
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
/** What strikes the reader's own pirates weighs more than all that others do. */
const OWN = 10;
/** A digest is no log: so many lines, headings not counted. */
export const MOST = 9;

interface Digest {
  /** Whole lines of the log, in their order; each turn's under its heading. */
  readonly lines: readonly ToldLine[];
  /** How many more there are in the log. */
  readonly left: number;
}

/** `story`: the lines since then; `you`: who reads it, null: everybody; `most`: so many lines. */
export function digestOf(story: readonly ToldLine[], view: Owners, you: Seat | null, most = MOST): Digest {
  const isOwn = ({ events }: ToldLine): boolean =>
    you !== null && events.some((event) => 'pirate' in event && view.owner[event.pirate] === you);
  const weigh = (line: ToldLine): number => Math.max(...line.events.map(({ type }) => WEIGHTS[type] ?? 0)) + (isOwn(line) ? OWN : 0);
  const told = story.filter(({ depth, events }) => depth > 0 && events.some((event) => seatOf(event, view) !== you || you === null));
  const kept = new Set(
    told
      .map((line) => ({ line, weight: weigh(line) }))
      .filter(({ weight }) => weight > 1)
      .sort((a, b) => b.weight - a.weight || a.line.id - b.line.id)
      .slice(0, most)
      .map(({ line }) => line),
  );
  const isHeading = (line: ToldLine, i: number): boolean => {
    const next = story.findIndex(({ depth }, j) => j > i && depth === 0);
    return line.depth === 0 && story.slice(i + 1, next < 0 ? undefined : next).some((one) => kept.has(one));
  };
  return { lines: story.filter((line, i) => kept.has(line) || isHeading(line, i)), left: told.length - kept.size };
}
