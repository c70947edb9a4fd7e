/** Hashes and verifies passwords with argon2id. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The minimum of OWASP's Password Storage Cheat Sheet: 19 MiB (`memoryCost` is in KiB), two passes, one lane. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Different encodings of the same characters give the same password. */
const normalized = (password: string): string => password.normalize('NFKC');
/** Verified if there is no stored hash, so that the time does not tell whether there is one. */
const dummyHash = hash(randomBytes(32), ARGON2_COST);

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), ARGON2_COST);

/**
 * Takes as long without a stored hash as with one.
 * @param stored  the hash of `hashPassword`; null if there is none
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await dummyHash), normalized(password));
  return isRight && stored !== null;
}
