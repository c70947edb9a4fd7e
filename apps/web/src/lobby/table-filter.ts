/** The filter of the list of open tables. */
import type { TableCard } from '../shared/messages.ts';

export interface Filter {
  readonly stage: 'all' | 'waiting' | 'inProgress';
  /** Only tables with an open seat. */
  readonly hasRoom: boolean;
  /** 0 for any number. */
  readonly players: number;
  readonly clock: 'all' | 'none' | 'live' | 'turns';
  /** Part of the table's name. */
  readonly text: string;
}

export const NO_FILTER: Filter = { stage: 'all', hasRoom: false, players: 0, clock: 'all', text: '' };

export const isUnfiltered = (filter: Filter): boolean => filterQuery(filter, null) === '';

/** The player has a seat at the table, or had one. */
export const isOwn = ({ you, yours, resigned }: TableCard): boolean => (you ?? yours ?? resigned) !== null;

export const countOpenSeats = ({ seats }: TableCard): number => seats.filter(({ kind }) => kind === 'open').length;

export const canJoin = (card: TableCard): boolean => card.stage === 'waiting' && countOpenSeats(card) > 0 && !isOwn(card);

/** At a full table that waits, a player watches from the beginning of the game. */
export const canWatch = (card: TableCard): boolean => card.hasSpectators && !canJoin(card) && !isOwn(card);

/** @returns the query of the request; `after` is the `next` of the page before, null for the first page */
export function filterQuery({ stage, hasRoom, players, clock, text }: Filter, after: string | null): string {
  const query = new URLSearchParams();
  if (stage !== 'all') query.set('stage', stage);
  if (hasRoom) query.set('free', '1');
  if (players > 0) query.set('players', String(players));
  if (clock !== 'all') query.set('clock', clock);
  if (text.trim() !== '') query.set('text', text.trim());
  if (after !== null) query.set('after', after);
  return query.toString();
}
