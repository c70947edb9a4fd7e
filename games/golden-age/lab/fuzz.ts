/** `bb fuzz`: plays at random until everything that can occur in a game has occurred. */

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, Failure, parse, playerCounts, seedFor, type Terminal, wholeNumber, writeRecord } from '@bb/command';
import { choiceToJson, MAX_SEATS, newRecord } from '@bb/golden-age/rules';
import { seeded } from '@bb/kernel';
import { Broken, Explorer } from './fuzz/explorer.ts';
import { isCovered, reportLines, reportOf } from './fuzz/report.ts';
import { faultOf, shrunk } from './fuzz/shrink.ts';

const OPTIONS = {
  players: { type: 'string' },
  games: { type: 'string' },
  seconds: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Stands for no limit. */
const UNLIMITED = 1_000_000_000;
/** How long to try to make a failing game shorter. */
const SHRINK_TIMEOUT_MS = 30_000;
/** How many games to play with one number of players before the next number. */
const GAMES_PER_ROUND = 20;

/** Writes the record of a failing game, and of a shorter one that fails in the same way. @returns a Failure that names both files */
function reportBroken(broken: Broken, folder: string, name: string): Failure {
  const { options, choices } = broken;
  const record = (made: typeof choices) => newRecord(options, made.map(choiceToJson), null);
  const whole = writeRecord(folder, name, record(choices));
  const fault = faultOf(options, choices);
  const where = `${name} (${options.players} players) after ${choices.length} choices: ${broken.message}; its record: ${whole}`;
  if (fault === null) return new Failure(`game ${where}`);
  const short = shrunk(fault, SHRINK_TIMEOUT_MS);
  const file = writeRecord(folder, `${name}-short`, newRecord(short.options, short.choices.map(choiceToJson), null));
  return new Failure(`game ${where}; after ${short.choices.length} choices: ${file}`);
}

function runFuzz(args: readonly string[], io: Terminal): number {
  const { values } = parse(args, OPTIONS);
  const counts = playerCounts(values.players ?? `2..${MAX_SEATS}`, [2, MAX_SEATS]);
  const seed = seedFor(values.seed);
  const games = values.games === undefined ? UNLIMITED : wholeNumber(values.games, '--games', 1, UNLIMITED);
  const seconds = values.seconds === undefined ? UNLIMITED : wholeNumber(values.seconds, '--seconds', 1, UNLIMITED);
  const folder = values.out ?? join(tmpdir(), 'bb');
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / 1000;
  const explorers = counts.map((players) => new Explorer(players, seeded(`${seed}/${players}`)));
  let left: readonly Explorer[] = explorers;
  while (left.length > 0 && spent() < seconds) {
    for (const explorer of left)
      for (let i = 0; i < GAMES_PER_ROUND && explorer.games < games && spent() < seconds; i++)
        try {
          explorer.playGame();
        } catch (error) {
          throw error instanceof Broken ? reportBroken(error, folder, `${seed}-${explorer.players}-${explorer.games}`) : error;
        }
    left = left.filter((explorer) => explorer.games < games && !isCovered(reportOf(explorer)));
    const played = explorers.reduce((sum, explorer) => sum + explorer.games, 0);
    io.progress(`${played} games in ${Math.round(spent())} s; still at ${left.map(({ players }) => players).join(', ')} players`);
  }
  io.progress('');
  const reports = explorers.map(reportOf);
  if (values.json) for (const report of reports) io.out(JSON.stringify({ type: 'players', ...report }));
  else {
    for (const line of reportLines(reports)) io.out(line);
    io.out(`seed ${seed}; ${spent().toFixed(0)} s`);
  }
  return reports.every((report) => isCovered(report) && report.inexcusable.length === 0) ? 0 : 1;
}

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'play at random until everything has occurred, and check the rules',
  help: `bb fuzz [--players P] [--games N] [--seconds T] [--seed S] [--out DIR] [--json]

Plays random games that prefer what has rarely been done, with random optional rules, until every card, every use of a
card, every choice, ask, step, refusal and option has occurred with each number of players. On the way it checks that
positions are the same after saving and loading. If a game fails, its record is written, and that of a shorter game that
fails in the same way. Exits with 1 if a game fails, or if something has not occurred when the games or the time are used up.

  --players P    2 to ${MAX_SEATS}, or a range such as 2..${MAX_SEATS} (2..${MAX_SEATS})
  --games N      at most this many games with each number of players
  --seconds T    stop after this time
  --seed S       the same seed gives the same games (default: a new one, printed)
  --out DIR      the folder for records of failing games (default: the system's temporary folder)
  --json         a line of JSON for each number of players`,
  run: async (args, io) => runFuzz(args, io),
};
