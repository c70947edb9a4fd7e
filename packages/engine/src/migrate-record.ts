/** Migrates records of older formats to the newest by playing them under today's rules. */
import { legal, newGame, play } from './engine.ts';
import type { GameOptions } from './options.ts';
import { type Choice, DECLINE, PASS } from './state/choice.ts';
import { type ChoiceJson, choiceFromJson, choiceToJson } from './state/choice-json.ts';

/** The answers that are inserted for questions that format 1 did not ask, and dropped for those no longer asked. */
const NO_REACTION: readonly Choice[] = [PASS, DECLINE];

export interface MigratedChoices {
  readonly choices: readonly ChoiceJson[];
  /** How many of the old choices were migrated. If fewer than all, the next one is illegal under today's rules. */
  readonly taken: number;
}

/**
 * Inserts an answer to each question that a record of format 1 did not ask, and drops its answers to questions that are no longer asked.
 * @param old  the choices of a record of format 1
 * @throws BadInput if one of them is not a choice of this game
 */
export function migrateChoices(options: GameOptions, old: readonly unknown[]): MigratedChoices {
  const g = newGame(options);
  const choices: ChoiceJson[] = [];
  const offered: Choice[] = [];
  let taken = 0;
  while (taken < old.length) {
    const next = choiceFromJson(old[taken], `choices[${taken}]`);
    legal(g, offered);
    if (NO_REACTION.includes(next) && !offered.includes(next)) {
      taken++;
      continue;
    }
    const answer = offered.includes(next) ? next : NO_REACTION.find((reaction) => offered.includes(reaction));
    if (answer === undefined) break;
    if (answer === next) taken++;
    choices.push(choiceToJson(answer));
    play(g, answer);
  }
  return { choices, taken };
}
