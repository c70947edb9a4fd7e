/** The game has the properties of any game, by the suite of the kernel. `BB_GAMES` sets the number of games. */
import { checkGame, type GameHooks, noCoverage } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { type Classic, classic } from '../rules/index.ts';

const WANTED = Number(process.env.BB_GAMES ?? 0);
const GAMES_EACH = WANTED > 0 ? Math.ceil(WANTED / 6) : 1;
/** No game has this many decisions: one that reaches it never ends. */
const MAX_DECISIONS = 200_000;

const hooks: GameHooks<Classic> = {
  // An inspection shows a merchant to one seat, which the suite can't tell from showing it to all.
  reveals: (before, choice, after) =>
    choice.type === 'useInformation' ||
    after.sightingUp.some((up, i) => up === 1 && before.sightingUp[i] === 0) ||
    after.slotUp.some((up, i) => up === 1 && (before.slotUp[i] ?? 0) === 0) ||
    after.sightingSeen.some((seen, i) => (seen & ~(before.sightingSeen[i] ?? 0)) !== 0),
  hides(g, drawn, seat) {
    const top = g.stack.at(-1);
    if (drawn.type === 'drawMerchant') return !(top && 'up' in top && top.up === true);
    if (drawn.type === 'drawWarship') return !(top && 'up' in top && top.up === true);
    return drawn.type === 'drawCard' && top !== undefined && 'seat' in top && top.seat !== -1 && top.seat !== seat;
  },
};

test.each([
  { players: 2 },
  { players: 3, short: true, blood: true },
  { players: 3, solitaire: true },
  { players: 4, strictBribes: true },
  { players: 5, openHostages: true },
  { players: 6 },
])(
  '%j: has the properties of any game',
  (options) => {
    const coverage = noCoverage();
    for (let seed = 0; seed < GAMES_EACH; seed++)
      checkGame(classic, options, hooks, { maxDecisions: MAX_DECISIONS, every: 23 }, seed, coverage);
    expect(coverage.compared, 'most worlds are compared').toBeGreaterThan(coverage.decisions / 23);
  },
  WANTED === 0 ? 120_000 : 24 * 3_600_000,
);
