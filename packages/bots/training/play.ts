/**
 * `node --conditions=bb-source training/play.ts OUT GAMES SEED [PLAYER]`: games from which the value function learns. Each seat of each
 * position that is kept becomes a row of 32-bit floats: the rest of the Victory Points that it was to get, what it has, whether
 * it was to win, its game, the number of players, how many pirates follow, the seat's numbers, each pirate's numbers.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { CHANCE, IN_PLAY, legal, newGame, outcome, play, seatToChoose, shareOfWin } from '@bb/engine';
import { type Bot, situationOf } from '../src/bot.ts';
import { BOTS, playerNamed } from '../src/index.ts';
import { anyOf } from '../src/random.ts';
import { seeded } from '../src/seeded.ts';
import { describePirate, describeSeat, PIRATE_FEATURES, SEAT_FEATURES } from '../src/value/features.ts';
import { mate } from './mate.ts';
import { HEAD } from './rows.ts';

const [out = 'games.f32', games = '100', seed = '1', player = 'captain'] = process.argv.slice(2);
const TABLES = [2, 4, 2, 3, 2, 4, 5, 3] as const;
/** How often a player does any legal thing, by game: the value of what a good player would not do must be learned too. */
const FOLLIES = player === 'captain' ? [0, 0.04, 0.12, 0.3] : [0, 0, 0.03, 0.1];
/** A habit has no exceptions, and what is never tried has no value: so often any answer is given to what is asked once in a pirate's life. */
const WHIM = 0.3;
const ONCE: readonly string[] = ['chooseShip', 'deployFleet', 'keepOrDeploy', 'dealWithPrize'];
const KEPT = 0.4;

/** Beside the learner sit captains, so that it learns to beat them too. */
const CAPTAINS = 0.35;
function learnerNamed(name: string): Bot {
  const found = name === 'mate' ? mate : playerNamed(name);
  if (found) return found;
  throw new Error(`there is no player ${name}`);
}
const learner = learnerNamed(player);
const file = openSync(out, 'w');
let rows = 0;
let margin = 0;
let duels = 0;
for (let n = 0; n < Number(games); n++) {
  const random = seeded(`${seed}/${n}`);
  const g = newGame({ players: TABLES[n % TABLES.length] ?? 2 });
  const folly = FOLLIES[Math.floor(random() * FOLLIES.length)] ?? 0;
  const bots = Array.from({ length: g.players }, (_, seat) => (seat !== n % g.players && random() < CAPTAINS ? BOTS.captain : learner));
  const kept: Float32Array[] = [];
  while (g.ask) {
    const choices = legal(g);
    const seat = seatToChoose(g);
    const { ask } = g.ask;
    if ((ask === 'takeAction' || ask === 'playCard') && random() < KEPT)
      for (let one = 0; one < g.players; one++) {
        if (bots[one] !== learner) continue;
        const fleet = (g.fleet[one] ?? []).filter((pirate) => g.fate[pirate] === IN_PLAY);
        const row = new Float32Array(HEAD + SEAT_FEATURES + fleet.length * PIRATE_FEATURES);
        row.set([0, g.vp[one] ?? 0, 0, n, g.players, fleet.length, one]);
        describeSeat(g, one, row, HEAD);
        fleet.forEach((pirate, i) => void describePirate(g, pirate, row, HEAD + SEAT_FEATURES + i * PIRATE_FEATURES));
        kept.push(row);
      }
    const at = seat === CHANCE || choices.length === 1 || random() < (ONCE.includes(ask) ? WHIM : folly) ? null : situationOf(g, choices);
    play(g, at ? (bots[seat] ?? learner).choose(at, random) : anyOf(choices, random));
  }
  const end = outcome(g);
  if (!end) throw new Error('the game has no end');
  for (const row of kept) {
    const seat = row[6] ?? 0;
    row[0] = (end.vp[seat] ?? 0) - (row[1] ?? 0);
    row[2] = shareOfWin(end, seat);
    writeSync(file, new Uint8Array(row.buffer));
    rows++;
  }
  if (g.players === 2 && folly === 0 && bots[0] !== bots[1]) {
    const mine = bots[0] === learner ? 0 : 1;
    margin += (end.vp[mine] ?? 0) - (end.vp[1 - mine] ?? 0);
    duels++;
  }
  if (n % 50 === 49)
    console.error(`${n + 1} games, ${rows} rows; ${(margin / duels).toFixed(1)} VP ahead of the captain in ${duels} games of two`);
}
closeSync(file);
