/**
 * C12.1, C13.1 Puts to sea all who can't stay in a port any longer, after something there has changed: a governor, a letter on offer, a marker,
 * an arriving hunter.
 */
import { itemAt } from '@bb/kernel';
import { COMMISSIONERS, NONE, type PirateId, type PortId, placeOf, type Seat } from '../../data/ids.ts';
import { moveCommissioner } from '../../effects/sea.ts';
import { hunterOf } from '../../queries/hunters.ts';
import { admitsCommissioner, holderOf, nationOfPort, portStatus } from '../../queries/ports.ts';
import { type Game, leftOf } from '../../state/position.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { oust } from './oust.ts';

interface CheckPort extends Frame {
  proc: 'checkPort';
  readonly port: PortId;
}

export const checkPort: Procedure<{ port: PortId }, CheckPort, { look: undefined }> = {
  name: 'checkPort',
  rule: 'C13.1',
  enter: ({ port }) => ({ proc: 'checkPort', at: 'look', port }),
  steps: {
    look(g, { port }) {
      const pirate = nextUnwelcome(g, port);
      if (pirate !== NONE) return call(g, oust, { pirate }, 'look');
      putCommissionersToSea(g, port);
      return DONE;
    },
  },
};

/** [C61] He lies in the hex from then on, after the pirates have been put to sea, since he tries nobody thereby. */
export function putCommissionersToSea(g: Game, port: PortId): void {
  if (admitsCommissioner(g.tables, g, port)) return;
  const at = placeOf(port);
  for (const one of COMMISSIONERS) if (g.commissionerAt[one] === at) moveCommissioner(g, one, itemAt(g.tables.hexOf, at), 'C12.1');
}

/** C13.1 In seat order from the player whose turn it is. */
function nextUnwelcome(g: Game, port: PortId): PirateId | typeof NONE {
  const at = placeOf(port);
  let seat: Seat = g.active;
  do {
    for (const pirate of itemAt(g.fleet, seat)) if (g.at[pirate] === at && isUnwelcome(g, pirate, port)) return pirate;
    seat = leftOf(g, seat);
  } while (seat !== g.active);
  return NONE;
}

/** A hunter of the port's nation ousts anybody; a port that is anti ousts all but the pirate who has taken it, and his ally (C14.4, C21.2). */
function isUnwelcome(g: Game, pirate: PirateId, port: PortId): boolean {
  if (hunterOf(g, port, nationOfPort(g.tables, g, port), itemAt(g.owner, pirate))) return true;
  const holder = holderOf(g, port);
  if (holder !== NONE && (holder === pirate || g.ally[holder] === pirate)) return false;
  return portStatus(g.tables, g, pirate, port) === 'anti';
}
