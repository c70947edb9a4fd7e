/** The game has the properties of any game, by the suite of the kernel. `BB_GAMES` sets the number of games. */
import { type Coverage, checkGame, type GameHooks, noCoverage } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { isPort, NONE, PLACES, PORTS, placeOf } from '../rules/data/ids.ts';
import { placeWarship } from '../rules/effects/sea.ts';
import { type Classic, classic, type Options } from '../rules/index.ts';
import { tablesFor } from '../rules/options.ts';
import { isWatched } from '../rules/queries/hunters.ts';

const WANTED = Number(process.env.BB_GAMES ?? 0);
const TIMEOUT = WANTED === 0 ? 120_000 : 24 * 3_600_000;
/** No game has this many decisions: one that reaches it never ends. */
const MAX_DECISIONS = 200_000;
/** A check of lists, copies and secrets every so many decisions. Quick runs check less. */
const EVERY = WANTED === 0 ? 67 : 23;

/** Captains who look for prizes and ports, so that what follows from them is played. */
const WEIGHTS: { readonly [K in Classic['choice']['type']]?: number } = {
  petition: 0.2,
  pass: 0.2,
  stop: 0.3,
  jettison: 0.05,
  release: 0.05,
  declareRevelry: 0.3,
  search: 4,
  takePrize: 12,
  attack: 4,
  torture: 4,
  doBusiness: 6,
  ransom: 12,
  bribe: 4,
  buyLetter: 4,
  useInformation: 4,
  newWarship: 4,
  giveHostage: 4,
  takeHostage: 4,
  accept: 4,
};
const TO_A_PORT = 6;
/** Cards that bring warships come more often, or hardly any would be placed beside a pirate. */
const BRINGS_WARSHIPS = 6;
const bringsWarships = tablesFor({ players: 4 }).cards.map(
  ({ next, randomEvent }) => next.includes('move-warships') || randomEvent === 'patrol' || randomEvent === 'convoy',
);

function weight(choice: Classic['choice']): number {
  if (choice.type === 'moveTo' && isPort(choice.to)) return TO_A_PORT;
  if (choice.type === 'drawCard' && bringsWarships[choice.card]) return BRINGS_WARSHIPS;
  return WEIGHTS[choice.type] ?? 1;
}

const hooks: GameHooks<Classic> = {
  weight,
  // An inspection shows a merchant to one seat, which the suite can't tell from showing it to all; a trade, a hostage's home port.
  reveals: (before, choice, after) =>
    choice.type === 'useInformation' ||
    after.sightingUp.some((up, i) => up === 1 && before.sightingUp[i] === 0 && before.sightingAt[i] !== NONE) ||
    after.slotUp.some((up, i) => up === 1 && before.slotUp[i] === 0 && before.slotAt[i] !== NONE) ||
    after.sightingSeen.some((seen, i) => (seen & ~(before.sightingSeen[i] ?? 0)) !== 0) ||
    after.homeSeen.some((seen, i) => before.hostageOf[i] >= 0 && (seen & ~before.homeSeen[i]) !== 0),
  hides(g, drawn, seat) {
    const top = g.stack.at(-1);
    const isOpen = top !== undefined && 'up' in top && top.up === true;
    if (drawn.type === 'drawMerchant') return !isOpen;
    if (drawn.type === 'drawWarship') return !isOpen && !PLACES.some((at) => top && 'place' in top && top.place === at && isWatched(g, at));
    return drawn.type === 'drawCard' && top !== undefined && 'seat' in top && top.seat !== -1 && top.seat !== seat;
  },
};

const GAMES: readonly Options[] = [
  { players: 2 },
  { players: 3, short: true, blood: true },
  { players: 3, solitaire: true },
  { players: 3, solitaire: true, short: true, openHostages: true, strictBribes: true, blood: true },
  { players: 4, strictBribes: true },
  { players: 5, openHostages: true },
  { players: 6, short: true },
];
const GAMES_EACH = WANTED > 0 ? Math.ceil(WANTED / (GAMES.length + 1)) : 1;

function check(game: typeof classic, options: Options): Coverage {
  const coverage = noCoverage();
  for (let seed = 0; seed < GAMES_EACH; seed++)
    checkGame(game, options, hooks, { maxDecisions: MAX_DECISIONS, every: EVERY }, seed, coverage);
  expect(coverage.compared, 'most worlds are compared').toBeGreaterThan(coverage.decisions / EVERY);
  return coverage;
}

test.each(GAMES)('%j: has the properties of any game', (options) => void check(classic, options), TIMEOUT);

/** Before a third of the ports, so that what pirates may do there would tell of them. */
const withWarshipsBeforePorts: typeof classic = {
  ...classic,
  newGame(options) {
    const g = classic.newGame(options);
    for (const port of PORTS) if (port % 3 === 0) placeWarship(g, g.warshipPool[0], PLACES[g.tables.hexOf[placeOf(port)]], false, 'C19');
    return g;
  },
};

test(
  '[C78] a sea full of face-down warships betrays none',
  () => void check(withWarshipsBeforePorts, { players: 4, short: true }),
  TIMEOUT,
);
