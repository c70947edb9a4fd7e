/** `bb fuzz`: plays at random until everything that can occur in a game has occurred. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, Failure, parse, seedFor, type Terminal, wholeNumber, writeRecord } from '@bb/command';
import { recordOf, seeded } from '@bb/kernel';
import { classic } from '../rules/index.ts';
import { exclusionFor, ITEMS } from './fuzz/coverage-items.ts';
import { Broken, Explorer } from './fuzz/explorer.ts';

const OPTIONS = {
  games: { type: 'string' },
  seconds: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Stands for no limit. */
const UNLIMITED = 1_000_000_000;
/** How many games to play between two reports of progress. */
const GAMES_PER_ROUND = 20;

/** @returns the items that have not occurred yet, and should */
export const missingIn = ({ seen }: Explorer): readonly string[] =>
  ITEMS.filter((item) => exclusionFor(item) === null && seen.get(item) === 0);
/** @returns the excluded items that have occurred: the list of exclusions is wrong */
export const inexcusableIn = ({ seen }: Explorer): readonly string[] =>
  ITEMS.filter((item) => exclusionFor(item) !== null && seen.get(item) !== 0);

/** Writes the record of a failing game. @returns a Failure that names the file */
function reportBroken({ options, choices, message }: Broken, folder: string, name: string): Failure {
  const made = choices.map((choice) => classic.choices.toJson(choice));
  const file = writeRecord(folder, name, { ...recordOf(classic, options, made, classic.newGame(options)), result: null });
  return new Failure(`game ${name} (${options.players} players) after ${choices.length} choices: ${message}; its record: ${file}`);
}

function runFuzz(args: readonly string[], io: Terminal): number {
  const { values } = parse(args, OPTIONS);
  const seed = seedFor(values.seed);
  const games = values.games === undefined ? UNLIMITED : wholeNumber(values.games, '--games', 1, UNLIMITED);
  const seconds = values.seconds === undefined ? UNLIMITED : wholeNumber(values.seconds, '--seconds', 1, UNLIMITED);
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / 1000;
  const explorer = new Explorer(seeded(seed));
  let missing = missingIn(explorer);
  while (missing.length > 0 && explorer.games < games && spent() < seconds) {
    for (let i = 0; i < GAMES_PER_ROUND && explorer.games < games && spent() < seconds; i++)
      try {
        explorer.playGame();
      } catch (error) {
        throw error instanceof Broken ? reportBroken(error, values.out ?? join(tmpdir(), 'bb'), `${seed}-${explorer.games}`) : error;
      }
    missing = missingIn(explorer);
    io.progress(`${explorer.games} games in ${Math.round(spent())} s; ${missing.length} of ${ITEMS.length} not yet`);
  }
  io.progress('');
  const inexcusable = inexcusableIn(explorer);
  const report = { games: explorer.games, decisions: explorer.decisions, items: ITEMS.length, missing, inexcusable };
  if (values.json) io.out(JSON.stringify({ type: 'coverage', ...report }));
  else {
    io.out(
      `${report.games} games, ${report.decisions} decisions: ${ITEMS.length - missing.length} of ${ITEMS.length} have occurred or can't`,
    );
    if (missing.length > 0) io.out(`not yet: ${missing.join(', ')}`);
    if (inexcusable.length > 0) io.out(`excluded, but occurred: ${inexcusable.join(', ')}`);
    io.out(`seed ${seed}; ${spent().toFixed(0)} s`);
  }
  return missing.length + inexcusable.length === 0 ? 0 : 1;
}

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'play at random until everything has occurred, and check the rules',
  help: `bb fuzz [--games N] [--seconds T] [--seed S] [--out DIR] [--json]

Plays random games of any number of players that prefer what has rarely been done, with random optional rules, until every
event, field of the action cards, choice, ask, step and option has occurred. On the way it checks that positions are the same
after saving and loading. If a game fails, its record is written. Exits with 1 if a game fails, or if something has not occurred
when the games or the time are used up.

  --games N      at most this many games
  --seconds T    stop after this time
  --seed S       the same seed gives the same games (default: a new one, printed)
  --out DIR      the folder for records of failing games (default: the system's temporary folder)
  --json         a line of JSON`,
  run: async (args, io) => runFuzz(args, io),
};
