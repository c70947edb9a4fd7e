/** The game has the properties of any game, by the suite of the kernel. `BB_GAMES` sets the number of games. */
import { call, itemAt } from '@bb/kernel';
import { checkGame, type GameHooks, noCoverage } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { advance } from '../rules/classic.ts';
import { HEX_NAMES, NONE, PLACES, PORT_NAMES, PORTS, placeOf } from '../rules/data/ids.ts';
import { placeWarship } from '../rules/effects/sea.ts';
import { type Classic, classic } from '../rules/index.ts';
import { tablesFor } from '../rules/options.ts';
import { isWatched } from '../rules/queries/hunters.ts';
import { game } from '../rules/rules/course/game.ts';
import { initialGame } from '../rules/state/initial.ts';
import { pirate } from '../rules/testing/arrange.ts';
import { GAMES, weight } from '../rules/testing/weighted-choices.ts';
import { gamesFor, TIMEOUT_MS, WANTED } from './random-games.ts';

/** No game has this many decisions: one that reaches it never ends. */
const MAX_DECISIONS = 200_000;
/** The number of decisions from one check of lists, copies and secrets to the next. Quick runs check less. */
const EVERY = WANTED === 0 ? 67 : 23;
const GAMES_EACH = gamesFor(GAMES.length + 1, 1);

const hooks: GameHooks<Classic> = {
  weight,
  // An inspection shows a merchant to one seat, which the suite can't tell from showing it to all; a trade, a hostage's home port.
  reveals: (before, choice, after) =>
    choice.type === 'useInformation' ||
    after.sightingUp.some((up, i) => up === 1 && before.sightingUp[i] === 0 && before.sightingAt[i] !== NONE) ||
    after.slotUp.some((up, i) => up === 1 && before.slotUp[i] === 0 && before.slotAt[i] !== NONE) ||
    after.sightingSeen.some((seen, i) => (seen & ~(before.sightingSeen[i] ?? 0)) !== 0) ||
    after.homeSeen.some((seen, i) => itemAt(before.hostageOf, i) >= 0 && (seen & ~itemAt(before.homeSeen, i)) !== 0),
  hides(g, drawn, seat) {
    const top = g.stack.at(-1);
    const isOpen = top !== undefined && 'up' in top && top.up === true;
    if (drawn.type === 'drawMerchant') return !isOpen;
    if (drawn.type === 'drawWarship') return !isOpen && !PLACES.some((at) => top && 'place' in top && top.place === at && isWatched(g, at));
    return drawn.type === 'drawCard' && top !== undefined && 'seat' in top && top.seat !== -1 && top.seat !== seat;
  },
};

test.each(GAMES)(
  '%j: has the properties of any game',
  (options) => {
    const coverage = noCoverage();
    for (let seed = 0; seed < GAMES_EACH; seed++)
      checkGame(classic, options, hooks, { maxDecisions: MAX_DECISIONS, every: EVERY }, seed, coverage);
    expect(coverage.compared, 'most worlds are compared').toBeGreaterThan(coverage.decisions / EVERY);
  },
  TIMEOUT_MS,
);

const LAST_TURN = 600;
const TURNS_LEFT = 12;
const CAPTAINS = ['teach', 'low', 'vane', 'england', 'rackham', 'bonnet', 'lowther', 'kidd'] as const;

/** The last turns of a game in which every pirate lies in or before a port, and a warship comes to each. */
const amongWarships: typeof classic = {
  ...classic,
  newGame(options) {
    const g = initialGame(options.players, tablesFor(options));
    call(g, game, undefined, '');
    itemAt(g.stack, 0).at = 'begin';
    g.result = 0;
    g.turn = LAST_TURN - TURNS_LEFT;
    for (const [i, name] of CAPTAINS.entries()) {
      const port = itemAt(PORTS, i * 4);
      const hex = itemAt(g.tables.hexOf, placeOf(port));
      pirate({ g, events: [] }, name, i % 2 === 0 ? itemAt(PORT_NAMES, port) : itemAt(HEX_NAMES, hex), {
        seat: i % options.players,
        ship: i % 4 < 2 ? 'sloop' : 'schooner',
      });
      placeWarship(g, itemAt(g.warshipPool, i), hex, false, 'C19');
    }
    advance(g);
    return g;
  },
};

test(
  '[C78] warships that come to pirates betray nothing',
  () => {
    const coverage = noCoverage();
    for (let seed = 0; seed < 2 * GAMES_EACH; seed++)
      checkGame(amongWarships, { players: 4 }, hooks, { maxDecisions: MAX_DECISIONS, every: 2 }, seed, coverage);
    expect(coverage.compared).toBeGreaterThan(coverage.decisions);
  },
  TIMEOUT_MS,
);
