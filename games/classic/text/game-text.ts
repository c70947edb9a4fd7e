/** What the game says, in the words of a language. */
import type { Decision, GameText, SeatNames } from '@bb/kernel';
import type { About, AskName, Choice, ChoiceKind, ChoiceOf, Classic, EventOf, EventType, GameEvent, View } from '../rules/index.ts';
import { capital } from './figures.ts';
import type { Language } from './language.ts';
import { position } from './position.ts';
import { questionOf } from './question.ts';

const choiceWords = <K extends ChoiceKind>(kind: K, c: ChoiceOf<K>, { choices }: Language): string => choices[kind](c);
const eventWords = <T extends EventType>(type: T, e: EventOf<T>, { events }: Language, names: SeatNames): string => events[type](e, names);

const isAsk = (name: string, { prompts }: Language): name is AskName => Object.hasOwn(prompts, name);

function promptWords({ ask, about }: Decision<string, About>, view: View, language: Language): string {
  return isAsk(ask, language) ? language.prompts[ask](questionOf(about, view)) : ask;
}

/** @returns the text of the rule of this number, or null if there is none */
function ruleText(number: string, { rules }: Language): string | null {
  const all: Readonly<Record<string, string>> = rules;
  return Object.hasOwn(all, number) ? (all[number] ?? null) : null;
}

/** @example gameText(en).choice(STOP, names); // "Stop here" */
export const gameText = (language: Language): GameText<Classic> => ({
  title: language.title,
  choice: (choice: Choice) => capital(choiceWords(choice.type, choice, language)),
  prompt: (decision, view) => capital(promptWords(decision, view, language)),
  event: (event: GameEvent, names) => capital(eventWords(event.type, event, language, names)),
  position: (view, names) => position(view, names, language.position),
  rule: (number) => ruleText(number, language),
});
