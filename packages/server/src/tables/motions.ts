/** What it takes to agree on something at a table. */
import type { Seat } from '@bb/engine';
import type { Clock, Motion } from '@bb/protocol';
import type { TableBody } from './table-body.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const isByTurns = (clock: Clock | null): boolean => clock?.kind === 'turns';

/** Who has not been at the table for so long is away: milliseconds. */
export const awayAfter = (clock: Clock | null): number => (isByTurns(clock) ? 3 * DAY : 10 * MINUTE);
/** How long a vote is open: milliseconds. */
export const voteLasts = (clock: Clock | null): number => (isByTurns(clock) ? 3 * DAY : 10 * MINUTE);

const personsOf = ({ seats }: TableBody): readonly Seat[] => seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

const majority = (voters: readonly Seat[]): number => Math.floor(voters.length / 2) + 1;

/**
 * Who may vote, and how many of them must agree. All must, for what changes the game: bots agree to everything. Most are enough for a bot in place
 * of who is away, and for a rest; half of them, to go on.
 */
export function rulesOfVote(
  body: TableBody,
  motion: Motion,
  isAway: boolean,
): { readonly voters: readonly Seat[]; readonly needed: number } {
  const persons = personsOf(body);
  switch (motion.kind) {
    case 'abort':
    case 'undo':
      return { voters: persons, needed: persons.length };
    case 'pause':
      return { voters: persons, needed: majority(persons) };
    case 'resume':
      return { voters: persons, needed: Math.ceil(persons.length / 2) };
    case 'replace': {
      if (!isAway) return { voters: persons, needed: persons.length };
      const others = persons.filter((seat) => seat !== motion.seat);
      return { voters: others, needed: majority(others) };
    }
  }
}
