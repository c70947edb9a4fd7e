/** All that a database holds as lines of JSON, which either kind of database can be made of again. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { type Database, openDatabase } from '../storage/database.ts';
import { MIGRATIONS } from '../storage/migrations.ts';
import { countOf, formOf, stepOf } from './form.ts';
import { type Digest, type Row, readAll, type Value, Writer } from './rows.ts';

export const DUMP_FORMAT = 1;
/** It holds seeds of dice and hashes of passwords: nobody else is to read it. */
const MODE = 0o600;

/** What can't be done, and why, for who runs the server. */
export class NoAdmin extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoAdmin';
  }
}

/** By table: how many rows. */
export type Counts = Readonly<Record<string, number>>;
const countsOf = (digests: ReadonlyMap<string, Digest>): Counts =>
  Object.fromEntries([...digests].map(([table, { count }]) => [table, count]));

/** While the server runs, too. `file` must not be there yet. */
export async function backup(base: Database, file: string, at = Date.now()): Promise<Counts> {
  const out = await open(file, 'wx', MODE);
  try {
    const hash = createHash('sha256');
    const say = async (json: object): Promise<void> => {
      const line = `${JSON.stringify(json)}\n`;
      hash.update(line);
      await out.appendFile(line);
    };
    await say({ blackbeard: 'dump', format: DUMP_FORMAT, step: await stepOf(base), at: new Date(at).toISOString() });
    const counts = countsOf(await readAll(base, ({ table, values }) => say({ table, values })));
    await say({ end: counts, sha256: hash.copy().digest('hex') });
    await out.sync();
    return counts;
  } catch (error) {
    await unlink(file);
    throw error;
  } finally {
    await out.close();
  }
}

interface Header {
  readonly step: string;
}

function headerOf(file: string, line: string | undefined): Header {
  const json = parsed(file, 1, line ?? '');
  if (json.blackbeard !== 'dump') throw new NoAdmin(`${file} is no backup of this server.`);
  if (json.format !== DUMP_FORMAT) throw new NoAdmin(`${file} has format ${String(json.format)}; this server reads ${DUMP_FORMAT}.`);
  if (typeof json.step !== 'string' || !(json.step in MIGRATIONS))
    throw new NoAdmin(`${file} is of a newer server (${String(json.step)}).`);
  return { step: json.step };
}

function parsed(file: string, number: number, line: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(line);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json };
  } catch {
    // Said below.
  }
  throw new NoAdmin(`${file}, line ${number}: is no object in JSON.`);
}

const isValue = (value: unknown): value is Value => value === null || typeof value === 'string' || typeof value === 'number';
const isValues = (json: unknown): json is Row['values'] => typeof json === 'object' && json !== null && Object.values(json).every(isValue);

/** Opens a database with nothing in it, in the form of this step. @throws NoAdmin */
export async function openEmpty(url: string, step: string): Promise<Database> {
  const found = await openDatabase(url, null);
  try {
    const has = await stepOf(found);
    if (has !== null && has !== step) throw new NoAdmin('The database to be filled is not new, and of another form.');
    for (const { name } of await formOf(found))
      if ((await countOf(found.db, name)) > 0) throw new NoAdmin(`The database to be filled is not empty: there is something in ${name}.`);
  } finally {
    await found.close();
  }
  return openDatabase(url, step);
}

/** U+2028 and U+2029 end lines too where others read; here they stand in what people have written. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Into an empty database only; all of it, or nothing. Yields what was in the file, in today's form when it is opened next. @throws NoAdmin */
export async function restore(url: string, file: string): Promise<Counts> {
  const lines = linesOf(file);
  const hash = createHash('sha256');
  const { value: first } = await lines.next().catch(() => ({ value: undefined }));
  const { step } = headerOf(file, first);
  hash.update(`${first}\n`);
  const base = await openEmpty(url, step);
  try {
    const counts = await base.db.transaction().execute(async (tx) => {
      const writer = new Writer(tx);
      const written = new Map((await formOf({ db: tx, kind: base.kind })).map(({ name }) => [name, 0]));
      for (let number = 2; ; number++) {
        const { value: line, done } = await lines.next();
        if (done) throw new NoAdmin(`${file} breaks off after line ${number - 1}.`);
        const { table, values, end, sha256 } = parsed(file, number, line);
        if (end !== undefined) {
          if (sha256 !== hash.digest('hex')) throw new NoAdmin(`${file} has been changed: its hash is another.`);
          await writer.flush();
          return Object.fromEntries(written);
        }
        hash.update(`${line}\n`);
        if (typeof table !== 'string' || !written.has(table) || !isValues(values)) throw new NoAdmin(`${file}, line ${number}: is no row.`);
        await writer.add({ table, values });
        written.set(table, (written.get(table) ?? 0) + 1);
      }
    });
    return counts;
  } finally {
    await lines.return(undefined);
    await base.close();
  }
}
