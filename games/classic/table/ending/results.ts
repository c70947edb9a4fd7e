/** What a finished game comes to. */
import { isActive, type LossCause, NONE, PIRATES, type PirateId, RETIRED, type Seat, type View, worthOf } from '@bb/classic/rules';
import type { Outcome } from '@bb/kernel';
import { type Best, crewOf, famousOf, ranking, richestOf } from '../seats/standings.ts';
import type { LogLine } from '../session.ts';

export interface SeatResult {
  readonly seat: Seat;
  readonly hasWon: boolean;
  /** The richest pirate who counts; null if there is none. */
  readonly richest: Best | null;
  /** The pirate who stands for the player: the legend who has won, else the richest, else none. */
  readonly hero: PirateId | null;
  readonly notoriety: number;
  readonly used: number;
  readonly retired: number;
  readonly lost: number;
  readonly atSea: number;
}

/** @returns the players, the winners first, then by the rule of C26.2 */
export function seatResults(view: View, { ending, winners }: Outcome): readonly SeatResult[] {
  const order = ranking(view).toSorted((a, z) => Number(winners.includes(z)) - Number(winners.includes(a)));
  return order.map((seat) => {
    const { active, retired, lost } = crewOf(view, seat);
    const richest = richestOf(view, seat);
    const legend = ending === 'notoriety' && winners.includes(seat) ? famousOf(view, seat) : null;
    return {
      seat,
      hasWon: winners.includes(seat),
      richest,
      hero: legend?.pirate ?? richest?.pirate ?? null,
      notoriety: Math.max(0, ...[...active, ...retired].map((pirate) => view.notoriety[pirate] ?? 0)),
      used: active.length + retired.length + lost.length,
      retired: retired.length,
      lost: lost.length,
      atSea: active.length,
    };
  });
}

export interface Fate {
  readonly pirate: PirateId;
  readonly seat: Seat;
  readonly is: 'atSea' | 'retired' | 'lost';
  /** Null if he is not lost, or nobody saw how. */
  readonly how: LossCause | null;
  readonly worth: number;
  readonly notoriety: number;
}

/** @returns all pirates who were in the game, by the given order of their players */
export function fatesOf(view: View, events: readonly LogLine[], order: readonly Seat[]): readonly Fate[] {
  const losses = new Map(events.flatMap(({ event }) => (event.type === 'pirateLost' ? [[event.pirate, event.how] as const] : [])));
  return order.flatMap((seat) =>
    PIRATES.filter((pirate) => (view.owner[pirate] ?? NONE) === seat).map((pirate): Fate => {
      const is = isActive(view, pirate) ? 'atSea' : view.fate[pirate] === RETIRED ? 'retired' : 'lost';
      return {
        pirate,
        seat,
        is,
        how: is === 'lost' ? (losses.get(pirate) ?? null) : null,
        worth: worthOf(view, pirate),
        notoriety: view.notoriety[pirate] ?? 0,
      };
    }),
  );
}
