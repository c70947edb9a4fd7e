/** Choices as they are stored and told: in JSON. There is each choice once, and so is its text. */
import type { Choice } from '@bb/engine';
import type { Rules } from '../rules/today.ts';

const texts = new WeakMap<Choice, string>();
const choices = new WeakMap<Rules, Map<string, Choice>>();

export function choiceText(rules: Rules, choice: Choice): string {
  const known = texts.get(choice) ?? JSON.stringify(rules.choiceToJson(choice));
  texts.set(choice, known);
  return known;
}

/** @throws BadInput for what is no choice, at `path`. */
export function readChoice(rules: Rules, text: string, path: string): Choice {
  const known = choices.get(rules) ?? new Map<string, Choice>();
  const choice = known.get(text) ?? rules.choiceFromJson(JSON.parse(text), path);
  // Written otherwise, there is no end of texts.
  if (choiceText(rules, choice) === text) choices.set(rules, known.set(text, choice));
  return choice;
}
