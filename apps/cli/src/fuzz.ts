/** `bb fuzz`: plays at random until everything that can occur in a game has occurred. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Broken,
  brokenRecord,
  countsText,
  Explorer,
  Failure,
  type FuzzedGame,
  faultOf,
  isCovered,
  parse,
  playerCounts,
  reportLines,
  reportOf,
  seedFor,
  shrunk,
  type Terminal,
  wholeNumber,
  writeRecord,
} from '@bb/command';
import { type GameTypes, seeded } from '@bb/kernel';
import type { AnyGameCommand } from './any-game-command.ts';

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
/** How many games one explorer plays before the next. */
const GAMES_PER_ROUND = 20;

/** Writes the record of a failing game, and of a shorter one that fails in the same way. @returns a Failure that names both files */
function reportBroken<T extends GameTypes>(fuzzed: FuzzedGame<T>, { record, message }: Broken, folder: string, name: string): Failure {
  const { game } = fuzzed;
  const file = writeRecord(folder, name, record);
  const options = game.parseOptions(record.options);
  const where = `${name} (${options.players} players) after ${record.choices.length} choices: ${message}; its record: ${file}`;
  const fault = faultOf(
    fuzzed,
    options,
    record.choices.map((choice) => game.choices.fromJson(choice)),
  );
  if (fault === null) return new Failure(`game ${where}`);
  const short = shrunk(fuzzed, fault, SHRINK_TIMEOUT_MS);
  const choices = short.choices.map((choice) => game.choices.toJson(choice));
  const shortFile = writeRecord(folder, `${name}-short`, brokenRecord(game, short.options, choices));
  return new Failure(`game ${where}; after ${short.choices.length} choices: ${shortFile}`);
}

function runFuzz<T extends GameTypes>(fuzzed: FuzzedGame<T>, args: readonly string[], io: Terminal): number {
  const { values } = parse(args, OPTIONS);
  const counts = playerCounts(values.players ?? fuzzed.game.players.join('..'), fuzzed.game.players);
  const seed = seedFor(values.seed);
  const games = values.games === undefined ? UNLIMITED : wholeNumber(values.games, '--games', 1, UNLIMITED);
  const seconds = values.seconds === undefined ? UNLIMITED : wholeNumber(values.seconds, '--seconds', 1, UNLIMITED);
  const folder = values.out ?? join(tmpdir(), 'bb');
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / 1000;
  const explorers = (fuzzed.isPerCount ? counts.map((players) => [players]) : [counts]).map(
    (players) => new Explorer(fuzzed, players, seeded(`${seed}/${countsText(players)}`)),
  );
  let left = explorers;
  while (left.length > 0 && spent() < seconds) {
    for (const explorer of left)
      for (let i = 0; i < GAMES_PER_ROUND && explorer.games < games && spent() < seconds; i++)
        try {
          explorer.playGame();
        } catch (error) {
          if (!(error instanceof Broken)) throw error;
          throw reportBroken(fuzzed, error, folder, `${seed}-${countsText(explorer.players)}-${explorer.games}`);
        }
    left = left.filter((explorer) => explorer.games < games && !isCovered(reportOf(explorer)));
    const played = explorers.reduce((sum, explorer) => sum + explorer.games, 0);
    const missing = left.map((explorer) => `${reportOf(explorer).missing.length} (${countsText(explorer.players)} players)`);
    io.progress(`${played} games in ${Math.round(spent())} s; not yet: ${missing.join(', ')}`);
  }
  io.progress('');
  const reports = explorers.map(reportOf);
  if (values.json) for (const report of reports) io.out(JSON.stringify({ type: 'coverage', ...report }));
  else {
    for (const line of reportLines(reports)) io.out(line);
    io.out(`seed ${seed}; ${spent().toFixed(0)} s`);
  }
  return reports.every((report) => isCovered(report) && report.inexcusable.length === 0) ? 0 : 1;
}

export const fuzz: AnyGameCommand = {
  name: 'fuzz',
  summary: 'play at random until everything has occurred, and check the rules',
  isFor: ({ commands }) => commands.fuzzed !== undefined,
  help: ({ game: { players }, commands: { fuzzed } }) => `bb fuzz [--players P] [--games N] [--seconds T] [--seed S] [--out DIR] [--json]

Plays random games that prefer what has rarely been done, with random optional rules, until everything that can occur has
occurred${fuzzed?.isPerCount ? ' with each number of players' : ''}: choices, asks, steps, options, and what else the game lists, such as cards. On the way it checks
that positions are the same after saving and loading. If a game fails, its record is written, and that of a shorter game
that fails in the same way. Exits with 1 if a game fails, or if something has not occurred when the games or the time are used up.

  --players P    ${players[0]} to ${players[1]}, or a range such as ${players.join('..')} (${players.join('..')})
  --games N      at most this many games${fuzzed?.isPerCount ? ' with each number of players' : ''}
  --seconds T    stop after this time
  --seed S       the same seed gives the same games (default: a new one, printed)
  --out DIR      the folder for records of failing games (default: the system's temporary folder)
  --json         a line of JSON${fuzzed?.isPerCount ? ' for each number of players' : ''}`,
  run({ commands: { fuzzed } }, args, io) {
    if (!fuzzed) throw new RangeError('this game has nothing to fuzz');
    return runFuzz(fuzzed, args, io);
  },
};
