/** How many votes a proposal needs, and how long a vote is open. */
import type { Seat } from '@bb/kernel';
import type { Clock, Proposal } from '@bb/protocol';
import type { TableRecord } from './table-record.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const isByTurns = (clock: Clock | null): boolean => clock?.kind === 'turns';

/** @returns the milliseconds without a visit to the table after which a player counts as away */
export const awayAfterMs = (clock: Clock | null): number => (isByTurns(clock) ? 3 * DAY_MS : 10 * MINUTE_MS);
/** @returns how many milliseconds a vote is open */
export const voteDurationMs = (clock: Clock | null): number => (isByTurns(clock) ? 3 * DAY_MS : 10 * MINUTE_MS);

const personsOf = ({ seats }: TableRecord): readonly Seat[] => seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

const majority = (voters: readonly Seat[]): number => Math.floor(voters.length / 2) + 1;

/**
 * @returns the seats that may vote, and how many must agree; bots have no vote. To abort, to rewind and to replace a present player all must
 * agree; to pause or to replace an absent player a majority, and to resume half.
 */
export function voteRules(
  record: TableRecord,
  motion: Proposal,
  isAway: boolean,
): { readonly voters: readonly Seat[]; readonly needed: number } {
  const persons = personsOf(record);
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
