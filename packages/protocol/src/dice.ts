/**
 * Provably fair dice. Before the game the server draws a secret seed and publishes its hash, the commitment. Each throw follows from the
 * seed by the formula here. At the end the seed is revealed, and anybody can throw every die again. docs/dice.md explains the formula.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The version of the formula in this file. Any change to the formula needs a new number. */
export const DICE_FORMULA = 1;

export const SEED_BYTES = 32;
/** The maximum length of a client seed in UTF-16 code units. */
export const MAX_CLIENT_SEED_LENGTH = 64;

/** The public facts of a table's dice before its game. They reveal no throw, and let none be changed later. */
export interface DiceCommitment {
  /** The version of the formula: `DICE_FORMULA`. */
  readonly formula: number;
  /** The table's id. */
  readonly table: string;
  /** SHA-256 of the seed, as 64 hexadecimal digits. */
  readonly commitment: string;
  /** By seat: the client seed added after the player had seen the commitment; null if they added none. */
  readonly clientSeeds: readonly (string | null)[];
}

/** The public facts of a table's dice once the game is over. */
export interface DiceProof extends DiceCommitment {
  /** The dice seed, as 64 hexadecimal digits. */
  readonly seed: string;
  /** For each rewind, in order: the number of choices that it kept. */
  readonly rewinds: readonly number[];
}

/** @returns SHA-256 of the seed, as 64 hexadecimal digits */
export const commitmentOf = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/** Six bytes hold numbers below this. */
const RANGE_OF_6_BYTES = 2 ** 48;

/**
 * @param rewinds  for each rewind, in order: the number of choices that it kept
 * @returns the number of rewinds before the choice with index `sequence` was made for the last time
 */
export function generationOf(rewinds: readonly number[], sequence: number): number {
  return rewinds.findLastIndex((kept) => kept <= sequence) + 1;
}

/** Throws the dice of one table. */
export class Dice {
  readonly #hash: (text: string) => Uint8Array;
  readonly #table: string;

  /**
   * @param seed     `SEED_BYTES` bytes
   * @param table    the table's id
   * @param clientSeeds  the client seeds, as in `DiceCommitment`
   */
  constructor(seed: Uint8Array, table: string, clientSeeds: readonly (string | null)[]) {
    this.#hash = hmacWithKey(hmac(sha256, seed, utf8ToBytes(JSON.stringify(clientSeeds))));
    this.#table = table;
  }

  /** @returns a number from 0 to `count` - 1, all equally likely, for the choice with index `sequence` after `generation` rewinds */
  throw(sequence: number, generation: number, count: number): number {
    const limit = RANGE_OF_6_BYTES - (RANGE_OF_6_BYTES % count);
    for (let round = 0; ; round++) {
      const number = firstSixBytes(this.#hash(`${this.#table}/${generation}/${sequence}/${round}`));
      if (number < limit) return number % count;
    }
  }
}

/** @returns a function that computes HMAC-SHA256 with this key. The part that depends only on the key is computed once. */
function hmacWithKey(key: Uint8Array): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, key);
  const work = keyed.clone();
  return (text) => keyed._cloneInto(work).update(utf8ToBytes(text)).digest();
}

/** @returns the first six bytes as a number */
function firstSixBytes(bytes: Uint8Array): number {
  let number = 0;
  for (let i = 0; i < 6; i++) number = number * 256 + (bytes[i] ?? 0);
  return number;
}

/** @returns the bytes of a seed in hexadecimal digits */
export const seedOf = (hex: string): Uint8Array => hexToBytes(hex);
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);
