/** Saves a game, opens it and compares it with the game that went on. */
import { clone, decision, type Game, legal, load, outcome, play, save } from '../rules/index.ts';
import { mustEqual } from './deep-equal.ts';
import { positionOf, type Visit } from './random-games.ts';

export const saved = (g: Game): unknown => JSON.parse(JSON.stringify(save(g)));

/** Checks that a save opens at the same decision, and that the next choice leads to the same position. */
export function mustComeBack({ g, next, offered }: Visit): void {
  const copy = load(saved(g));
  mustEqual(positionOf(copy), positionOf(g), () => 'the position');
  if (copy.ask !== g.ask) throw new Error('it asks something else');
  mustEqual(decision(copy), decision(g), () => 'the decision');
  mustEqual(legal(copy), offered, () => 'the legal choices');
  mustEqual(outcome(copy), outcome(g), () => 'the outcome');
  if (next === null) return;
  const after = clone(g);
  play(after, next);
  play(copy, next);
  mustEqual(positionOf(after), positionOf(copy), () => 'the next position');
}
