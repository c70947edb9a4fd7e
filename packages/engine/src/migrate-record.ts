/** Records of older formats, brought up to the newest by playing them under the rules of today. */
import { legal, newGame, play } from './engine.ts';
import type { GameOptions } from './options.ts';
import { type Choice, DECLINE, PASS } from './state/choice.ts';
import { type ChoiceJson, choiceFromJson, choiceToJson } from './state/choice-json.ts';

/** Format 1 asked less than the rules do now: to what it did not ask, nobody says anything. */
const SILENCE: readonly Choice[] = [PASS, DECLINE];

export interface NewestChoices {
  readonly choices: readonly ChoiceJson[];
  /** How many of the old choices they stand for; the next one is not allowed, whatever is answered before it. */
  readonly taken: number;
}

/**
 * The choices of a record of format 1, with an answer to each question that they know nothing of, and without those to
 * questions that are not asked any more.
 * @throws BadInput for what is no choice.
 */
export function newestChoices(options: GameOptions, old: readonly unknown[]): NewestChoices {
  const g = newGame(options);
  const choices: ChoiceJson[] = [];
  const offered: Choice[] = [];
  let taken = 0;
  while (taken < old.length) {
    const next = choiceFromJson(old[taken], `choices[${taken}]`);
    legal(g, offered);
    if (SILENCE.includes(next) && !offered.includes(next)) {
      taken++;
      continue;
    }
    const answer = offered.includes(next) ? next : SILENCE.find((silence) => offered.includes(silence));
    if (answer === undefined) break;
    if (answer === next) taken++;
    choices.push(choiceToJson(answer));
    play(g, answer);
  }
  return { choices, taken };
}
