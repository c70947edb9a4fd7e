/** What a choice has cost its seat for certain, beyond what it is called: for the buttons, which say it. */
import type { Cost } from '@bb/kernel';
import { NATIONS, NONE, PIRATES, type PirateId, PORTS, type Seat } from './data/ids.ts';
import { bootyOf, isActive, worthOf } from './queries/pirates.ts';
import type { Choice } from './state/choices.ts';
import { type Game, RETIRED } from './state/position.ts';

/**
 * The kinds of costs, with the piece and the amount that each has:
 * - `retires`, `lost`: a pirate's career ends; pirate, pounds that he retires with;
 * - `cargo`: booty aboard is gone for nothing; pounds;
 * - `letter`: a Letter of Marque is lost; pirate;
 * - `haven`: a safe haven is lost; port;
 * - `alliance`: an alliance ends; pirate, his ally;
 * - `enmity`: the ports of a nation turn against a pirate; pirate, nation;
 * - `onlyRevelry`: the operation finds nothing to do but revel.
 */
export const COST_KINDS = ['retires', 'lost', 'cargo', 'letter', 'haven', 'alliance', 'enmity', 'onlyRevelry'] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** @param after  where the choice has led to without a die and another player */
export function costs(before: Game, after: Game, seat: Seat, choice: Choice): readonly Cost[] {
  const own = PIRATES.filter((pirate) => before.owner[pirate] === seat && isActive(before, pirate));
  const stay = own.filter((pirate) => isActive(after, pirate));
  const gone = bootyGone(before, after, own);
  return [
    ...own.filter((pirate) => !stay.includes(pirate)).map((pirate) => endOf(after, pirate)),
    ...stay.flatMap((pirate) => lostBy(before, after, pirate)),
    ...PORTS.flatMap((port) =>
      stay.some((pirate) => before.havenOf[port] === pirate && after.havenOf[port] !== pirate) ? [cost('haven', port)] : [],
    ),
    ...(gone > 0 ? [cost('cargo', NONE, gone)] : []),
    ...(hasOnlyRevelry(before, choice) ? [cost('onlyRevelry', NONE)] : []),
  ];
}

const cost = (kind: CostKind, piece: number, amount = 0): Cost => ({ kind, piece, amount });

const endOf = (after: Game, pirate: PirateId): Cost =>
  after.fate[pirate] === RETIRED ? cost('retires', pirate, worthOf(after, pirate)) : cost('lost', pirate);

function lostBy(before: Game, after: Game, pirate: PirateId): readonly Cost[] {
  const found: Cost[] = [];
  const ally = before.ally[pirate];
  if (ally !== NONE && after.ally[pirate] !== ally) found.push(cost('alliance', pirate, ally));
  if (before.letter[pirate] !== NONE && after.letter[pirate] === NONE) found.push(cost('letter', pirate));
  for (const nation of NATIONS)
    if ((after.history[pirate] & ~before.history[pirate] & (1 << nation)) !== 0) found.push(cost('enmity', pirate, nation));
  return found;
}

/** By ship log. Two ships may change their logs, but not their cargoes. */
const cargoesOf = (g: Game): number[] => g.holds.filter((pounds) => pounds > 0);

/** The pounds that are aboard no ship any more. Booty that becomes Net Worth is not gone. */
function bootyGone(before: Game, after: Game, own: readonly PirateId[]): number {
  if (own.some((pirate) => after.netWorth[pirate] > before.netWorth[pirate])) return 0;
  const still = cargoesOf(after);
  let gone = 0;
  for (const pounds of cargoesOf(before)) {
    const i = still.indexOf(pounds);
    if (i < 0) gone += pounds;
    else still.splice(i, 1);
  }
  return gone;
}

/** C12.5 He has nothing to sell and no money. */
const hasOnlyRevelry = (g: Game, choice: Choice): boolean =>
  choice.type === 'doBusiness' && bootyOf(g, choice.pirate) + g.netWorth[choice.pirate] === 0;
