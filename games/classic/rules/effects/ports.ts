/** C14.5, C23.1 Ports are destroyed. */
import type { PortId } from '../data/ids.ts';
import type { Game } from '../state/position.ts';
import { removeGovernor } from './governors.ts';
import { loseHaven, loseStashes } from './leaving.ts';
import { withdrawLetter } from './letters.ts';

/** The governor goes out of play; letter, haven and stashes there are lost. Who lies in it must be put to sea next. */
export function destroyPort(g: Game, port: PortId, rule: string): void {
  g.destroyed.push(port);
  g.events?.push({ type: 'portDestroyed', rule, port });
  removeGovernor(g, port, false, rule);
  withdrawLetter(g, port, rule);
  loseHaven(g, port, rule);
  loseStashes(g, (_pirate, at) => at === port);
}
