/**
 * C12.1, C13.1 Puts to sea all who can't stay in a port any longer, after something there has changed: a governor, a letter on offer, a marker,
 * an arriving hunter.
 */
import { COMMISSIONERS, isPort, NONE, type PirateId, type PortId, placeOf, portAt, type Seat } from '../../data/ids.ts';
import { moveCommissioner } from '../../effects/sea.ts';
import { hunterOf } from '../../queries/hunters.ts';
import { admitsCommissioner, hasAttacked, holderOf, nationOfPort, portStatus } from '../../queries/ports.ts';
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
  for (const commissioner of COMMISSIONERS)
    if (g.commissionerAt[commissioner] === at) moveCommissioner(g, commissioner, g.tables.hexOf[at], 'C12.1');
}

/** C13.1 @returns the next pirate to oust, in seat order from the player whose turn it is */
function nextUnwelcome(g: Game, port: PortId): PirateId | typeof NONE {
  const at = placeOf(port);
  let seat: Seat = g.active;
  do {
    for (const pirate of g.fleet[seat]) if (g.at[pirate] === at && isUnwelcome(g, pirate, port)) return pirate;
    seat = leftOf(g, seat);
  } while (seat !== g.active);
  return NONE;
}

/**
 * C14.4 [C80] Has he lost his right to a port that was taken? He has attacked its nation, and neither holds the port nor is an ally of its holder
 * any more: the alliance was broken, or the holder has sailed or died. Whatever else turns a port against pirates checks it at once.
 */
export function isStranded(g: Game, pirate: PirateId): boolean {
  const at = g.at[pirate];
  if (!isPort(at) || g.holding[pirate] === 1) return false;
  const port = portAt(at);
  return hasAttacked(g, pirate, nationOfPort(g.tables, g, port)) && isUnwelcome(g, pirate, port);
}

/**
 * A hunter of the port's nation ousts anybody. A port that is anti ousts all but the pirate who has taken it and his ally (C14.4, C21.2):
 * another governor changes nothing for these two [C82].
 */
function isUnwelcome(g: Game, pirate: PirateId, port: PortId): boolean {
  if (hunterOf(g, port, nationOfPort(g.tables, g, port), g.owner[pirate])) return true;
  const holder = holderOf(g, port);
  if (holder !== NONE && (holder === pirate || g.ally[holder] === pirate)) return false;
  return portStatus(g.tables, g, pirate, port) === 'anti';
}
