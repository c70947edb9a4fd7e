/** Finds why a choice that is not offered is closed, and by which section. */
import { NONE } from '../data/ids.ts';
import { type AskedOf, answerRefusal } from '../queries/refusals/answers.ts';
import type { Reason } from '../queries/refusals/reasons.ts';
import type { Choice } from '../state/choices.ts';
import type { Game } from '../state/position.ts';
import { turnChoiceRefusal } from './sequence/refusal.ts';

/**
 * @param choice  must not be among those that are offered
 * @returns why it is closed at this question, or null if nothing but the question itself closes it
 */
export function reasonAgainst(g: Game, asked: AskedOf, choice: Choice): Reason | null {
  if (asked.ask === 'takeOperation') return turnChoiceRefusal(g, asked.seat, choice) ?? null;
  const reason = answerRefusal(g, asked, choice);
  if (reason !== undefined) return reason;
  // C4 Before the first turn it is no seat's turn, and no operation is under way.
  if (g.active === NONE) return null;
  return turnChoiceRefusal(g, g.active, choice) === undefined ? null : 'operationUnderWay';
}
