/** C12, C14 What happens to ports: havens won, ports held, left and destroyed. */
import { NO_SIGHTING, NONE, type PirateId, type PortId, placeOf } from '../data/ids.ts';
import type { Game } from '../state/position.ts';
import { callAtPort } from './crew.ts';
import { removeGovernor } from './governors.ts';
import { loseHaven, removeStashes } from './leaving.ts';
import { withdrawLetter } from './letters.ts';

/** C12.5 */
export function winHaven(g: Game, pirate: PirateId, port: PortId): void {
  g.havenOf[port] = pirate;
  g.events?.push({ type: 'havenWon', rule: 'C12.5', pirate, port });
}

/** C14.4, C21.2 He lies in the port and holds it, and so does the ally who has helped, if there is one. */
export function holdPort(g: Game, pirate: PirateId, ally: PirateId, port: PortId): void {
  for (const ship of ally === NONE ? [pirate] : [pirate, ally]) {
    g.at[ship] = placeOf(port);
    g.chasing[ship] = NO_SIGHTING;
    callAtPort(g, ship, port);
  }
  g.holding[pirate] = 1;
  g.events?.push({ type: 'portTaken', rule: 'C14.4', pirate, port });
}

/** C14.5, C23.1 Its governor goes out of play; letter, haven and stashes there are lost, but not those of the retired [C79]. The caller puts to sea all who lie in it. */
export function destroyPort(g: Game, port: PortId, rule: string): void {
  g.destroyed.push(port);
  g.events?.push({ type: 'portDestroyed', rule, port });
  removeGovernor(g, port, false, rule);
  withdrawLetter(g, port, rule);
  loseHaven(g, port, rule);
  removeStashes(g, (_pirate, at) => at === port);
}
