/**
 * C12.1, C13.1 Puts to sea all who can't stay in a port any longer, after something there has changed: a governor, a letter on offer, a marker,
 * an arriving hunter.
 */
import { COMMISSIONERS, NONE, type PirateId, type PortId, placeOf, type Seat } from '../../data/ids.ts';
import { hunterOf } from '../../queries/hunters.ts';
import { governorsSide, holderOf, nationOfPort, portStatus } from '../../queries/ports.ts';
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
      putCommissionersToSea(g, port);
      const pirate = nextInPort(g, port, (one) => isUnwelcome(g, one, port));
      return pirate === NONE ? DONE : call(g, oust, { pirate }, 'look');
    },
  },
};

/** C12.1 A Commissioner lies in no port that is pro, offers a letter, is held or destroyed [C61]. */
export function putCommissionersToSea(g: Game, port: PortId): void {
  const at = placeOf(port);
  if (governorsSide(g.tables, g, port) !== 'pro' && g.letterOn[port] === NONE && holderOf(g, port) === NONE && !g.destroyed.includes(port))
    return;
  for (const one of COMMISSIONERS) if (g.commissionerAt[one] === at) g.commissionerAt[one] = g.tables.hexOf[at];
}

/** @returns the next pirate in the port of whom this holds, in seat order from the player whose turn it is; or none */
export function nextInPort(g: Game, port: PortId, holds: (pirate: PirateId) => boolean): PirateId | typeof NONE {
  const at = placeOf(port);
  let seat: Seat = g.active;
  do {
    for (const pirate of g.fleet[seat]) if (g.at[pirate] === at && holds(pirate)) return pirate;
    seat = leftOf(g, seat);
  } while (seat !== g.active);
  return NONE;
}

/** A hunter of the port's nation ousts anybody; a port that is anti ousts all but the pirate who has taken it, and his ally (C14.4, C21.2). */
function isUnwelcome(g: Game, pirate: PirateId, port: PortId): boolean {
  if (hunterOf(g, port, nationOfPort(g.tables, g, port), g.owner[pirate])) return true;
  const holder = holderOf(g, port);
  if (holder !== NONE && (holder === pirate || g.ally[holder] === pirate)) return false;
  return portStatus(g.tables, g, pirate, port) === 'anti';
}
