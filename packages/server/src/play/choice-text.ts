/** Choices as JSON text, for storage and messages. Each choice exists once, and so does its text. */
import type { Choice } from '@bb/golden-age/rules';
import type { Rules } from '../rules/current-rules.ts';

const texts = new WeakMap<Choice, string>();
const choices = new WeakMap<Rules, Map<string, Choice>>();

export function choiceText(rules: Rules, choice: Choice): string {
  const known = texts.get(choice) ?? JSON.stringify(rules.choiceToJson(choice));
  texts.set(choice, known);
  return known;
}

/** @throws BadInput at `path` if it is not a choice */
export function readChoice(rules: Rules, text: string, path: string): Choice {
  const known = choices.get(rules) ?? new Map<string, Choice>();
  const choice = known.get(text) ?? rules.choiceFromJson(JSON.parse(text), path);
  // Texts in another form are not cached: there is no end of them.
  if (choiceText(rules, choice) === text) choices.set(rules, known.set(text, choice));
  return choice;
}
