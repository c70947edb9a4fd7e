/** The migrations of the database schema, by id, in order. A migration that has been released is never changed. */
import type { Migration } from 'kysely/migration';
import { ADDRESS_KEYS } from './address-keys.ts';
import { BEATS_TABLE } from './beats-table.ts';
import { GAME_COLUMN } from './game-column.ts';
import { INITIAL_SCHEMA } from './initial-schema.ts';
import { REQUESTS } from './request-schema.ts';
import { STAGE_NAMES } from './stage-names.ts';

/** The id of the first migration. */
export const INITIAL_MIGRATION = '001-initial';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [INITIAL_MIGRATION]: INITIAL_SCHEMA,
  '002-game': GAME_COLUMN,
  '003-requests': REQUESTS,
  '004-address-keys': ADDRESS_KEYS,
  '005-beats': BEATS_TABLE,
  '006-stage-names': STAGE_NAMES,
};
