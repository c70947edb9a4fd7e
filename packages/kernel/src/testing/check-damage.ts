import { BadInput } from '../bad-input.ts';
import { isRecord } from '../json.ts';
import { pick } from '../pick.ts';
import { seeded } from '../seeded.ts';
import { corrupt } from './corrupt-json.ts';

const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

/**
 * Damages a record or a what-if `times` times, every other time by a single character of its text. Each one must be refused as bad input that
 * names a place, or replay to its end.
 *
 * @returns how many were refused
 * @throws Error that says what was damaged, if it fails in another way
 */
export function checkDamage(whole: object, replay: (json: unknown) => unknown, times: number, seed: number): number {
  const random = seeded(seed);
  const text = JSON.stringify(whole);
  const fields = Object.keys(whole);
  let refused = 0;
  for (let n = 0; n < times; n++) {
    const at = Math.floor(random() * text.length);
    const json = parsed(n % 2 === 0 ? text : `${text.slice(0, at)}${pick(PRINTABLE, random)}${text.slice(at + 1)}`);
    const how = n % 2 === 0 ? corrupt(json, random, pick(fields, random)) : `a character at ${at}`;
    if (json === undefined) continue;
    try {
      replay(json);
    } catch (error) {
      if (!(error instanceof BadInput && error.path !== ''))
        throw new Error(`seed ${seed}, after ${how}: ${String(error)}`, { cause: error });
      refused++;
    }
  }
  return refused;
}

function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
