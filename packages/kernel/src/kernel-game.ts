/** What the interpreter gives a game whose rules are procedures. */
import type { AskTable } from './asks.ts';
import type { AnyChoice } from './choices.ts';
import type { Decision, Seat } from './game.ts';
import { type AnyAsk, type AnyProcedure, type Machine, machine } from './procedures.ts';

/**
 * Binds the interpreter to a game's procedures and asks: five members of `Game`; `advance`, which runs a new or loaded position to its
 * decision; and `path`, the names of the procedures under way. A procedure whose ask is not in the table does not compile.
 *
 * @example
 * const { advance, path, ...rules } = kernelGame<Position, Choice, About, Event, keyof typeof ASKS>(PROCEDURES, ASKS);
 * export const game: Game<SomeGame> = { ...rules, id: 'some-game', … };
 */
export function kernelGame<
  P extends Machine & { ask: AnyAsk<P, C, A, Q> | null; events: E[] | null },
  C extends AnyChoice,
  A extends object,
  E,
  Q extends string,
>(procedures: Readonly<Record<string, AnyProcedure<P, C, A, Q>>>, asks: AskTable<C['type'], Q>) {
  const rules = machine<P, C, A, Q>(procedures);
  return {
    asks,
    advance: rules.advance,
    path: rules.path,
    decision(p: P): (Decision<C['type'], Partial<A>> & { readonly ask: Q }) | null {
      if (!p.ask) return null;
      const { ask } = p.ask;
      return { seat: rules.seat(p, p.ask), ask, traits: asks[ask], rule: rules.rule(p), about: rules.about(p, p.ask) ?? {} };
    },
    seatToChoose: (p: P): Seat | null => (p.ask ? rules.seat(p, p.ask) : null),
    legal(p: P, out: C[] = []): C[] {
      // Unlike `out.length = 0`, this keeps the memory that the list has allocated.
      while (out.length > 0) out.pop();
      if (p.ask) rules.options(p, p.ask, out);
      return out;
    },
    play(p: P, choice: C, events?: E[]): void {
      if (!p.ask) return;
      p.events = events ?? null;
      rules.take(p, p.ask, choice);
      p.events = null;
    },
  };
}
