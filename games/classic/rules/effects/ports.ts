/** C14.5, C22.3, C23.1 Ports are destroyed, and letters are offered in them. */
import { type LetterId, NO_LETTER, NONE, type PortId } from '../data/ids.ts';
import type { Game } from '../state/position.ts';
import { removeGovernor } from './governors.ts';
import { loseHaven, loseStashes } from './leaving.ts';
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

/** The governor goes out of play; letter, haven and stashes there are lost. Who lies in it must be put to sea next. */
export function destroyPort(g: Game, port: PortId, rule: string): void {
  g.destroyed.push(port);
  g.events?.push({ type: 'portDestroyed', rule, port });
  removeGovernor(g, port, false, rule);
  withdrawLetter(g, port, rule);
  loseHaven(g, port, rule);
  loseStashes(g, (_pirate, at) => at === port);
}
