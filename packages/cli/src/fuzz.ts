/** `bb fuzz`: random games until everything that can occur in a game has occurred. */
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@bb/bots';
import { choiceToJson, MAX_SEATS, newRecord } from '@bb/engine';
import { Broken, Explorer } from './fuzz/explorer.ts';
import { isCovered, reportLines, reportOf } from './fuzz/report.ts';
import { faultOf, shrunk } from './fuzz/shrink.ts';
import type { Terminal } from './terminal.ts';
import { type Command, Failure, parse, playerCounts, wholeNumber } from './usage.ts';
import { writeRecord } from './write-record.ts';

const OPTIONS = {
  players: { type: 'string' },
  games: { type: 'string' },
  seconds: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const MOST_SEED = 2 ** 32;
const MANY = 1_000_000_000;
/** Milliseconds to make a failing game shorter. */
const SHRINKING = 30_000;
/** Games of one player count before the next count has its turn. */
const ROUND = 20;

/** @throws Failure that says where the game lies, as it was and as short as it could be made. */
function tell(broken: Broken, folder: string, name: string): Failure {
  const { options, choices } = broken;
  const record = (made: typeof choices) => newRecord(options, made.map(choiceToJson), null);
  const whole = writeRecord(folder, name, record(choices));
  const fault = faultOf(options, choices);
  const where = `${name} (${options.players} players) after ${choices.length} choices: ${broken.message}; its record: ${whole}`;
  if (fault === null) return new Failure(`game ${where}`);
  const short = shrunk(fault, SHRINKING);
  const file = writeRecord(folder, `${name}-short`, { ...record(short.choices), options: short.options });
  return new Failure(`game ${where}; after ${short.choices.length} choices: ${file}`);
}

function runFuzz(args: readonly string[], io: Terminal): number {
  const { values } = parse(args, OPTIONS);
  const counts = playerCounts(values.players ?? `2..${MAX_SEATS}`);
  const seed = values.seed ?? String(randomInt(MOST_SEED));
  const games = values.games === undefined ? MANY : wholeNumber(values.games, '--games', 1, MANY);
  const seconds = values.seconds === undefined ? MANY : wholeNumber(values.seconds, '--seconds', 1, MANY);
  const folder = values.out ?? join(tmpdir(), 'bb');
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / 1000;
  const explorers = counts.map((players) => new Explorer(players, seeded(`${seed}/${players}`)));
  let left: readonly Explorer[] = explorers;
  while (left.length > 0 && spent() < seconds) {
    for (const explorer of left)
      for (let i = 0; i < ROUND && explorer.games < games && spent() < seconds; i++)
        try {
          explorer.playGame();
        } catch (error) {
          throw error instanceof Broken ? tell(error, folder, `${seed}-${explorer.players}-${explorer.games}`) : error;
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
  summary: 'play at random until everything has occurred',
  help: `bb fuzz [--players P] [--games N] [--seconds T] [--seed S] [--out DIR] [--json]

Plays games that prefer what has seldom been done, with optional rules drawn for each, until every card, every use of
a card, every choice, ask, step, refusal and option has occurred with each number of players. Positions on the way must
come back the same from a save. A game that goes wrong is written as a record, and again as short as it can be made.
Exits with 1 if one does, or if something has not occurred in the games or the time that are given.

  --players P    2 to ${MAX_SEATS}, or a range as 2..${MAX_SEATS} (2..${MAX_SEATS})
  --games N      at most so many games of each number of players
  --seconds T    at most so long
  --seed S       the same seed gives the same games (a new one each time, printed)
  --out DIR      where records go (the system's folder for what is temporary)
  --json         a line of JSON for each number of players`,
  run: async (args, io) => runFuzz(args, io),
};
