/** How many votes a proposal needs, and how long a vote is open. */
import type { Seat } from '@bb/kernel';
import type { Clock, Proposal, Vote } from '@bb/protocol';
import { type Pause, timeAfter } from '../time/stops.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const isByTurns = (clock: Clock | null): boolean => clock?.kind === 'turns';

/** @returns the milliseconds without a visit to the table after which a player counts as away */
export const awayAfterMs = (clock: Clock | null): number => (isByTurns(clock) ? 3 * DAY_MS : 10 * MINUTE_MS);
/** @returns how many milliseconds a vote is open */
export const voteDurationMs = (clock: Clock | null): number => (isByTurns(clock) ? 3 * DAY_MS : 10 * MINUTE_MS);

/** @returns the vote with the time added in which nobody could vote. @param gaps  the times in which no server ran */
export function postponed(vote: Vote, clock: Clock | null, gaps: readonly Pause[]): Vote {
  const duration = voteDurationMs(clock);
  return gaps.length === 0 ? vote : { ...vote, until: timeAfter(vote.until - duration, duration, gaps) };
}

const majority = (voters: readonly Seat[]): number => Math.floor(voters.length / 2) + 1;

/**
 * To abort, to rewind and to replace a present player all must agree; to pause or to replace an absent player a majority, and to resume half.
 *
 * @param persons  the seats of the players who can vote: bots, banned players and deleted ones can't
 * @returns the seats that may vote on this proposal, and how many of them must agree
 */
export function voteRules(
  persons: readonly Seat[],
  proposal: Proposal,
  isAway: boolean,
): { readonly voters: readonly Seat[]; readonly needed: number } {
  switch (proposal.kind) {
    case 'abort':
    case 'undo':
      return { voters: persons, needed: persons.length };
    case 'pause':
      return { voters: persons, needed: majority(persons) };
    case 'resume':
      return { voters: persons, needed: Math.ceil(persons.length / 2) };
    case 'replace': {
      if (!isAway) return { voters: persons, needed: persons.length };
      const others = persons.filter((seat) => seat !== proposal.seat);
      return { voters: others, needed: majority(others) };
    }
  }
}
