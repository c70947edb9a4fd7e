/** C22.3, C23.1 Letters of Marque on offer in ports. */
import { type LetterId, NO_LETTER, NONE, type PortId } from '../data/ids.ts';
import type { Game } from '../state/position.ts';
import { takeFrom } from './lists.ts';

/** A letter from the cup is on offer here. */
export function offerLetter(g: Game, port: PortId, letter: LetterId): void {
  takeFrom(g.letterPool, letter);
  g.letterOn[port] = letter;
  g.events?.push({ type: 'letterOffered', rule: 'C23.1', port, letter });
}

/** A letter on offer goes back to its cup. */
export function withdrawLetter(g: Game, port: PortId, rule: string): void {
  const letter = g.letterOn[port];
  if (letter === NONE) return;
  g.letterOn[port] = NO_LETTER;
  g.letterPool.push(letter);
  g.events?.push({ type: 'letterWithdrawn', rule, port, letter });
}
