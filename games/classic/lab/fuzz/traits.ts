/** The traits of positions that may lead to something rare. */
import { type Game, isHaven, isHex, isPort, NONE, type PirateId, portAt } from '../../rules/index.ts';

/** Net Worth that may be enough to retire, and a fair amount. */
const [RICH, WELL_OFF] = [2000, 600];
/** Notoriety that may grant a Commissioner. */
const FAMOUS = 60;

/** What makes a pirate's situation interesting. */
function traitsOf(g: Game, one: PirateId): readonly boolean[] {
  const at = g.at[one];
  const hasLetter = g.letter[one] !== NONE;
  const worth = g.netWorth[one];
  const port = isPort(at) ? portAt(at) : null;
  const hex = g.tables.hexOf[at];
  return [
    hasLetter,
    hasLetter && isHex(at) && (g.slotAt.includes(at) || g.commissionerAt.includes(at)),
    worth >= WELL_OFF,
    worth >= RICH,
    g.notoriety[one] >= FAMOUS,
    g.ally[one] !== NONE,
    g.scurvy[one] === 1,
    g.holding[one] === 1,
    port !== null && g.hostageOf.includes(one),
    port !== null && g.havenOf[port] === one,
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
