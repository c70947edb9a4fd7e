/** A property of every game: a choice that is not legal is refused by a rule, never by an exception. */
import type { Game, GameTypes } from '../game.ts';
import { refusal } from '../refusal.ts';

/** The first position of a question is tried, the sixteenth, and so on by powers, so that a game of any length costs little. */
const TRIED_AGAIN_AFTER = 16;

/**
 * Tries every choice that exists, of every kind, at a position: what is not legal must be refused with the number of a rule, as a server
 * refuses it and tells why (`POST /api/tables/:id/why`), and nothing may change. Call it at every decision of a game.
 *
 * @param met  by question, the number of positions so far; is added to
 * @returns whether the position was tried
 * @throws Error that names the question and the choice
 */
export function checkRefusals<T extends GameTypes>(game: Game<T>, p: T['position'], met: Map<string, number>): boolean {
  const asked = game.decision(p);
  const ask = asked?.ask ?? 'the end of the game';
  const count = (met.get(ask) ?? 0) + 1;
  met.set(ask, count);
  if (!isTried(count)) return false;
  const before = JSON.stringify(game.save(p));
  const legal = new Set(game.legal(p));
  const faulty = withoutStacks(() => game.choices.all.find((choice) => faultAt(game, p, choice, legal.has(choice)) !== null));
  const fault = faulty && faultAt(game, p, faulty, legal.has(faulty));
  if (faulty && fault) throw new Error(`${ask}: ${JSON.stringify(game.choices.toJson(faulty))} ${fault.says}`, { cause: fault.cause });
  if (JSON.stringify(game.save(p)) !== before) throw new Error(`${ask}: asking why a choice is refused has changed the position`);
  return true;
}

function isTried(count: number): boolean {
  let next = 1;
  while (next < count) next *= TRIED_AGAIN_AFTER;
  return next === count;
}

/** Thousands of refusals are made and thrown away, and the stacks of their errors would take most of the time. */
function withoutStacks<R>(work: () => R): R {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

interface Fault {
  readonly says: string;
  readonly cause?: unknown;
}

function faultAt<T extends GameTypes>(game: Game<T>, p: T['position'], choice: T['choice'], isLegal: boolean): Fault | null {
  try {
    const refused = refusal(game, p, choice);
    if (isLegal) return refused === null ? null : { says: 'is legal, but refused' };
    if (refused === null) return { says: 'is not legal, but not refused' };
    // At the end of a game no question is left whose rule could be named.
    return refused.rule === '' && game.decision(p) !== null ? { says: 'is refused without a rule' } : null;
  } catch (cause) {
    return { says: `throws ${cause instanceof Error ? cause.message : String(cause)}`, cause };
  }
}
