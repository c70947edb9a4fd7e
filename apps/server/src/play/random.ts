/** Randomness for bots. The dice of tables come from their seeds. */
import { randomInt } from 'node:crypto';
import type { Random } from '@bb/kernel';

const UNITS = 2 ** 32;
export const random: Random = () => randomInt(UNITS) / UNITS;
