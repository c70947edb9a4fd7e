/** Decides whether a seat may make a choice, and why not. */
import type { Choice, Seat } from '@bb/engine';
import type { Refusal } from '@bb/protocol';
import type { Rules } from '../rules/current-rules.ts';
import type { PendingAnswers, ReachedPosition } from './pending-answers.ts';

export type Answer =
  | { readonly taken: true; readonly seq: number; readonly isSealed: boolean }
  | { readonly taken: false; readonly refusal: Refusal };

export const taken = (seq: number, isSealed = false): Answer => ({ taken: true, seq, isSealed });
export const refused = (refusal: Refusal): Answer => ({ taken: false, refusal });

interface Asked {
  readonly rules: Rules;
  readonly reached: ReachedPosition;
  readonly pendingAnswers: PendingAnswers;
}

/** @returns the choice that the seat may make, or the refusal */
export function judged({ rules, reached: { game, seq }, pendingAnswers }: Asked, seat: Seat, at: number, json: unknown): Choice | Answer {
  if (pendingAnswers.isPaused) return refused({ why: 'paused' });
  if (at !== seq) return refused({ why: 'stale', seq });
  const ask = pendingAnswers.askOf(seat);
  if (!ask && rules.seatToChoose(game) !== seat) return refused({ why: 'notYours' });
  let choice: Choice;
  try {
    choice = rules.choiceFromJson(json, 'choice');
  } catch (error) {
    return refused({ why: 'malformed', message: error instanceof Error ? error.message : String(error) });
  }
  if (ask?.choices.includes(choice)) return choice;
  const no = rules.refusal(ask?.position() ?? game, choice);
  return no ? refused({ why: 'illegal', rule: no.rule, message: no.message }) : choice;
}

/** For each choice: the rule that forbids it to this seat, or null if none does. Null if the seat is not asked. @throws BadInput */
export function forbidding(
  { rules, reached: { game, seq }, pendingAnswers }: Asked,
  seat: Seat,
  at: number,
  choices: readonly unknown[],
): readonly (string | null)[] | null {
  const ask = pendingAnswers.askOf(seat);
  const isAsked = game.ask !== null && (ask !== null || rules.seatToChoose(game) === seat);
  if (at !== seq || !isAsked) return null;
  const position = ask?.position() ?? game;
  return choices.map((json, i) => rules.refusal(position, rules.choiceFromJson(json, `choices[${i}]`))?.rule ?? null);
}
