/** The record of a game that is over or was ended by a vote, as the page keeps it and `bb verify` reads it. */
import type { AnyRecord } from '@bb/kernel';
import type { DiceProof } from '@bb/protocol';
import { diceProofOf, type SeatRecord, type TableRecord } from './table-record.ts';

interface RecordSeat {
  readonly name: string;
  /** `human`, or the name of a bot. */
  readonly kind: string;
}

/** What a table adds to the record of its game. */
interface Proof {
  readonly seats: readonly RecordSeat[];
  readonly dice: DiceProof;
}
export type ProvenRecord = AnyRecord & Proof;

export const proofOf = (id: string, record: TableRecord): Proof => ({ seats: record.seats.map(recordSeat), dice: diceProofOf(id, record) });

function recordSeat(seat: SeatRecord): RecordSeat {
  if (seat.kind !== 'bot') return { name: seat.kind === 'person' ? seat.name : '', kind: 'human' };
  return { name: seat.replaces?.name ?? (seat.resignedName || seat.bot), kind: seat.bot };
}
