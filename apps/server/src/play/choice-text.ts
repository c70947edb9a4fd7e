/** Choices as JSON text, for storage and messages. Each choice exists once, and so does its text. */
import type { AnyChoice, Game } from '@bb/kernel';
import { readStored } from '../tables/unreadable.ts';

const texts = new WeakMap<AnyChoice, string>();
const choices = new WeakMap<Game, Map<string, AnyChoice>>();

export function choiceText(game: Game, choice: AnyChoice): string {
  const known = texts.get(choice) ?? JSON.stringify(game.choices.toJson(choice));
  texts.set(choice, known);
  return known;
}

/** @param text  as stored @throws Refused `unreadableTable` if it is not a choice */
export function readChoice(game: Game, text: string, path: string): AnyChoice {
  const known = choices.get(game) ?? new Map<string, AnyChoice>();
  const choice = known.get(text) ?? readStored(() => game.choices.fromJson(JSON.parse(text), path));
  // Texts in another form are not cached: there is no end of them.
  if (choiceText(game, choice) === text) choices.set(game, known.set(text, choice));
  return choice;
}
