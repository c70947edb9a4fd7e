/** Secrets that the server generates once, for all its nodes. */
import type { Db } from './schema.ts';

/** The first node to call this generates and stores the secret. */
export async function secretOf(db: Db, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}
