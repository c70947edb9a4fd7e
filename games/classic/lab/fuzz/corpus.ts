/** Positions that may lead to something rare, sorted into cells by their traits. New games start from the cells used least. */
import { itemAt, pick, type Random } from '@bb/kernel';
import { type Choice, classic, type Game, isHaven, isHex, isPort, NONE, type Options, type PirateId, portAt } from '../../rules/index.ts';

/** Net Worth that may be enough to retire, and a fair amount. */
const [RICH, WELL_OFF] = [2000, 600];
/** Notoriety that may grant a Commissioner. */
const FAMOUS = 60;

/** What makes a pirate's situation interesting. */
function traitsOf(g: Game, one: PirateId): readonly boolean[] {
  const at = itemAt(g.at, one);
  const hasLetter = itemAt(g.letter, one) !== NONE;
  const worth = itemAt(g.netWorth, one);
  const port = isPort(at) ? portAt(at) : null;
  const hex = itemAt(g.tables.hexOf, at);
  return [
    hasLetter,
    hasLetter && isHex(at) && (g.slotAt.includes(at) || g.commissionerAt.includes(at)),
    worth >= WELL_OFF,
    worth >= RICH,
    itemAt(g.notoriety, one) >= FAMOUS,
    itemAt(g.ally, one) !== NONE,
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

/** The traits of all pirates on the map, as a mask. Positions with the same mask are in the same cell. */
function signature(g: Game): number {
  let mask = g.exit.some((how) => how > 0) ? 1 : 0;
  for (const pirate of g.fleet.flat()) for (const [i, has] of traitsOf(g, pirate).entries()) if (has) mask |= 2 << i;
  return mask;
}

/** A position, and the choices that lead to it. */
export interface Start {
  readonly options: Options;
  readonly choices: readonly Choice[];
  readonly g: Game;
}

interface Cell {
  readonly starts: Start[];
  /** How many games have started here. */
  started: number;
}

const STARTS_PER_CELL = 4;

export class Corpus {
  readonly #cells = new Map<number, Cell>();

  /** Offers a position to the corpus, which keeps some of each kind. */
  offer(g: Game, options: Options, choices: readonly Choice[], random: Random): void {
    const mask = signature(g);
    if (mask === 0) return;
    const cell = this.#cells.get(mask) ?? { starts: [], started: 0 };
    this.#cells.set(mask, cell);
    const place = Math.floor(random() * STARTS_PER_CELL);
    cell.starts[Math.min(place, cell.starts.length)] = { options, choices: choices.slice(), g: classic.clone(g) };
  }

  /** Draws a position of the kind from which the fewest games have started. @returns null if the corpus is empty */
  draw(random: Random): Start | null {
    let best: Cell | null = null;
    for (const cell of this.#cells.values()) if (best === null || cell.started < best.started) best = cell;
    if (best === null) return null;
    best.started += 1;
    return pick(best.starts, random);
  }
}
