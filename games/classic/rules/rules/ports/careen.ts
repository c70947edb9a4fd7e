/** C15 Careening repairs hits on Speed; of a Commissioner, hits on movement (C18.3). */
import { type CommissionerId, NO_COMMISSIONER, NO_PIRATE, NONE, type PirateId, type PortId } from '../../data/ids.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { careenTrial } from '../../queries/port-trials.ts';
import { commissionersCareenEndRefusal, commissionersCareenRefusal } from '../../queries/refusals/hunters.ts';
import { careenEndRefusal, careenRefusal } from '../../queries/refusals/ports.ts';
import { movementDamage, speedDamage } from '../../queries/repairs.ts';
import { CAREEN, CAREEN_COMMISSIONER, type Choice, END_CAREEN, END_COMMISSIONERS_CAREEN } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Careen extends Frame {
  proc: 'careen';
  /** One of the two, the other is none. */
  readonly pirate: PirateId;
  readonly commissioner: CommissionerId;
}

/** Offers to careen a ship with hits on Speed, in a coastal hex or a port. To put to sea again takes one more operation. */
export function offerCareen(g: Game, pirate: PirateId, out: Choice[]): void {
  if (careenEndRefusal(g, pirate) === null) out.push(END_CAREEN[pirate]);
  else if (careenRefusal(g, pirate) === null) out.push(CAREEN[pirate]);
}

export function offerCommissionersCareen(g: Game, commissioner: CommissionerId, out: Choice[]): void {
  if (commissionersCareenEndRefusal(g, commissioner) === null) out.push(END_COMMISSIONERS_CAREEN[commissioner]);
  else if (commissionersCareenRefusal(g, commissioner) === null) out.push(CAREEN_COMMISSIONER[commissioner]);
}

export function endCareen(g: Game, pirate: PirateId): void {
  g.careened[pirate] = 0;
  g.events?.push({ type: 'careenEnded', rule: 'C15', pirate });
}

/**
 * A Commissioner puts to sea again.
 * @returns the port in or before which he lies, or none: it must be checked next, since he ousts pirates there as at the end of a move [C81]
 */
export function endCommissionersCareen(g: Game, commissioner: CommissionerId): PortId | typeof NONE {
  g.ashore[commissioner] = 0;
  g.events?.push({ type: 'commissionersCareenEnded', rule: 'C15', commissioner });
  return g.tables.portIn[g.tables.hexOf[g.commissionerAt[commissioner]]];
}

export const careen: Procedure<{ pirate?: PirateId; commissioner?: CommissionerId }, Careen, { begin: undefined; repaired: number }> = {
  name: 'careen',
  rule: 'C15',
  enter: ({ pirate = NO_PIRATE, commissioner = NO_COMMISSIONER }) => ({ proc: 'careen', at: 'begin', pirate, commissioner }),
  steps: {
    begin(g, { pirate, commissioner }) {
      if (pirate !== NONE) g.careened[pirate] = 1;
      else g.ashore[commissioner] = 1;
      const modifier = pirate === NONE ? -movementDamage(g, commissioner) : 0;
      return call(g, roll, { purpose: 'careen', pirate, count: 1, modifier }, 'repaired');
    },

    repaired(g, { pirate, commissioner }, die) {
      if (pirate !== NONE) {
        const { amount: by } = judged(careenTrial(speedDamage(g, pirate)), sumThrown(die));
        g.speed[pirate] = g.speed[pirate] + by;
        g.events?.push({ type: 'shipCareened', rule: 'C15', pirate, by, now: g.speed[pirate] });
        return DONE;
      }
      const { amount: by } = judged(careenTrial(movementDamage(g, commissioner)), sumThrown(die));
      g.movement[commissioner] = g.movement[commissioner] + by;
      g.events?.push({ type: 'commissionerCareened', rule: 'C15', commissioner, die, by, now: g.movement[commissioner] });
      return DONE;
    },
  },
};
