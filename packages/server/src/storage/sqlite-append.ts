/** An append in statements of SQLite. */
import type { Statement } from './sqlite-file.ts';
import type { Entry } from './together.ts';

/** Rows of one statement: SQLite takes 32,766 parameters. */
const ROWS = 2000;
const MOVE = 'update tables set head = ?, changed_at = ?, wake_at = ? where id = ? and head = ? and version = ?';
const INSERT = 'insert into choices (table_id, seq, at, seat, key, body) values (?, ?, ?, ?, ?, ?)';
const AND_ROW = ', (?, ?, ?, ?, ?, ?)';

/** The first finds nothing to change where the table is not as the entry has it. */
export function appendStatements({ table, from, version, at, choices, wakeAt }: Entry): readonly Statement[] {
  const statements: Statement[] = [{ sql: MOVE, parameters: [from + choices.length, at, wakeAt, table, from, version] }];
  const rows = choices.map(({ seat, key, body }, i) => [table, from + i, at, seat, key, body]);
  for (let i = 0; i < rows.length; i += ROWS) {
    const some = rows.slice(i, i + ROWS);
    statements.push({ sql: INSERT + AND_ROW.repeat(some.length - 1), parameters: some.flat() });
  }
  return statements;
}
