/** An append to the choice log as SQLite statements. */
import type { Statement } from './sqlite-file.ts';
import type { LogAppend } from './write-batch.ts';

/** SQLite takes 32,766 parameters in a statement, and a row has 6. */
const MAX_ROWS_PER_STATEMENT = 2000;
const MOVE_HEAD = 'update tables set head = ?, changed_at = ?, wake_at = ? where id = ? and head = ? and version = ?';
const INSERT = 'insert into choices (table_id, seq, at, seat, key, body) values (?, ?, ?, ?, ?, ?)';
const AND_ROW = ', (?, ?, ?, ?, ?, ?)';

/** The first statement changes no row unless the table has `from` choices and this `version`. */
export function appendStatements({ table, from, version, at, choices, wakeAt }: LogAppend): readonly Statement[] {
  const statements: Statement[] = [{ sql: MOVE_HEAD, parameters: [from + choices.length, at, wakeAt, table, from, version] }];
  const rows = choices.map(({ seat, key, body }, i) => [table, from + i, at, seat, key, body]);
  for (let i = 0; i < rows.length; i += MAX_ROWS_PER_STATEMENT) {
    const some = rows.slice(i, i + MAX_ROWS_PER_STATEMENT);
    statements.push({ sql: INSERT + AND_ROW.repeat(some.length - 1), parameters: some.flat() });
  }
  return statements;
}
