/** Decides whether a seat may make a choice, and why not. */
import { type AnyChoice, BadInput, refusal, type Seat } from '@bb/kernel';
import { Refused } from '../../accounts/refused.ts';
import { isPaused, type TableRoom } from './table-room.ts';
import { secretAskOf } from './window.ts';

/** An accepted choice. */
export interface TakenChoice {
  readonly seq: number;
  /** It counts when the window closes. */
  readonly isSealed: boolean;
}

/** The client's message is out of date. */
export const stale = ({ reached }: TableRoom): Refused => new Refused('stale', undefined, null, { seq: reached.seq });

/** @returns the choice number `at` @throws Refused if the seat may not make it */
export function checkedChoice(room: TableRoom, seat: Seat, at: number, json: unknown): AnyChoice {
  const { game } = room;
  const { position, seq } = room.reached;
  if (isPaused(room)) throw new Refused('paused');
  if (at !== seq) throw stale(room);
  const ask = secretAskOf(room, seat);
  if (!ask && game.seatToChoose(position) !== seat) throw new Refused('notYours');
  const choice = readJson(room, json);
  if (ask?.choices.includes(choice)) return choice;
  const no = refusal(game, ask?.position() ?? position, choice);
  if (no) throw new Refused('illegal', no.message, null, { rule: no.rule });
  return choice;
}

/** @throws Refused if it is no choice of the game */
function readJson({ game }: TableRoom, json: unknown): AnyChoice {
  try {
    return game.choices.fromJson(json, 'choice');
  } catch (error) {
    throw error instanceof BadInput ? new Refused('malformed', error.message) : error;
  }
}

/** For each choice: the rule that forbids it to this seat, or null if none does. Null if the seat is not asked. @throws BadInput */
export function forbiddingRules(room: TableRoom, seat: Seat, at: number, choices: readonly unknown[]): readonly (string | null)[] | null {
  const { game } = room;
  const { position, seq } = room.reached;
  const ask = secretAskOf(room, seat);
  if (at !== seq || (!ask && game.seatToChoose(position) !== seat)) return null;
  const then = ask?.position() ?? position;
  return choices.map((json, i) => refusal(game, then, game.choices.fromJson(json, `choices[${i}]`))?.rule ?? null);
}
