/** Passwords, as argon2id. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** What OWASP's cheat sheet of password storage asks for: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What can be typed in more than one way is the same. */
const composed = (password: string): string => password.normalize('NFKC');
/** Nobody's: what has no password takes as long as what has one. */
const unknown = hash(randomBytes(32), COST);

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COST);

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await unknown), composed(password));
  return isRight && stored !== null;
}
