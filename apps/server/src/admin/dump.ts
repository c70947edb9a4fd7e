/** Backups: all rows of a database as lines of JSON, which can be restored to SQLite or PostgreSQL. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { type Database, openDatabase } from '../storage/database.ts';
import { MIGRATIONS } from '../storage/migrations.ts';
import { type Digest, type Row, RowWriter, readAllRows, type Value } from './database-rows.ts';
import { countRows, lastMigration, tableLayouts } from './database-tables.ts';

const DUMP_FORMAT = 1;
/** Only its owner may read a backup: it holds dice seeds and password hashes. */
const FILE_MODE = 0o600;

/** An error of `bb admin` that the operator can do something about. The message is for them. */
export class AdminError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AdminError';
  }
}

/** The number of rows of each table. */
export type Counts = Readonly<Record<string, number>>;
const countsOf = (digests: ReadonlyMap<string, Digest>): Counts =>
  Object.fromEntries([...digests].map(([table, { count }]) => [table, count]));

/**
 * Writes a backup. The server may run.
 * @param file  must not exist yet
 */
export async function backup(base: Database, file: string, at = Date.now()): Promise<Counts> {
  const out = await open(file, 'wx', FILE_MODE);
  try {
    const hash = createHash('sha256');
    const writeLine = async (json: object): Promise<void> => {
      const line = `${JSON.stringify(json)}\n`;
      hash.update(line);
      await out.appendFile(line);
    };
    await writeLine({ blackbeard: 'dump', format: DUMP_FORMAT, step: await lastMigration(base), at: new Date(at).toISOString() });
    const counts = countsOf(await readAllRows(base, ({ table, values }) => writeLine({ table, values })));
    await writeLine({ end: counts, sha256: hash.copy().digest('hex') });
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
  if (json.blackbeard !== 'dump') throw new AdminError(`${file} is not a Blackbeard backup.`);
  if (json.format !== DUMP_FORMAT)
    throw new AdminError(
      `${file} has format ${String(json.format)}; this server reads ${DUMP_FORMAT}. Restore it with the version that wrote it.`,
    );
  if (typeof json.step !== 'string' || !(json.step in MIGRATIONS))
    throw new AdminError(
      `${file} is from a newer server, or from one before 1.0.0-beta.1 (${String(json.step)}). Restore it with the version that wrote it.`,
    );
  return { step: json.step };
}

function parsed(file: string, number: number, line: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(line);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json };
  } catch {
    // Reported below.
  }
  throw new AdminError(`${file}, line ${number}: not a JSON object. Use another backup.`);
}

const isValue = (value: unknown): value is Value => value === null || typeof value === 'string' || typeof value === 'number';
const isValues = (json: unknown): json is Row['values'] => typeof json === 'object' && json !== null && Object.values(json).every(isValue);

/**
 * Opens an empty database, and migrates it to `migration`.
 * @throws AdminError if it is not empty, or has other migrations
 */
export async function openEmpty(url: string, migration: string): Promise<Database> {
  const found = await openDatabase(url, null);
  try {
    const last = await lastMigration(found);
    if (last !== null && last !== migration)
      throw new AdminError(`The target database has the migration ${last}, not ${migration}. Use a new database.`);
    for (const { name } of await tableLayouts(found))
      if ((await countRows(found.db, name)) > 0)
        throw new AdminError(`The target database is not empty: ${name} has rows. Use a new database.`);
  } finally {
    await found.close();
  }
  return openDatabase(url, migration);
}

/** Splits at newlines only. `readline` also splits at U+2028 and U+2029, which may be in players' texts. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Restores a backup into an empty database, entirely or not at all. The next `openDatabase` runs the migrations that came after it.
 * @returns the number of rows of each table
 * @throws AdminError if the database is not empty, or the file is no complete backup that this server can read
 */
export async function restore(url: string, file: string): Promise<Counts> {
  const lines = linesOf(file);
  const hash = createHash('sha256');
  const { value: first } = await lines.next().catch(() => ({ value: undefined }));
  const { step } = headerOf(file, first);
  hash.update(`${first}\n`);
  const base = await openEmpty(url, step);
  try {
    const counts = await base.db.transaction().execute(async (tx) => {
      const writer = new RowWriter(tx);
      const written = new Map((await tableLayouts({ db: tx, kind: base.kind })).map(({ name }) => [name, 0]));
      for (let number = 2; ; number++) {
        const { value: line, done } = await lines.next();
        if (done) throw new AdminError(`${file} is incomplete: it ends after line ${number - 1}. Use another backup.`);
        const { table, values, end, sha256 } = parsed(file, number, line);
        if (end !== undefined) {
          if (sha256 !== hash.digest('hex'))
            throw new AdminError(`${file} is damaged or was changed: its hash does not match. Use another backup.`);
          await writer.flush();
          return Object.fromEntries(written);
        }
        hash.update(`${line}\n`);
        if (typeof table !== 'string' || !written.has(table) || !isValues(values))
          throw new AdminError(`${file}, line ${number}: not a row of a table of this server. Use another backup.`);
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
