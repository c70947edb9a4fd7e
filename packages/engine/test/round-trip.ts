/** Saved, opened, and compared with what went on. */
import { clone, decision, type Game, legal, load, outcome, play, save } from '../src/index.ts';
import { mustEqual } from './equal.ts';
import { positionOf, type Visit } from './random-games.ts';

export const saved = (g: Game): unknown => JSON.parse(JSON.stringify(save(g)));

/** A save opens at the same decision, and the next choice leads to the same place. */
export function mustComeBack({ g, next, offered }: Visit): void {
  const copy = load(saved(g));
  mustEqual(positionOf(copy), positionOf(g), () => 'the position');
  if (copy.ask !== g.ask) throw new Error('it asks something else');
  mustEqual(decision(copy), decision(g), () => 'the decision');
  mustEqual(legal(copy), offered, () => 'what is legal');
  mustEqual(outcome(copy), outcome(g), () => 'the outcome');
  if (next === null) return;
  const after = clone(g);
  play(after, next);
  play(copy, next);
  mustEqual(positionOf(after), positionOf(copy), () => 'the next position');
}
