/** The operations of `bb admin` on a server's database. */
export { BadConfig, readConfig } from '../config/config.ts';
export { withEnvFile } from '../config/env-file.ts';
export { setModerator } from '../moderation/moderators.ts';
export { type Database, DatabaseOpenError, openDatabase } from '../storage/database.ts';
export { databaseLocation } from '../storage/database-location.ts';
export { ban, unban } from './ban.ts';
export { AdminError, backup, type Counts, restore } from './dump.ts';
export { inspectTable, listTables, type TableReport, type TableSummary } from './inspect.ts';
export { moveDatabase } from './move-database.ts';
export { rewindTable } from './rewind-table.ts';
