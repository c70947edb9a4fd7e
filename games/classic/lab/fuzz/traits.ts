/** The traits of positions that may lead to something rare. */
import { type Game, isHaven, isHex, isPort, NONE, type PirateId, portAt } from '../../rules/index.ts';

/** Net Worth that may be enough to retire, and a fair amount. */
const [RICH, WELL_OFF] = [2000, 600];
/** Notoriety that may grant a Commissioner. */
const FAMOUS = 60;

/** What makes a pirate's situation interesting. */
function traitsOf(g: Game, pirate: PirateId): readonly boolean[] {
  const at = g.at[pirate];
  const hasLetter = g.letter[pirate] !== NONE;
  const worth = g.netWorth[pirate];
  const port = isPort(at) ? portAt(at) : null;
  const hex = g.tables.hexOf[at];
  return [
    hasLetter,
    hasLetter && isHex(at) && (g.slotAt.includes(at) || g.commissionerAt.includes(at)),
    worth >= WELL_OFF,
    worth >= RICH,
    g.notoriety[pirate] >= FAMOUS,
    g.ally[pirate] !== NONE,
    g.scurvy[pirate] === 1,
    g.holding[pirate] === 1,
    port !== null && g.hostageOf.includes(pirate),
    port !== null && g.havenOf[port] === pirate,
    port !== null && g.letterOn[port] !== NONE,
    // An anti-pirate campaign needs a Commissioner outside, and another hunter.
    port !== null && isHaven(g.tables, g, port) && g.commissionerAt.includes(hex),
    port !== null && isHaven(g.tables, g, port) && g.slotAt.includes(hex),
  ];
}

/** @returns the traits of all pirates on the map, as a mask */
export function signature(g: Game): number {
  let mask = g.exit.some((how) => how > 0) ? 1 : 0;
  for (const pirate of g.fleet.flat()) for (const [i, has] of traitsOf(g, pirate).entries()) if (has) mask |= 2 << i;
  return mask;
}
