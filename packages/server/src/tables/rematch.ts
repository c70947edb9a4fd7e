/** The same again: another table for those who sat at one whose game is over. */
import { ENGINE_VERSION, type Seat } from '@bb/engine';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { written } from './herald.ts';
import { type Player, resignedSeatOf, seatFor, seatOf } from './seats.ts';
import type { SeatBody, TableBody } from './table-body.ts';
import type { Tables } from './tables.ts';

/**
 * The first who asks lays it and sits where he sat; the others are invited to their seats. It stands in no list until its host wants it to, so
 * that nobody takes them. Yields its id: of the one that is there, for who asks later. @throws Refused
 */
export async function rematch(tables: Tables, id: string, player: Player): Promise<string> {
  const next = tables.newId();
  const { rematch: laid } = await tables.store.set(id, async ({ body, head }) => {
    if (body.stage === 'gathering' || body.stage === 'playing' || head === 0) throw new Refused('notOver');
    const mine = seatOf(body, player) ?? resignedSeatOf(body, player);
    if (mine === null) throw new Refused('notSeated');
    if (body.rematch !== null) return null;
    await tables.checkRoom(player);
    const again = anew(body, mine, player, tables.newSeed());
    return {
      body: { ...body, rematch: next },
      async also(tx) {
        await tables.store.insert(tx, next, again);
        for (const [seat, guest] of await existing(tx, othersAt(body, mine, player))) {
          await tables.admission.reserve(tx, next, guest, seat);
          await written(tx, tables.store.herald.invited({ id: next, body: again }, guest, player.name));
        }
      },
    };
  });
  return laid ?? next;
}

/** The player to invite to a seat: also one who was replaced by a bot or has resigned. */
const guestOf = (seat: SeatBody): string | null => {
  if (seat.kind === 'person') return seat.player;
  return seat.kind === 'bot' ? (seat.replaces?.player ?? seat.resigned ?? null) : null;
};

const othersAt = ({ seats }: TableBody, mine: Seat, { id }: Player): readonly Invitation[] =>
  seats.flatMap((seat, at) => {
    const guest = guestOf(seat);
    return at === mine || guest === null || guest === id ? [] : [[at, guest] as const];
  });

type Invitation = readonly [seat: Seat, player: string];

/** Leaves out players who have deleted their accounts: their seats stay open. */
async function existing(db: Db, invitations: readonly Invitation[]): Promise<readonly Invitation[]> {
  if (invitations.length === 0) return [];
  const ids = invitations.map(([, player]) => player);
  const found = await db.selectFrom('players').select('id').where('id', 'in', ids).execute();
  return invitations.filter(([, player]) => found.some(({ id }) => id === player));
}

const anew = (body: TableBody, mine: Seat, host: Player, seed: string): TableBody => ({
  ...body,
  engine: ENGINE_VERSION,
  host: host.id,
  stage: 'gathering',
  isListed: false,
  pausedSince: null,
  pauses: [],
  votes: [],
  lastVote: null,
  rematch: null,
  seats: body.seats.map((seat, at) => (at === mine ? seatFor(host) : guestOf(seat) === null ? seat : { kind: 'open' })),
  pinches: body.seats.map(() => null),
  seed,
  rewinds: [],
});
