/** What a choice has cost its seat for certain, beyond what it is called: for the buttons, which say it. */
import type { Cost } from '@bb/kernel';
import { HOLD_COUNT, NATIONS, NONE, PIRATES, type PirateId, PORTS, type Seat } from './data/ids.ts';
import { enterHistory } from './effects/ports.ts';
import { partners } from './queries/alliance.ts';
import { moveCost } from './queries/movement.ts';
import { isInPlay } from './queries/pirates.ts';
import type { Choice } from './state/choices.ts';
import { type Game, RETIRED } from './state/position.ts';

/**
 * The kinds of costs, with the piece and the amount that each has:
 * - `retires`, `lost`: a pirate's career ends; pirate, Victory Points;
 * - `cargo`: booty aboard is gone for nothing; doubloons;
 * - `letter`: a Letter of Marque is lost; pirate;
 * - `haven`: a safe haven is lost; port;
 * - `alliance`: an alliance ends; pirate, his ally;
 * - `enmity`: the ports of a nation turn against a pirate; pirate, nation;
 * - `turn`: the turn ends although Actions are left; the amount is their number;
 * - `lastAction`: what the Action finds can't be used, because it is the last one;
 * - `onlyRevelry`: the Action finds nothing to do but revel.
 */
export const COST_KINDS = [
  'retires',
  'lost',
  'cargo',
  'letter',
  'haven',
  'alliance',
  'enmity',
  'turn',
  'lastAction',
  'onlyRevelry',
] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** @param after  where the choice has led to without a die and another player; it is changed */
export function costs(before: Game, after: Game, seat: Seat, choice: Choice, legal: (g: Game) => readonly Choice[]): readonly Cost[] {
  // 9.58 The nation remembers an attack whatever the dice say.
  if (choice.type === 'attackPort') for (const partner of partners(after, choice.pirate)) enterHistory(after, partner, choice.port);
  const own = PIRATES.filter((pirate) => before.owner[pirate] === seat && isInPlay(before, pirate));
  const stay = own.filter((pirate) => isInPlay(after, pirate));
  const gone = bootyGone(before, after, seat);
  return [
    ...own.filter((pirate) => !stay.includes(pirate)).map((pirate) => endOf(before, after, pirate, seat)),
    ...stay.flatMap((pirate) => lostBy(before, after, pirate)),
    ...PORTS.filter((port) => stay.includes(before.havenOf[port]) && after.havenOf[port] !== before.havenOf[port]).map((port) =>
      cost('haven', port),
    ),
    ...(gone > 0 ? [cost('cargo', NONE, gone)] : []),
    ...wasted(before, after, choice, legal),
  ];
}

const cost = (kind: CostKind, piece: number, amount = 0): Cost => ({ kind, piece, amount });

const endOf = (before: Game, after: Game, pirate: PirateId, seat: Seat): Cost =>
  cost(after.fate[pirate] === RETIRED ? 'retires' : 'lost', pirate, after.vp[seat] - before.vp[seat]);

function lostBy(before: Game, after: Game, pirate: PirateId): readonly Cost[] {
  const found: Cost[] = [];
  const ally = before.ally[pirate];
  if (ally !== NONE && after.ally[pirate] !== ally && (pirate < ally || !isInPlay(after, ally))) found.push(cost('alliance', pirate, ally));
  if (before.letter[pirate] !== NONE && after.letter[pirate] === NONE) found.push(cost('letter', pirate));
  for (const nation of NATIONS)
    if ((after.history[pirate] & ~before.history[pirate] & (1 << nation)) !== 0) found.push(cost('enmity', pirate, nation));
  return found;
}

const cargoesOf = (g: Game, seat: Seat): number[] =>
  PIRATES.flatMap((pirate) => (g.owner[pirate] === seat ? g.holds.slice(pirate * HOLD_COUNT, (pirate + 1) * HOLD_COUNT) : []));

/** The doubloons of the holds that were emptied, or filled with something else. Booty that becomes Net Worth is not gone. */
function bootyGone(before: Game, after: Game, seat: Seat): number {
  if (PIRATES.some((pirate) => before.owner[pirate] === seat && after.netWorth[pirate] > before.netWorth[pirate])) return 0;
  const still = cargoesOf(after, seat);
  let gone = 0;
  for (const doubloons of cargoesOf(before, seat)) {
    if (doubloons <= 0) continue;
    const i = still.indexOf(doubloons);
    if (i < 0) gone += doubloons;
    else still.splice(i, 1);
  }
  return gone;
}

/** 4.5 Actions that bring nothing, and those that nobody can take any more. */
function wasted(before: Game, after: Game, choice: Choice, legal: (g: Game) => readonly Choice[]): readonly Cost[] {
  if (before.ask?.ask !== 'takeAction' || choice.type === 'endActions') return [];
  const left = before.actionsLeft - actionsFor(before, choice);
  if (choice.type === 'findMerchant' && left === 0) return [cost('lastAction', choice.pirate)];
  const found: Cost[] = [];
  if (choice.type === 'doPortActivities' && hasOnlyRevelry(after, legal)) found.push(cost('onlyRevelry', choice.pirate));
  if (left > 0 && (after.playerTurn !== before.playerTurn || after.actionsLeft === 0)) found.push(cost('turn', NONE, left));
  return found;
}

const actionsFor = (g: Game, choice: Choice): number =>
  choice.type === 'endAlliance' ? 0 : choice.type === 'move' ? moveCost(g, choice.pirate) : 1;

const REVELS: readonly Choice['type'][] = ['declareRevelry', 'finish'];
const hasOnlyRevelry = (g: Game, legal: (g: Game) => readonly Choice[]): boolean =>
  g.ask?.ask === 'portActivity' && legal(g).every(({ type }) => REVELS.includes(type));
