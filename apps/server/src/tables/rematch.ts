/** Creates a table like one whose game is over, for the same players. */
import type { Seat } from '@bb/kernel';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { hostedGame, newestGames } from './hosted-games.ts';
import { checkSearchingBots } from './searching-bots.ts';
import { runWrites } from './table-notifier.ts';
import type { SeatRecord, TableRecord } from './table-record.ts';
import { type Player, personSeat, resignedSeatOf, seatOf } from './table-seats.ts';
import type { Tables } from './tables.ts';

/**
 * The first player to ask becomes host, in the same seat as before; the others are invited to their seats. The table is not listed in the lobby
 * unless its host lists it, so that nobody else takes those seats.
 *
 * @returns the id of the new table, the same for all who ask
 * @throws Refused
 */
export async function rematch(tables: Tables, id: string, player: Player): Promise<string> {
  const next = tables.newId();
  const updated = await tables.store.update(id, async ({ record, head }) => {
    if (record.stage === 'waiting' || record.stage === 'inProgress' || head === 0) throw new Refused('notOver');
    const mine = seatOf(record, player) ?? resignedSeatOf(record, player);
    if (mine === null) throw new Refused('notSeated');
    if (record.rematch !== null) return null;
    const again = rematchRecord(record, mine, player, tables.newSeed());
    return {
      record: { ...record, rematch: next },
      async alsoWrite(tx) {
        await tables.store.insert(tx, next, again);
        await tables.checkTableLimit(tx, player);
        await checkSearchingBots(
          tx,
          player,
          hostedGame(again.game, again.version),
          again.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : null)),
        );
        for (const [seat, guest] of await withExistingPlayers(tx, invitationsFor(record, mine, player))) {
          await tables.access.inviteToSeat(tx, next, guest, seat);
          await runWrites(tx, tables.store.notifier.invited({ id: next, record: again }, guest, player.name));
        }
      },
    };
  });
  return updated.rematch ?? next;
}

/** The player to invite to a seat: also one who was replaced by a bot or has resigned. */
const playerToInvite = (seat: SeatRecord): string | null => {
  if (seat.kind === 'person') return seat.player;
  return seat.kind === 'bot' ? (seat.replaces?.player ?? seat.resigned ?? null) : null;
};

const invitationsFor = ({ seats }: TableRecord, mine: Seat, { id }: Player): readonly Invitation[] =>
  seats.flatMap((seat, at) => {
    const guest = playerToInvite(seat);
    return at === mine || guest === null || guest === id ? [] : [[at, guest] as const];
  });

type Invitation = readonly [seat: Seat, player: string];

/** Leaves out players who have deleted their accounts: their seats stay open. */
async function withExistingPlayers(db: Db, invitations: readonly Invitation[]): Promise<readonly Invitation[]> {
  if (invitations.length === 0) return [];
  const ids = invitations.map(([, player]) => player);
  const found = await db.selectFrom('players').select('id').where('id', 'in', ids).execute();
  return invitations.filter(([, player]) => found.some(({ id }) => id === player));
}

const newestVersionOf = ({ game: id, version }: TableRecord): string =>
  newestGames(true).find(({ game }) => game.id === id)?.game.version ?? version;

const rematchRecord = (record: TableRecord, mine: Seat, host: Player, seed: string): TableRecord => ({
  ...record,
  version: newestVersionOf(record),
  host: host.id,
  stage: 'waiting',
  isListed: false,
  pausedSince: null,
  pauses: [],
  votes: [],
  lastVote: null,
  rematch: null,
  seats: record.seats.map((seat, at) => (at === mine ? personSeat(host) : playerToInvite(seat) === null ? seat : { kind: 'open' })),
  clientSeeds: record.seats.map(() => null),
  seed,
  rewinds: [],
});
