/** The sides of opposed rolls: their modifiers, and the comparison of their totals. */
import {
  type CommissionerId,
  NO_COMMISSIONER,
  NO_PIRATE,
  NO_PORT,
  NO_WARSHIP,
  type PirateId,
  type PortId,
  type Seat,
  type WarshipId,
} from '../../data/ids.ts';
import { isTieEnough } from '../../queries/dice-odds.ts';
import { sumOf } from '../../queries/ratings.ts';
import type { DiceSide } from '../../queries/trials.ts';
import type { RollPurpose } from '../../state/events.ts';
import type { Game } from '../../state/position.ts';
import type { Side } from './contest.ts';

/** One side of a contest: a pirate, or the piece that fights him. */
export interface Contender extends DiceSide {
  readonly pirate: PirateId;
  readonly warship: WarshipId;
  readonly commissioner: CommissionerId;
  readonly port: PortId;
  readonly seat: Seat;
}

const NO_CONTENDER = { pirate: NO_PIRATE, warship: NO_WARSHIP, commissioner: NO_COMMISSIONER, port: NO_PORT };

export const ofPirate = (g: Game, pirate: PirateId, side: DiceSide): Contender => ({
  ...NO_CONTENDER,
  pirate,
  seat: g.owner[pirate],
  ...side,
});
export const ofWarship = (warship: WarshipId, seat: Seat, side: DiceSide): Contender => ({ ...NO_CONTENDER, warship, seat, ...side });
export const ofCommissioner = (g: Game, seat: Seat, side: DiceSide): Contender => ({
  ...NO_CONTENDER,
  commissioner: g.commissioner[seat],
  seat,
  ...side,
});
export const ofPort = (port: PortId, seat: Seat, side: DiceSide): Contender => ({ ...NO_CONTENDER, port, seat, ...side });

/** @returns the arguments of `contest` */
export const sidesOf = (contenders: readonly Contender[]): readonly Side[] =>
  contenders.map(({ pirate, seat, count, modifiers }) => ({ pirate, seat, count, modifier: sumOf(modifiers) }));

/**
 * Pushes the event of a contest. The contender who attacks, flees or begins is first.
 * @returns the difference between the first contender's total and the highest other total; negative if it is lower
 */
export function compare(g: Game, purpose: RollPurpose, rule: string, contenders: readonly Contender[], dice: readonly number[]): number {
  const totals = contenders.map(({ modifiers }, i) => dice[i] + sumOf(modifiers));
  let margin = totals[0] - totals[1];
  for (let i = 2; i < totals.length; i++) margin = Math.min(margin, totals[0] - totals[i]);
  g.events?.push({
    type: 'contested',
    rule,
    purpose,
    won: margin > 0 || (margin === 0 && isTieEnough(purpose)),
    sides: contenders.map(({ pirate, warship, commissioner, port, count, modifiers }, i) => ({
      pirate,
      warship,
      commissioner,
      port,
      count,
      dice: dice[i],
      modifiers,
      total: totals[i],
    })),
  });
  return margin;
}
