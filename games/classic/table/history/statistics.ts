/** Statistics of a game: the standings turn by turn, and what each player's pirates have done. */
import { type Classic, classic, type GameEvent, isActive, PIRATES, type PirateId, type Seat, type View } from '@bb/classic/rules';
import type { History } from '@bb/table-kit/session/history.ts';
import { measureTurns } from '@bb/table-kit/table/history/measure-turns.ts';
import { crewOf, famousOf, richestOf } from '../seats/standings.ts';
import type { ClassicSession } from '../session.ts';

/** The measures by seat that have a line chart. */
export const MEASURES = ['notoriety', 'netWorth', 'prizes', 'hunters'] as const;
export type Measure = (typeof MEASURES)[number];

/** The measures when a turn began, or at the end of the game. */
export interface Standing {
  /** 0 at the end of the game. */
  readonly turn: number;
  /** By seat: that of the most notorious pirate on the map (C26.1). */
  readonly notoriety: readonly number[];
  /** By seat: that of the richest pirate who counts (C26.2). */
  readonly netWorth: readonly number[];
  /** By seat: the merchants captured, and the encounters with hunters, so far. */
  readonly prizes: readonly number[];
  readonly hunters: readonly number[];
  /** By pirate: the mood of the crew; null for a pirate who is not on the map. */
  readonly unrest: readonly (number | null)[];
}

type Played = Pick<History<ClassicSession>, 'turns' | 'length' | 'positionsAt' | 'events' | 'eventCountAt'>;

/** The seat of the pirate who has done this; −1 for what no pirate does. */
const seatOf = (event: GameEvent, { owner }: Pick<View, 'owner'>): Seat => ('pirate' in event ? (owner[event.pirate] ?? -1) : -1);

const isPrize = (event: GameEvent): boolean => event.type === 'merchantAttacked' && event.over <= 0;
const isMeeting = ({ type }: GameEvent): boolean => type === 'intercepted' || type === 'evaded';

export const standingsOf = (history: Played): readonly Standing[] =>
  measureTurns(history, (position, { turn, at }) =>
    standingAt(classic.view(position, null), turn, history.events.slice(0, history.eventCountAt(at))),
  );

function standingAt(view: View, turn: number, events: readonly GameEvent[]): Standing {
  const count = (is: (event: GameEvent) => boolean) =>
    view.fleet.map((_, seat) => events.filter((event) => is(event) && seatOf(event, view) === seat).length);
  return {
    turn,
    notoriety: view.fleet.map((_, seat) => famousOf(view, seat)?.figure ?? 0),
    netWorth: view.fleet.map((_, seat) => richestOf(view, seat)?.figure ?? 0),
    prizes: count(isPrize),
    hunters: count(isMeeting),
    unrest: PIRATES.map((pirate) => (isActive(view, pirate) ? (view.unrest[pirate] ?? 0) : null)),
  };
}

/** @returns the pirates that the seat has had, the first he used first */
export function piratesOf(seat: Seat, view: View, events: readonly GameEvent[]): readonly PirateId[] {
  const { active, retired, lost } = crewOf(view, seat);
  const own = [...active, ...retired, ...lost];
  return [...new Set(events.flatMap((event) => (event.type === 'pirateStarted' && own.includes(event.pirate) ? [event.pirate] : [])))];
}

/** What a player's pirates have done. */
export const DEEDS = ['prizes', 'ports', 'hunters', 'battles', 'duels', 'ransoms', 'mutinies'] as const;
export type Deed = (typeof DEEDS)[number];
export type Deeds = Readonly<Record<Deed, number>>;

const IS_DEED: Readonly<Record<Deed, (event: Classic['event']) => boolean>> = {
  prizes: isPrize,
  ports: ({ type }) => type === 'portTaken',
  hunters: isMeeting,
  battles: ({ type }) => type === 'battleBegan',
  duels: ({ type }) => type === 'duelWon',
  ransoms: ({ type }) => type === 'hostageRansomed',
  mutinies: ({ type }) => type === 'mutinyBrokeOut',
};

/** @returns the deeds by seat */
export function deedsOf(events: readonly GameEvent[], view: Pick<View, 'owner' | 'fleet'>): readonly Deeds[] {
  return view.fleet.map((_, seat) => {
    const own = events.filter((event) => seatOf(event, view) === seat);
    const count = (deed: Deed): number => own.filter(IS_DEED[deed]).length;
    return {
      prizes: count('prizes'),
      ports: count('ports'),
      hunters: count('hunters'),
      battles: count('battles'),
      duels: count('duels'),
      ransoms: count('ransoms'),
      mutinies: count('mutinies'),
    };
  });
}
