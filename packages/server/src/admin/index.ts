/** What `bb admin` does with a server's database. */
export { BadConfig, readConfig } from '../config.ts';
export { setModerator } from '../moderation/moderators.ts';
export { type Database, NoDatabase, openDatabase } from '../storage/database.ts';
export { databasePlace } from '../storage/place.ts';
export { ban, unban } from './ban.ts';
export { backup, type Counts, NoAdmin, restore } from './dump.ts';
export { type Inspected, inspectTable, type Listed, listTables } from './inspect.ts';
export { move } from './move.ts';
export { rewind } from './rewind.ts';
