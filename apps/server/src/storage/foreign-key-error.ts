/** Foreign key errors: a row refers to a player or a table that has been deleted at the same moment. */

const POSTGRES = '23503';
/** SQLITE_CONSTRAINT_FOREIGNKEY */
const SQLITE = 787;

export const isForeignKeyError = (error: object): boolean =>
  ('errcode' in error && error.errcode === SQLITE) || ('code' in error && error.code === POSTGRES);
