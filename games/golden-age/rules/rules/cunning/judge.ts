/** Decides a test. */
import type { PirateId } from '../../data/ids.ts';
import { sumOf } from '../../queries/ratings.ts';
import { meets, type Trial } from '../../queries/trials.ts';
import type { Game } from '../../state/position.ts';

/** Pushes the event of a test. @param dice  their sum @returns whether it is passed */
export function isPassed(g: Game, rule: string, pirate: PirateId, { purpose, modifiers, needed, target }: Trial, dice: number): boolean {
  const total = dice + sumOf(modifiers);
  const passed = meets(needed, total, target);
  g.events?.push({ type: 'tested', rule, purpose, pirate, dice, modifiers, total, target, needed, passed });
  return passed;
}
