/** Decides whether a seat may make a choice, and why not. */
import type { Choice, Seat } from '@bb/golden-age/rules';
import type { Refusal } from '@bb/protocol';
import { isPaused, type TableRoom } from './table-room.ts';
import { secretAskOf } from './window.ts';

/** What a client is told of its choice. */
export type ChoiceResult =
  | { readonly taken: true; readonly seq: number; readonly isSealed: boolean }
  | { readonly taken: false; readonly refusal: Refusal };

export const taken = (seq: number, isSealed = false): ChoiceResult => ({ taken: true, seq, isSealed });
export const refused = (refusal: Refusal): ChoiceResult => ({ taken: false, refusal });

/** @returns the choice number `at`, if the seat may make it */
export function checkedChoice(room: TableRoom, seat: Seat, at: number, json: unknown): Choice | Refusal {
  const { rules } = room;
  const { game, seq } = room.reached;
  if (isPaused(room)) return { why: 'paused' };
  if (at !== seq) return { why: 'stale', seq };
  const ask = secretAskOf(room, seat);
  if (!ask && rules.seatToChoose(game) !== seat) return { why: 'notYours' };
  let choice: Choice;
  try {
    choice = rules.choiceFromJson(json, 'choice');
  } catch (error) {
    return { why: 'malformed', message: error instanceof Error ? error.message : String(error) };
  }
  if (ask?.choices.includes(choice)) return choice;
  const no = rules.refusal(ask?.position() ?? game, choice);
  return no ? { why: 'illegal', rule: no.rule, message: no.message } : choice;
}

/** For each choice: the rule that forbids it to this seat, or null if none does. Null if the seat is not asked. @throws BadInput */
export function forbiddingRules(room: TableRoom, seat: Seat, at: number, choices: readonly unknown[]): readonly (string | null)[] | null {
  const { rules } = room;
  const { game, seq } = room.reached;
  const ask = secretAskOf(room, seat);
  const isAsked = game.ask !== null && (ask !== null || rules.seatToChoose(game) === seat);
  if (at !== seq || !isAsked) return null;
  const position = ask?.position() ?? game;
  return choices.map((json, i) => rules.refusal(position, rules.choiceFromJson(json, `choices[${i}]`))?.rule ?? null);
}
