/** Finds why a choice that is not offered is closed, from public facts and the asked seat's own cards only. */
import { type AskedOf, answerRefusal } from '../queries/refusals/answers.ts';
import type { Reason } from '../queries/refusals/reasons.ts';
import type { Choice } from '../state/choices.ts';
import type { Game } from '../state/position.ts';
import { cardChoiceRefusal, turnChoiceRefusal, windowChoiceRefusal } from './sequence/refusal.ts';

/** @returns why the choice is closed at this question, null if nothing closes it; undefined if the question offers no choice of this kind */
export function choiceRefusal(g: Game, asked: AskedOf, choice: Choice): Reason | null | undefined {
  switch (asked.ask) {
    case 'playCard':
      return cardChoiceRefusal(g, asked.seat, choice);
    case 'takeAction':
      return turnChoiceRefusal(g, choice);
    case 'antiPirateAction':
      return windowChoiceRefusal(g, asked, choice);
    default:
      return answerRefusal(g, asked, choice);
  }
}
