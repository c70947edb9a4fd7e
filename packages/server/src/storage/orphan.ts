/** What was to be written hangs on something that has been deleted in the same moment: a player, a table. */

const POSTGRES = '23503';
/** SQLITE_CONSTRAINT_FOREIGNKEY */
const SQLITE = 787;

export const isOrphan = (error: object): boolean =>
  ('errcode' in error && error.errcode === SQLITE) || ('code' in error && error.code === POSTGRES);
