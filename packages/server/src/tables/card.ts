/** What everybody may know of a table. */
import type { PastVote, TableCard } from '@bb/protocol';
import { isReady, type Player } from './seats.ts';
import { nameOf, sealOf, TABLE_FORMAT, type TableBody } from './table-body.ts';

/** A table's card to nobody in particular, as it is kept for lists, with the ids that no other player sees. */
export interface PlainCard {
  /** Of the body that it was made from. */
  readonly format: number;
  readonly engine: string;
  readonly host: string;
  /** By seat: who sits there. */
  readonly players: readonly (string | null)[];
  /** By seat: for whom a bot plays there. */
  readonly replaced: readonly (string | null)[];
  /** By seat: the player who resigned from it. */
  readonly resigned?: readonly (string | null)[];
  readonly shown: Omit<TableCard, 'you' | 'yours' | 'resigned' | 'isHost'>;
}

export function plainCard(id: string, body: TableBody): PlainCard {
  const { components = 'reconstructed', ...options } = body.options;
  return {
    format: TABLE_FORMAT,
    engine: body.engine,
    host: body.host,
    players: body.seats.map((seat) => (seat.kind === 'person' ? seat.player : null)),
    replaced: body.seats.map((seat) => (seat.kind === 'bot' && seat.replaces ? seat.replaces.player : null)),
    resigned: body.seats.map((seat) => (seat.kind === 'bot' ? (seat.resigned ?? null) : null)),
    shown: {
      id,
      name: body.name,
      stage: body.stage,
      isListed: body.isListed,
      hasSpectators: body.hasSpectators,
      hasPassword: body.password !== null,
      windows: body.windows,
      clock: body.clock,
      isPaused: body.pausedSince !== null,
      votes: body.votes,
      lastVote: body.lastVote,
      rematch: body.rematch,
      options,
      components: components === 'reconstructed' ? components : components.id,
      seats: body.seats.map((seat) => ({
        kind: seat.kind,
        name: nameOf(seat),
        isReady: isReady(seat),
        replaces: seat.kind === 'bot' && seat.replaces ? seat.replaces.name : null,
      })),
      commitment: sealOf(id, body).commitment,
    },
  };
}

/** Nobody notes it when the time of a vote is over. */
function lastOf({ votes, lastVote }: PlainCard['shown'], now: number): PastVote | null {
  const late = votes.filter(({ until }) => until <= now).map((vote) => ({ ...vote, isCarried: false, endedAt: vote.until }));
  return [...late, ...(lastVote ? [lastVote] : [])].toSorted((a, b) => b.endedAt - a.endedAt)[0] ?? null;
}

/** To this player, or a stranger. */
export function cardFor({ shown, host, players, replaced, resigned = [] }: PlainCard, player: Player | null, now: number): TableCard {
  const seatAmong = (ids: readonly (string | null)[]): number | null => {
    const at = player === null ? -1 : ids.indexOf(player.id);
    return at < 0 ? null : at;
  };
  const you = seatAmong(players);
  return {
    ...shown,
    votes: shown.votes.filter(({ until }) => now < until),
    lastVote: lastOf(shown, now),
    you,
    yours: seatAmong(replaced),
    resigned: you === null ? seatAmong(resigned) : null,
    isHost: player !== null && host === player.id,
  };
}
