/** In turn-based games, the clock of a player on vacation stands still. */
import { vacationsOf } from '../../tables/vacations.ts';
import { peopleOf, type TableRoom } from './table-room.ts';

export async function readVacations(room: TableRoom): Promise<void> {
  if (room.record.clock?.kind === 'turns')
    room.vacations = await vacationsOf(room.host.db, peopleOf(room), room.reached.at, room.host.time.gaps);
}
