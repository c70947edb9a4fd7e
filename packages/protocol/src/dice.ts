/**
 * Dice that nobody has to trust. Whoever throws them writes down a secret seed before the game and shows its hash; each throw follows
 * from the seed by the formula here; at the end the seed is shown, and anybody can throw every die again. docs/dice.md says it in words.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The formula of this file. Another one gets another number. */
export const DICE_FORMULA = 1;
/** Bytes of a seed. */
export const SEED_LENGTH = 32;
/** The longest that a player may add to the dice: UTF-16 code units. */
export const LONGEST_PINCH = 64;

/** What is known of a table's dice before its game: no throw can be worked out from it, and none can be changed. */
export interface DiceSeal {
  readonly formula: number;
  readonly table: string;
  /** SHA-256 of the seed, as 64 hexadecimal digits. */
  readonly commitment: string;
  /** What each seat added after it had seen the commitment; null: nothing. */
  readonly pinches: readonly (string | null)[];
}

/** What is shown when the game is over. */
export interface DiceProof extends DiceSeal {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  /** Where the game was taken back to, in the order in which that happened: how many choices were left each time. */
  readonly rewinds: readonly number[];
}

export const commitmentOf = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/** Two to the 48th: the first six bytes of a hash are a number below it. */
const RANGE = 2 ** 48;

/** How often the game had been taken back to before the choice number `sequence` (from 0) when that was made for good. */
export function generationOf(rewinds: readonly number[], sequence: number): number {
  return rewinds.findLastIndex((left) => left <= sequence) + 1;
}

/** Throws the dice of one table. */
export class Dice {
  readonly #hash: (text: string) => Uint8Array;
  readonly #table: string;

  /** `seed`: SEED_LENGTH bytes. */
  constructor(seed: Uint8Array, table: string, pinches: readonly (string | null)[]) {
    this.#hash = hashing(hmac(sha256, seed, utf8ToBytes(JSON.stringify(pinches))));
    this.#table = table;
  }

  /** From 0 to `count` - 1, each as likely as the next: for the choice number `sequence` (from 0) of the `generation`. */
  throw(sequence: number, generation: number, count: number): number {
    const limit = RANGE - (RANGE % count);
    for (let round = 0; ; round++) {
      const number = sixBytes(this.#hash(`${this.#table}/${generation}/${sequence}/${round}`));
      if (number < limit) return number % count;
    }
  }
}

/** HMAC by this key: what hangs on the key alone is worked out once. */
function hashing(key: Uint8Array): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, key);
  const work = keyed.clone();
  return (text) => keyed._cloneInto(work).update(utf8ToBytes(text)).digest();
}

function sixBytes(bytes: Uint8Array): number {
  let number = 0;
  for (let i = 0; i < 6; i++) number = number * 256 + (bytes[i] ?? 0);
  return number;
}

export const seedOf = (hex: string): Uint8Array => hexToBytes(hex);
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);
