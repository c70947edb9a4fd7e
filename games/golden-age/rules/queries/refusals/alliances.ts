/** 11.1, 11.6 Why an alliance can't be formed or ended. */
import { NONE, type PirateId, type Seat } from '../../data/ids.ts';
import type { Board } from '../../state/position.ts';
import { isInPort, isRevelling } from '../pirates.ts';
import type { Reason } from './reasons.ts';

/** 11.1 @returns why he can ally with none of his player's pirates. He must be in port, and none of them may be allied. */
export function alliancesRefusal(b: Board, pirate: PirateId): Reason | null {
  const fleet = b.fleet[b.owner[pirate]];
  if (!isInPort(b, pirate) || fleet.length < 2) return 'noAllyHere';
  return fleet.some((pirate) => b.ally[pirate] !== NONE) ? 'hasAlly' : null;
}

/** 11.1 @returns why he can't ally with this pirate, who must be another of his player's, in the same port and sober [R89] */
export const allianceRefusal = (b: Board, pirate: PirateId, other: PirateId): Reason | null =>
  other !== pirate && b.owner[other] === b.owner[pirate] && b.at[other] === b.at[pirate] && !isRevelling(b, other) ? null : 'noAllyHere';

/** 11.6 The choice names one pirate of each alliance. */
export const breachRefusal = (b: Board, seat: Seat, pirate: PirateId): Reason | null =>
  b.owner[pirate] === seat && b.ally[pirate] > pirate ? null : 'noAlly';
