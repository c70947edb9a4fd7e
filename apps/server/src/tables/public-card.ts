/** The public facts of a table. */
import type { PastVote, TableCard } from '@bb/protocol';
import { type Environment, gapsOf } from '../accounts/environment.ts';
import { hostedGame } from './hosted-games.ts';
import { diceCommitmentOf, seatNameOf, TABLE_FORMAT, type TableRecord } from './table-record.ts';
import { isReady, type Player } from './table-seats.ts';
import { postponed } from './vote-rules.ts';

/** A table card before it is made for one player, as stored for lists. The ids in it are not sent to players. */
export interface PublicCard {
  /** The format of the table record that it was made from. */
  readonly format: number;
  /** The host's id. */
  readonly host: string;
  /** By seat: the player's id; null for a bot or an open seat. */
  readonly players: readonly (string | null)[];
  /** By seat: the id of the player replaced there by a bot. */
  readonly replaced: readonly (string | null)[];
  /** By seat: the id of the player who resigned from it. */
  readonly resigned: readonly (string | null)[];
  readonly shown: Omit<TableCard, 'host' | 'you' | 'yours' | 'resigned' | 'isHost'>;
}

export function publicCard(id: string, record: TableRecord): PublicCard {
  const { game } = hostedGame(record.game, record.version);
  return {
    format: TABLE_FORMAT,
    host: record.host,
    players: record.seats.map((seat) => (seat.kind === 'person' ? seat.player : null)),
    replaced: record.seats.map((seat) => (seat.kind === 'bot' && seat.replaces ? seat.replaces.player : null)),
    resigned: record.seats.map((seat) => (seat.kind === 'bot' ? (seat.resigned ?? null) : null)),
    shown: {
      id,
      game: record.game,
      version: record.version,
      name: record.name,
      stage: record.stage,
      isListed: record.isListed,
      hasSpectators: record.hasSpectators,
      hasPassword: record.password !== null,
      windows: record.windows,
      clock: record.clock,
      isPaused: record.pausedSince !== null,
      votes: record.votes,
      lastVote: record.lastVote,
      rematch: record.rematch,
      options: game.optionsInBrief?.(record.options) ?? record.options,
      seats: record.seats.map((seat) => ({
        kind: seat.kind,
        name: seatNameOf(seat),
        isReady: isReady(seat),
        replaces: seat.kind === 'bot' && seat.replaces ? seat.replaces.name : null,
        resigned: seat.kind === 'bot' && seat.resigned !== undefined ? (seat.resignedName ?? '') : null,
      })),
      commitment: diceCommitmentOf(id, record).commitment,
    },
  };
}

/** Expired votes are still in `votes`: nothing is written when a vote expires. */
function lastVoteOf({ votes, lastVote }: PublicCard['shown'], now: number): PastVote | null {
  const late = votes.filter(({ until }) => until <= now).map((vote) => ({ ...vote, isCarried: false, endedAt: vote.until }));
  return [...late, ...(lastVote ? [lastVote] : [])].toSorted((a, b) => b.endedAt - a.endedAt)[0] ?? null;
}

/** @returns the card for this player; for a stranger if null */
export function cardFor(
  { shown: stored, host, players, replaced, resigned }: PublicCard,
  player: Player | null,
  environment: Pick<Environment, 'now' | 'time'>,
): TableCard {
  const now = environment.now();
  const shown = { ...stored, votes: stored.votes.map((vote) => postponed(vote, stored.clock, gapsOf(environment))) };
  const seatOf = (id: string | undefined, ids: readonly (string | null)[]): number | null => {
    const at = id === undefined ? -1 : ids.indexOf(id);
    return at < 0 ? null : at;
  };
  const seatAmong = (ids: readonly (string | null)[]): number | null => seatOf(player?.id, ids);
  const you = seatAmong(players);
  return {
    ...shown,
    votes: shown.votes.filter(({ until }) => now < until),
    lastVote: lastVoteOf(shown, now),
    host: seatOf(host, players),
    you,
    yours: seatAmong(replaced),
    resigned: you === null ? seatAmong(resigned) : null,
    isHost: player !== null && host === player.id,
  };
}
