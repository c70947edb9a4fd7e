/** The record of a finished game, as the page keeps it and `bb verify` reads it. */
import { type ChoiceJson, type GameRecord, newRecord, type Outcome } from '@bb/engine';
import type { DiceProof } from '@bb/protocol';
import { proofOf, type SeatBody, type TableBody } from './table-body.ts';

/** `kind`: `human`, or the level of a bot; `personality`: its temper. */
interface RecordSeat {
  readonly name: string;
  readonly kind: string;
  readonly personality?: string;
}

export interface TableRecord extends GameRecord {
  readonly seats: readonly RecordSeat[];
  readonly dice: DiceProof;
}

export const recordOf = (id: string, body: TableBody, choices: readonly ChoiceJson[], result: Outcome | null): TableRecord => ({
  ...newRecord(body.options, choices, result),
  engine: body.engine,
  seats: body.seats.map(recordSeat),
  dice: proofOf(id, body),
});

function recordSeat(seat: SeatBody): RecordSeat {
  if (seat.kind !== 'bot') return { name: seat.kind === 'person' ? seat.name : '', kind: 'human' };
  const [kind = '', personality] = seat.bot.split('@');
  return { name: seat.replaces?.name ?? seat.bot, kind, ...(personality !== undefined && { personality }) };
}
