/** The news since the player's last choice: the most important lines of the log, turn by turn. */
import { type EventType, type GameEvent, NONE, type Seat, type View } from '@bb/classic/rules';

/** How important each event is; 0 for all others. */
const WEIGHTS: { readonly [T in EventType]?: number } = {
  gameWentOn: 10,
  pirateRetired: 9,
  pirateLost: 9,
  portDestroyed: 8,
  portTaken: 8,
  mutinyBrokeOut: 8,
  englishPortFounded: 8,
  campaignBegan: 7,
  duelWon: 7,
  commissionerGranted: 7,
  battleBegan: 7,
  shipTaken: 6,
  scurvyBrokeOut: 6,
  pirateOusted: 6,
  randomEventRead: 5,
  merchantAttacked: 5,
  evaded: 5,
  portAttacked: 5,
  hostageRansomed: 5,
  bootySold: 5,
  pirateStarted: 5,
  letterBought: 4,
  havenWon: 4,
  retirementRolled: 4,
  lineRead: 4,
  allianceFormed: 4,
  allianceBroken: 4,
  warshipPlaced: 3,
  warshipMoved: 3,
  letterOffered: 3,
  merchantPlaced: 2,
  governorPlaced: 2,
  commissionerMoved: 1,
  pirateMoved: 1,
};
/** Added to what befalls the reader's own pirates, so that it comes before all else. */
const OWN_BONUS = 10;

export interface NewsLine {
  readonly id: number;
  readonly event: GameEvent;
  readonly text: string;
  /** The seat whose doing or pirate it is; none for events of nobody. */
  readonly seat: Seat | typeof NONE;
  /** It begins a turn. */
  readonly isHeading: boolean;
}

export interface News {
  readonly lines: readonly NewsLine[];
  /** The number of important lines left out. */
  readonly left: number;
}

/** @returns the seat whose doing or pirate an event is, or none */
export function seatOf(event: GameEvent, view: View): Seat | typeof NONE {
  if ('pirate' in event) return event.pirate < 0 ? NONE : (view.owner[event.pirate] ?? NONE);
  if ('seat' in event) return event.seat;
  return 'commissioner' in event ? (view.commissionerOf[event.commissioner] ?? NONE) : NONE;
}

/**
 * @param log  the lines since the reader's last choice
 * @param you  the reader, whose own turn is left out; null for a spectator
 */
export function newsOf(
  log: readonly { readonly id: number; readonly event: GameEvent; readonly text: string }[],
  view: View,
  you: Seat | null,
  most: number,
): News {
  const own = log.findLastIndex(({ event }) => event.type === 'turnBegan');
  const current = log[own]?.event;
  if (current?.type === 'turnBegan' && current.seat === you) return newsOf(log.slice(0, own), view, you, most);
  const firstTurn = log.findIndex(({ event }) => event.type === 'lineRead' || event.type === 'turnBegan');
  if (firstTurn < 0) return { lines: [], left: 0 };
  const lines = log.slice(firstTurn).map((line): NewsLine => {
    const isHeading = line.event.type === 'turnBegan';
    return { ...line, seat: seatOf(line.event, view), isHeading };
  });
  const weigh = ({ event, seat }: NewsLine): number => {
    const weight = WEIGHTS[event.type] ?? 0;
    return weight > 0 && you !== null && seat === you && 'pirate' in event ? weight + OWN_BONUS : weight;
  };
  const candidates = lines.filter((line) => !line.isHeading && weigh(line) > 0);
  const kept = new Set(candidates.toSorted((a, b) => weigh(b) - weigh(a) || a.id - b.id).slice(0, most));
  const shown = lines.filter((line, i) => {
    if (!line.isHeading) return kept.has(line);
    const next = lines.findIndex((other, j) => j > i && other.isHeading);
    return lines.slice(i + 1, next < 0 ? undefined : next).some((other) => kept.has(other));
  });
  return { lines: shown, left: candidates.length - kept.size };
}
