/**
 * `node --conditions=bb-source training/play-games.ts OUT GAMES SEED [BOT]` plays games from which the value function learns. Each seat of
 * each sampled position becomes a row of 32-bit floats: the header (see rows.ts), the seat's inputs, the inputs of each of its pirates.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { CHANCE, IN_PLAY, legal, newGame, outcome, play, seatToChoose } from '@bb/golden-age/rules';
import { pick, seeded, shareOfWin } from '@bb/kernel';
import { type Bot, situationOf } from '../bots/bot.ts';
import { BOTS, playerNamed } from '../bots/index.ts';
import { describePirate, describeSeat, PIRATE_FEATURES, SEAT_FEATURES } from '../bots/value/features.ts';
import { onePly } from './one-ply.ts';
import { ROW_HEADER_LENGTH } from './rows.ts';

const [out = 'games.f32', games = '100', seed = '1', player = 'captain'] = process.argv.slice(2);
const TABLE_SIZES = [2, 4, 2, 3, 2, 4, 5, 3] as const;
/** The share of choices made at random, drawn for each game: the value of bad choices must be learned too. */
const RANDOM_SHARES = player === 'captain' ? [0, 0.04, 0.12, 0.3] : [0, 0, 0.03, 0.1];
/** Asks that come rarely, at which the captain always chooses alike. More of their choices are random, since what is never tried gets no value. */
const RARE_ASKS: readonly string[] = ['chooseShip', 'deployFleet', 'keepOrDeploy', 'dealWithPrize'];
const RARE_RANDOM_SHARE = 0.3;
/** The share of positions that become rows. */
const SAMPLE_SHARE = 0.4;

/** The share of the other seats that the captain plays, so that the learner learns to beat it. */
const CAPTAIN_SHARE = 0.35;
function learnerNamed(name: string): Bot {
  const found = name === 'one-ply' ? onePly : playerNamed(name);
  if (found) return found;
  throw new Error(`there is no bot ${name}`);
}
const learner = learnerNamed(player);
const file = openSync(out, 'w');
let rows = 0;
let margin = 0;
let duels = 0;
for (let n = 0; n < Number(games); n++) {
  const random = seeded(`${seed}/${n}`);
  const g = newGame({ players: TABLE_SIZES[n % TABLE_SIZES.length] ?? 2 });
  const randomShare = RANDOM_SHARES[Math.floor(random() * RANDOM_SHARES.length)] ?? 0;
  const bots = Array.from({ length: g.players }, (_, seat) =>
    seat !== n % g.players && random() < CAPTAIN_SHARE ? BOTS.captain : learner,
  );
  const kept: Float32Array[] = [];
  while (g.ask) {
    const choices = legal(g);
    const seat = seatToChoose(g);
    const { ask } = g.ask;
    if ((ask === 'takeAction' || ask === 'playCard') && random() < SAMPLE_SHARE)
      for (let one = 0; one < g.players; one++) {
        if (bots[one] !== learner) continue;
        const fleet = (g.fleet[one] ?? []).filter((pirate) => g.fate[pirate] === IN_PLAY);
        const row = new Float32Array(ROW_HEADER_LENGTH + SEAT_FEATURES + fleet.length * PIRATE_FEATURES);
        row.set([0, g.vp[one] ?? 0, 0, n, g.players, fleet.length, one]);
        describeSeat(g, one, row, ROW_HEADER_LENGTH);
        fleet.forEach((pirate, i) => void describePirate(g, pirate, row, ROW_HEADER_LENGTH + SEAT_FEATURES + i * PIRATE_FEATURES));
        kept.push(row);
      }
    const at =
      seat === CHANCE || choices.length === 1 || random() < (RARE_ASKS.includes(ask) ? RARE_RANDOM_SHARE : randomShare)
        ? null
        : situationOf(g, choices);
    play(g, at ? (bots[seat] ?? learner).choose(at, random) : pick(choices, random));
  }
  const end = outcome(g);
  if (!end) throw new Error('the game has no end');
  for (const row of kept) {
    const seat = row[6] ?? 0;
    row[0] = (end.scores[seat] ?? 0) - (row[1] ?? 0);
    row[2] = shareOfWin(end, seat);
    writeSync(file, new Uint8Array(row.buffer));
    rows++;
  }
  if (g.players === 2 && randomShare === 0 && bots[0] !== bots[1]) {
    const mine = bots[0] === learner ? 0 : 1;
    margin += (end.scores[mine] ?? 0) - (end.scores[1 - mine] ?? 0);
    duels++;
  }
  if (n % 50 === 49)
    console.error(`${n + 1} games, ${rows} rows; ${(margin / duels).toFixed(1)} VP ahead of the captain in ${duels} games of two`);
}
closeSync(file);
