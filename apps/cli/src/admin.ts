/** `bb admin`: an operator's tasks on a server's database. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadUsage, type Command, Failure, parse, type Terminal, wholeNumber } from '@bb/command';
import type { Counts, Database, TableReport, TableSummary } from '@bb/server/admin';

/** Imported when needed, so that no other command loads the server. */
const server = () => import('@bb/server/admin');

const OPTIONS = {
  database: { type: 'string' },
  json: { type: 'boolean' },
  stage: { type: 'string' },
  reveal: { type: 'boolean' },
  reason: { type: 'string' },
  days: { type: 'string' },
  'by-consent': { type: 'string', multiple: true },
  off: { type: 'boolean' },
} as const;
interface Options {
  readonly database?: string | undefined;
  readonly json?: boolean | undefined;
  readonly stage?: string | undefined;
  readonly reveal?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly days?: string | undefined;
  readonly 'by-consent'?: readonly string[] | undefined;
  readonly off?: boolean | undefined;
}
interface TaskInput {
  readonly words: readonly string[];
  readonly values: Options;
  readonly io: Terminal;
}

const STAGES = ['waiting', 'inProgress', 'finished', 'aborted'];
const isPostgres = (place: string): boolean => /^postgres(ql)?:/.test(place);

/** The same environment as `npm start` reads: blackbeard.env, then the process's own variables. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const { withEnvFile } = await server();
  return withEnvFile(join(process.cwd(), 'blackbeard.env'), process.env);
}

/** The database that `--database` names, or else the server's own. @throws BadConfig */
async function placeOf({ database }: Options): Promise<string> {
  const { databaseLocation, readConfig } = await server();
  return database ?? databaseLocation(readConfig(await environment()));
}

/** Runs `work` on a database that exists, and closes it again. @throws Failure if it does not exist */
async function withDatabase<T>(place: string, work: (base: Database) => Promise<T>): Promise<T> {
  const { openDatabase } = await server();
  if (!isPostgres(place) && !existsSync(place)) throw new Failure(`there is no database ${place}`);
  const base = await openDatabase(place);
  try {
    return await work(base);
  } finally {
    await base.close();
  }
}

/** Checks that exactly these words follow the task's name. @throws BadUsage */
function expectWords(words: readonly string[], ...names: readonly string[]): void {
  const missing = names[words.length];
  if (missing !== undefined) throw new BadUsage(`${missing} is missing`);
  const extra = words[names.length];
  if (extra !== undefined) throw new BadUsage(`unexpected word: ${extra}`);
}

function printCounts(counts: Counts, { values, io }: TaskInput): void {
  if (values.json) io.out(JSON.stringify(counts));
  else for (const [table, count] of Object.entries(counts)) if (count > 0) io.out(`${String(count).padStart(10)}  ${table}`);
}

const listedLine = ({ id, stage, head, changedAt, name, game, rules, seats }: TableSummary): string =>
  `${id}  ${stage.padEnd(10)} ${String(head).padStart(5)}  ${changedAt.slice(0, 16)}  ${name === null ? '(unreadable)' : `${name}: ${seats.join(', ')} (${game} ${rules})`}`;

function inspectedLines({ health, hands, seats, ...facts }: TableReport): readonly string[] {
  const { choices, isWhole, fault, dice } = health;
  return [
    ...Object.entries(facts).map(([fact, value]) => `${fact.padEnd(12)}${typeof value === 'string' ? value : JSON.stringify(value)}`),
    ...seats.map(({ seat, kind, name, player }) => `seat ${String(seat).padEnd(7)}${kind} ${name}${player === null ? '' : ` (${player})`}`),
    `choices     ${choices}, ${isWhole ? 'none missing' : 'not as many as the table record says'}`,
    `replay      ${fault ?? 'all choices are legal'}`,
    `dice        ${dice === null ? 'not checked' : `${dice.right} match the seed, ${dice.wrong} don’t`}`,
    ...(hands ?? []).map((hand, seat) => `hand ${String(seat).padEnd(7)}${hand.join(', ')}`),
  ];
}

const hasFault = ({ health: { isWhole, fault, dice } }: TableReport): boolean => !isWhole || fault !== null || (dice?.wrong ?? 0) > 0;

const TASKS: Readonly<Record<string, (work: TaskInput) => Promise<void>>> = {
  async backup(work) {
    const [file = ''] = work.words;
    expectWords(work.words, 'FILE');
    const { backup } = await server();
    printCounts(await withDatabase(await placeOf(work.values), (base) => backup(base, file)), work);
  },
  async restore(work) {
    const [file = ''] = work.words;
    expectWords(work.words, 'FILE');
    const { restore } = await server();
    printCounts(await restore(await placeOf(work.values), file), work);
  },
  async move(work) {
    const [from = '', to = ''] = work.words;
    expectWords(work.words, 'FROM', 'TO');
    const { moveDatabase } = await server();
    if (!isPostgres(from) && !existsSync(from)) throw new Failure(`there is no database ${from}`);
    printCounts(await moveDatabase(from, to), work);
  },
  async tables({ words, values, io }) {
    expectWords(words);
    const { stage = null } = values;
    if (stage !== null && !STAGES.includes(stage)) throw new BadUsage(`--stage must be one of ${STAGES.join(', ')}, not "${stage}"`);
    const { listTables } = await server();
    for (const table of await withDatabase(await placeOf(values), ({ db }) => listTables(db, stage)))
      io.out(values.json ? JSON.stringify(table) : listedLine(table));
  },
  async inspect({ words, values, io }) {
    const [id = ''] = words;
    expectWords(words, 'ID');
    const { inspectTable } = await server();
    const found = await withDatabase(await placeOf(values), ({ db }) => inspectTable(db, id, values.reveal === true));
    if (values.reveal) io.err('These are hidden cards of a game in progress: nobody who plays in it should see them.');
    if (values.json) io.out(JSON.stringify(found));
    else for (const line of inspectedLines(found)) io.out(line);
    if (hasFault(found)) throw new Failure('this table has a fault: see above');
  },
  async rewind({ words, values, io }) {
    const [id = '', seq = ''] = words;
    expectWords(words, 'ID', 'SEQ');
    const consenting = values['by-consent'];
    if (!consenting) throw new BadUsage('--by-consent NAME is missing: give it once for each person at the table');
    const to = wholeNumber(seq, 'SEQ', 0, 1_000_000);
    const { rewindTable } = await server();
    io.out(`rewound: ${await withDatabase(await placeOf(values), ({ db }) => rewindTable(db, id, to, consenting))} choices`);
  },
  async ban({ words, values, io }) {
    const [player = ''] = words;
    expectWords(words, 'PLAYER');
    const { reason = '', days } = values;
    if (reason === '') throw new BadUsage('--reason is missing: the player will see it');
    const term = days === undefined ? null : wholeNumber(days, '--days', 1, 3650);
    const { ban } = await server();
    io.out(`banned: ${await withDatabase(await placeOf(values), ({ db }) => ban(db, player, term, reason))}`);
  },
  async unban({ words, values, io }) {
    const [player = ''] = words;
    expectWords(words, 'PLAYER');
    const { unban } = await server();
    io.out(`unbanned: ${await withDatabase(await placeOf(values), ({ db }) => unban(db, player))}`);
  },
  async moderator({ words, values, io }) {
    const [username = ''] = words;
    expectWords(words, 'USERNAME');
    const { setModerator } = await server();
    const isThere = await withDatabase(await placeOf(values), ({ db }) => setModerator(db, username, values.off !== true));
    if (!isThere) throw new Failure(`nobody has the username "${username}"`);
    io.out(`${values.off ? 'no longer a moderator' : 'moderator'}: ${username}`);
  },
};

export const admin: Command = {
  name: 'admin',
  summary: 'administer a server: backups, tables, bans, moderators',
  help: `bb admin TASK .. [--database PLACE] [--json]

Works on the server's own database (DATABASE_URL, or the folder BB_DATA), or on the one that --database names:
postgres://.., or the path of a SQLite file. See docs/hosting.md.

  backup FILE       write everything stored to FILE, as lines of JSON; the server may run. The file contains secrets
  restore FILE      read a backup into an empty database, SQLite or PostgreSQL
  move FROM TO      copy a database into an empty one, SQLite or PostgreSQL, and compare row by row; stop the server first
  tables            list the tables, one a line: [--stage ${STAGES.join(' | ')}]
  inspect ID        show the public facts of a table, and check it: no choice is missing, all choices are legal, and the dice
                    match the seed. Exits with 1 if not.
                    --reveal shows the hands too: only if the players have asked for it
  rewind ID SEQ     rewind the game to choice number SEQ (as inspect counts them); it is chosen again, with new dice after it:
                    --by-consent NAME, once for each person at the table
  ban PLAYER        ban a player, given by id or username: --reason TEXT [--days N];
                    put an id that begins with a dash last, after --
  unban PLAYER      lift a ban
  moderator USERNAME
                    make a player a moderator, or no longer with --off: docs/moderation.md`,
  async run(args, io) {
    const { values, positionals } = parse(args, OPTIONS, Number.POSITIVE_INFINITY);
    const [word = '', ...words] = positionals;
    const work = TASKS[word];
    if (!work) throw new BadUsage(word === '' ? 'no task is given' : `there is no task "${word}"`);
    const { BadConfig, AdminError, DatabaseOpenError } = await server();
    try {
      await work({ words, values, io });
    } catch (error) {
      const isExpected = [BadConfig, AdminError, DatabaseOpenError].some((kind) => error instanceof kind) || isFileError(error);
      if (isExpected && error instanceof Error) throw new Failure(error.message);
      throw error;
    }
    return 0;
  },
};

/** Is this an expected error of the file system, such as a missing file? */
const isFileError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EEXIST', 'ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'].includes(String(error.code));
