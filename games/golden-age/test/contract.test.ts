/** The game has the properties of any game, by the suite of the kernel. `BB_GAMES` sets the number of games. */
import { checkGame, type GameHooks, noCoverage } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { CHANCE, type Choice, type Game, type GoldenAge, goldenAge, seatToChoose, UNFOUND, UNSEEN, USE_OF } from '../rules/index.ts';
import { gamesEach, MANY_GAMES } from './random-games.ts';

const liesFaceDown = (g: Game): boolean => [...g.sealed, ...g.secretShip, ...g.secretArea].some((piece) => piece >= 0);
const isKept = (drawn: Choice): boolean => drawn.type !== 'drawCard' || USE_OF[drawn.card] !== 'now';
/** Procedures that draw openly. */
const OPEN_DRAWS: readonly (string | undefined)[] = ['mutiny', 'newRival', 'systemCheck'];

const hooks: GameHooks<GoldenAge> = {
  reveals(before, choice, after) {
    if (liesFaceDown(before) && !liesFaceDown(after)) return true;
    if (before.merchantSince.some((since, port) => since === UNFOUND && after.merchantSince[port] !== UNFOUND)) return true;
    const named = 'pirate' in choice && seatToChoose(before) !== CHANCE ? choice.pirate : -1;
    return before.fate.some((fate, pirate) => fate === UNSEEN && after.fate[pirate] !== UNSEEN && pirate !== named);
  },
  hides(g, drawn, seat) {
    if (drawn.type === 'drawMerchant') return true;
    const top = g.stack.at(-1);
    if (!(drawn.type === 'drawCard' && isKept(drawn)) && drawn.type !== 'drawPirate') return false;
    if (g.tables.settings.solitaire && g.active > 0) return false;
    return !OPEN_DRAWS.includes(top?.proc) && !(top && 'seat' in top && top.seat === seat);
  },
};

test.each([{ players: 2 }, { players: 3, draft: true }, { players: 4, deployment: 'secret' as const }, { players: 4, solitaire: true }])(
  '%j: has the properties of any game',
  (options) => {
    const coverage = noCoverage();
    for (let seed = 0; seed < gamesEach(1); seed++)
      checkGame(goldenAge, options, hooks, { maxDecisions: 50_000, every: 11 }, seed, coverage);
    expect(coverage.compared, 'most worlds are compared').toBeGreaterThan(coverage.decisions / 11);
  },
  MANY_GAMES.timeout,
);
