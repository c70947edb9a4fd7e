/** The record of a game that is over, or was ended by a vote. */
import { type ChoiceJson, recordOf } from '@bb/kernel';
import { Refused } from '../../accounts/refused.ts';
import { type ProvenRecord, proofOf } from '../../tables/game-record.ts';
import { isEnded, type TableRoom } from './table-room.ts';

/** With its players and the proof of its dice. @throws Refused while the game goes on */
export async function gameRecord(room: TableRoom): Promise<ProvenRecord> {
  if (!isEnded(room)) throw new Refused('notOver');
  const { id, host, game, record } = room;
  const { position, seq } = room.reached;
  const choices = (await host.choiceLog.read(id)).slice(0, seq).map(({ body }): ChoiceJson => JSON.parse(body));
  return { ...recordOf(game, record.options, choices, position), ...proofOf(id, record) };
}
