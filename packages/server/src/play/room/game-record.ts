/** The record of a finished game. */
import type { ChoiceJson } from '@bb/golden-age/rules';
import { Refused } from '../../accounts/refused.ts';
import { gameRecordOf, type ProvenGameRecord } from '../../tables/game-record.ts';
import { isOver, type TableRoom } from './table-room.ts';

/** With its players and the proof of its dice. @throws Refused while the game goes on */
export async function gameRecord(room: TableRoom): Promise<ProvenGameRecord> {
  if (!isOver(room)) throw new Refused('notOver');
  const { id, host, rules, record } = room;
  const { game, seq } = room.reached;
  const choices = (await host.choiceLog.read(id)).slice(0, seq).map(({ body }): ChoiceJson => JSON.parse(body));
  return gameRecordOf(id, record, choices, rules.outcome(game));
}
