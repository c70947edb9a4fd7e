/** `bb admin`: what who runs a server does with its database. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Counts, Database, Inspected, Listed } from '@bb/server/admin';
import type { Terminal } from './terminal.ts';
import { BadUsage, type Command, Failure, parse, wholeNumber } from './usage.ts';

/** Only here, so that no other command loads a server. */
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
interface Work {
  readonly words: readonly string[];
  readonly values: Options;
  readonly io: Terminal;
}

const STAGES = ['gathering', 'playing', 'over', 'aborted'];
const isPostgres = (place: string): boolean => /^postgres(ql)?:/.test(place);

/** As `npm start` has it. */
function environment(): NodeJS.ProcessEnv {
  const file = join(process.cwd(), 'blackbeard.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env;
}

/** Where `--database` says, else where the server would look. @throws BadConfig */
async function placeOf({ database }: Options): Promise<string> {
  const { databasePlace, readConfig } = await server();
  return database ?? databasePlace(readConfig(environment()));
}

/** A database that is there. @throws Failure */
async function within<T>(place: string, work: (base: Database) => Promise<T>): Promise<T> {
  const { openDatabase } = await server();
  if (!isPostgres(place) && !existsSync(place)) throw new Failure(`there is no database ${place}`);
  const base = await openDatabase(place);
  try {
    return await work(base);
  } finally {
    await base.close();
  }
}

/** So many words must stand behind the work. @throws BadUsage */
function expect(words: readonly string[], ...names: readonly string[]): void {
  const missing = names[words.length];
  if (missing !== undefined) throw new BadUsage(`${missing} is missing`);
  const extra = words[names.length];
  if (extra !== undefined) throw new BadUsage(`unexpected word: ${extra}`);
}

function tellCounts(counts: Counts, { values, io }: Work): void {
  if (values.json) io.out(JSON.stringify(counts));
  else for (const [table, count] of Object.entries(counts)) if (count > 0) io.out(`${String(count).padStart(10)}  ${table}`);
}

const tellListed = ({ id, stage, head, changedAt, name, rules, seats }: Listed): string =>
  `${id}  ${stage.padEnd(9)} ${String(head).padStart(5)}  ${changedAt.slice(0, 16)}  ${name === null ? '(can’t be read)' : `${name}: ${seats.join(', ')} (${rules})`}`;

function tellInspected({ health, hands, seats, ...facts }: Inspected): readonly string[] {
  const { choices, isWhole, fault, dice } = health;
  return [
    ...Object.entries(facts).map(([fact, value]) => `${fact.padEnd(12)}${typeof value === 'string' ? value : JSON.stringify(value)}`),
    ...seats.map(({ seat, kind, name, player }) => `seat ${String(seat).padEnd(7)}${kind} ${name}${player === null ? '' : ` (${player})`}`),
    `choices     ${choices}, ${isWhole ? 'none missing' : 'not as many as the table says'}`,
    `replay      ${fault ?? 'as the rules allow'}`,
    `dice        ${dice === null ? 'not checked' : `${dice.right} as the seed gives them, ${dice.wrong} not`}`,
    ...(hands ?? []).map((hand, seat) => `hand ${String(seat).padEnd(7)}${hand.join(', ')}`),
  ];
}

const isIll = ({ health: { isWhole, fault, dice } }: Inspected): boolean => !isWhole || fault !== null || (dice?.wrong ?? 0) > 0;

const WORKS: Readonly<Record<string, (work: Work) => Promise<void>>> = {
  async backup(work) {
    const [file = ''] = work.words;
    expect(work.words, 'FILE');
    const { backup } = await server();
    tellCounts(await within(await placeOf(work.values), (base) => backup(base, file)), work);
  },
  async restore(work) {
    const [file = ''] = work.words;
    expect(work.words, 'FILE');
    const { restore } = await server();
    tellCounts(await restore(await placeOf(work.values), file), work);
  },
  async move(work) {
    const [from = '', to = ''] = work.words;
    expect(work.words, 'FROM', 'TO');
    const { move } = await server();
    if (!isPostgres(from) && !existsSync(from)) throw new Failure(`there is no database ${from}`);
    tellCounts(await move(from, to), work);
  },
  async tables({ words, values, io }) {
    expect(words);
    const { stage = null } = values;
    if (stage !== null && !STAGES.includes(stage)) throw new BadUsage(`--stage must be one of ${STAGES.join(', ')}, not "${stage}"`);
    const { listTables } = await server();
    for (const table of await within(await placeOf(values), ({ db }) => listTables(db, stage)))
      io.out(values.json ? JSON.stringify(table) : tellListed(table));
  },
  async inspect({ words, values, io }) {
    const [id = ''] = words;
    expect(words, 'ID');
    const { inspectTable } = await server();
    const found = await within(await placeOf(values), ({ db }) => inspectTable(db, id, values.reveal === true));
    if (values.reveal) io.err('These are the hands of a game that others play: whoever plays in it should not have seen them.');
    if (values.json) io.out(JSON.stringify(found));
    else for (const line of tellInspected(found)) io.out(line);
    if (isIll(found)) throw new Failure('this table is not well');
  },
  async rewind({ words, values, io }) {
    const [id = '', seq = ''] = words;
    expect(words, 'ID', 'SEQ');
    const consenting = values['by-consent'];
    if (!consenting) throw new BadUsage('--by-consent NAME is missing, once for each person at the table');
    const to = wholeNumber(seq, 'SEQ', 0, 1_000_000);
    const { rewind } = await server();
    io.out(`taken back: ${await within(await placeOf(values), ({ db }) => rewind(db, id, to, consenting))} choices`);
  },
  async ban({ words, values, io }) {
    const [player = ''] = words;
    expect(words, 'PLAYER');
    const { reason = '', days } = values;
    if (reason === '') throw new BadUsage('--reason is missing: the player is told it');
    const term = days === undefined ? null : wholeNumber(days, '--days', 1, 3650);
    const { ban } = await server();
    io.out(`banned: ${await within(await placeOf(values), ({ db }) => ban(db, player, term, reason))}`);
  },
  async unban({ words, values, io }) {
    const [player = ''] = words;
    expect(words, 'PLAYER');
    const { unban } = await server();
    io.out(`not banned any more: ${await within(await placeOf(values), ({ db }) => unban(db, player))}`);
  },
  async moderator({ words, values, io }) {
    const [login = ''] = words;
    expect(words, 'LOGIN');
    const { setModerator } = await server();
    const isThere = await within(await placeOf(values), ({ db }) => setModerator(db, login, values.off !== true));
    if (!isThere) throw new Failure(`nobody has the login "${login}"`);
    io.out(`${values.off ? 'no moderator any more' : 'moderator'}: ${login}`);
  },
};

export const admin: Command = {
  name: 'admin',
  summary: 'look after a server: backups, tables, bans, moderators',
  help: `bb admin WORK .. [--database PLACE] [--json]

The database is where the server would look (DATABASE_URL, or the folder BB_DATA), or where --database says:
postgres://.., or the path of a SQLite file. docs/hosting.md says more.

  backup FILE       all that is stored as lines of JSON, while the server runs, too; it holds secrets
  restore FILE      what a backup holds, into an empty database, of either kind
  move FROM TO      from one database into an empty one, of either kind, compared row by row; the server must not run
  tables            one a line: [--stage ${STAGES.join(' | ')}]
  inspect ID        what everybody may know of a table, and whether it is well: its choices are all there, can be played,
                    and have the dice that its seed gives. Exits with 1 if not.
                    --reveal shows the hands as well: only where the players have asked for it
  rewind ID SEQ     back to choice number SEQ (as inspect counts them), which is made anew, with new dice after it:
                    --by-consent NAME, once for each person at the table
  ban PLAYER        a player, by id or login, may not come any more: --reason TEXT [--days N];
                    an id that begins with a dash stands last, behind --
  unban PLAYER
  moderator LOGIN   may keep order from now on: docs/moderation.md; no more with --off`,
  async run(args, io) {
    const { values, positionals } = parse(args, OPTIONS, Number.POSITIVE_INFINITY);
    const [word = '', ...words] = positionals;
    const work = WORKS[word];
    if (!work) throw new BadUsage(word === '' ? 'no work is given' : `there is no work "${word}"`);
    const { BadConfig, NoAdmin, NoDatabase } = await server();
    try {
      await work({ words, values, io });
    } catch (error) {
      const isExpected = [BadConfig, NoAdmin, NoDatabase].some((kind) => error instanceof kind) || isOfFiles(error);
      if (isExpected && error instanceof Error) throw new Failure(error.message);
      throw error;
    }
    return 0;
  },
};

/** A file that is there already, or isn't, or may not be read. */
const isOfFiles = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EEXIST', 'ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'].includes(String(error.code));
