/** Refusals, from the rules to the page. */
import type { AnyChoice } from './choices.ts';
import type { Decision, Game, GameTypes } from './game.ts';

/** Why something was not done: the form of every refusal, in the API, over sockets and in the page. */
export interface Refusal {
  /** A code, such as `notHost`; `illegal` for a choice that the rules don't allow. */
  readonly error: string;
  /** For people, in English. */
  readonly message: string;
  /** The number of the rule that forbids a choice. */
  readonly rule?: string;
}

/** A choice that the rules don't allow now. */
export class IllegalChoice extends Error {
  readonly choice: AnyChoice;
  /** The number of the rule that forbids it. */
  readonly rule: string;

  /** @param json  the choice in readable form @param ask  the name of the question that the position waits for */
  constructor(choice: AnyChoice, json: object, rule: string, ask: string) {
    super(`${JSON.stringify(json)} is not allowed at ${ask} (${rule})`);
    this.name = 'IllegalChoice';
    this.choice = choice;
    this.rule = rule;
  }
}

/** The part of a game that says which choices are legal. */
type Legality<T extends GameTypes> = Pick<Game<T>, 'choices' | 'legal' | 'ruleAgainst'> & {
  decision(p: T['position']): Pick<Decision, 'ask' | 'rule'> | null;
};

/**
 * @returns why a choice can't be made now, or null if it can
 * @example refusal(game, p, PRESS_ON)?.message // {"type":"pressOn"} is not allowed at chooseCove (1)
 */
export function refusal<T extends GameTypes>(game: Legality<T>, p: T['position'], choice: T['choice']): IllegalChoice | null {
  const asked = game.decision(p);
  const known = game.choices.all[choice.id];
  if (asked && known === choice && game.legal(p).includes(known)) return null;
  const rule = game.ruleAgainst?.(p, choice) ?? asked?.rule ?? '';
  return new IllegalChoice(choice, known ? game.choices.toJson(known) : { type: choice.type }, rule, asked?.ask ?? 'the end of the game');
}
