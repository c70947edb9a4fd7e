/** The game has the properties of any game, by the suite of the kernel. `BB_GAMES` sets the number of games. */
import { call } from '@bb/kernel';
import { checkGames } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { HEX_NAMES, PORT_NAMES, PORTS, placeOf } from '../rules/data/ids.ts';
import { placeWarship } from '../rules/effects/sea.ts';
import { advance } from '../rules/game.ts';
import { classic } from '../rules/index.ts';
import { tablesFor } from '../rules/options.ts';
import { game } from '../rules/rules/sequence/game.ts';
import { initialGame } from '../rules/state/initial.ts';
import { pirate } from '../rules/testing/arrange.ts';
import { GAMES, weight } from '../rules/testing/weighted-choices.ts';
import { gamesFor, TIMEOUT_MS, WANTED } from './random-games.ts';

/** No game has this many decisions: one that reaches it never ends. */
const MAX_DECISIONS = 200_000;
/** The number of decisions from one check of lists, copies and secrets to the next. Quick runs check less. */
const EVERY = WANTED === 0 ? 67 : 23;
const GAMES_EACH = gamesFor(GAMES.length + 1, 1);

test.each(GAMES)(
  '%j: has the properties of any game',
  (options) => {
    const coverage = checkGames(classic, options, { games: GAMES_EACH, maxDecisions: MAX_DECISIONS, every: EVERY, weight });
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
  // Nobody takes a hostage or looks at a merchant here, so all seats see the same.
  ownFields: ['you'],
  newGame(options) {
    const g = initialGame(options.players, tablesFor(options));
    call(g, game, undefined, '');
    g.stack[0].at = 'begin';
    g.result = 0;
    g.turn = LAST_TURN - TURNS_LEFT;
    for (const [i, name] of CAPTAINS.entries()) {
      const port = PORTS[i * 4];
      const hex = g.tables.hexOf[placeOf(port)];
      pirate({ g, events: [] }, name, i % 2 === 0 ? PORT_NAMES[port] : HEX_NAMES[hex], {
        seat: i % options.players,
        ship: i % 4 < 2 ? 'sloop' : 'schooner',
      });
      placeWarship(g, g.warshipPool[i], hex, false, 'C19');
    }
    advance(g);
    return g;
  },
};

test(
  '[C78] warships that come to pirates betray nothing',
  () => {
    const settings = { games: 2 * GAMES_EACH, maxDecisions: MAX_DECISIONS, every: 2, weight };
    const coverage = checkGames(amongWarships, { players: 4 }, settings);
    expect(coverage.compared).toBeGreaterThan(coverage.decisions);
  },
  TIMEOUT_MS,
);
