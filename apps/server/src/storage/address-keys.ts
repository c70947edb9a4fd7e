/** Migration 004: accounts are looked up by their mail address in one form. */
import { domainToASCII } from 'node:url';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Accounts {
  accounts: { player_id: string; email: string | null; email_key: string | null };
}

/** As `addressKey` made it when this migration was written. */
function keyOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(domain) || domain}`;
}

export const ADDRESS_KEYS: Migration = {
  async up(db: Kysely<Accounts>) {
    await db.schema.alterTable('accounts').addColumn('email_key', 'text').execute();
    await db.schema.createIndex('accounts_by_email').on('accounts').column('email_key').execute();
    const rows = await db.selectFrom('accounts').select(['player_id', 'email']).where('email', 'is not', null).execute();
    for (const { player_id, email } of rows)
      await db
        .updateTable('accounts')
        .set({ email_key: keyOf(email ?? '') })
        .where('player_id', '=', player_id)
        .execute();
  },
};
