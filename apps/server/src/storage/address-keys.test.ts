import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addressKey } from '../accounts/typed-text.ts';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { openDatabase } from './database.ts';

onEachDatabase('accounts of an earlier version', (kind) => {
  test('are found by their mail address in any spelling', async () => {
    const place = await TEST_DATABASES[kind]();
    const old = await openDatabase(place.url, '003-requests');
    const rows = { p1: 'Anne@Ship.Example', p2: 'anne@café.example', p3: null };
    for (const [player_id, email] of Object.entries(rows)) {
      await old.db.insertInto('players').values({ id: player_id, name: 'Anne', created_at: 1 }).execute();
      await sql`insert into accounts (player_id, login, login_key, email) values (${player_id}, ${player_id}, ${player_id}, ${email})`.execute(
        old.db,
      );
    }
    await old.close();
    const { db, close } = await openDatabase(place.url);
    const made = await db.selectFrom('accounts').select(['email', 'email_key']).orderBy('player_id').execute();
    expect(made).toEqual(Object.values(rows).map((email) => ({ email, email_key: email && addressKey(email) })));
    await close();
    await place.drop();
  });
});
