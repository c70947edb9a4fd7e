/** What the server makes up once, for all its nodes and for good. */
import type { Db } from '../../storage/schema.ts';

/** Whichever node comes first makes it up. */
export async function secretOf(db: Db, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}
