/** Short names of pirates, the same in every language. */
import { PIRATE_NAMES, type PirateId, RECONSTRUCTED as SET } from '../rules/index.ts';
import { printed } from './figures.ts';

const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '');

/** @returns the part of his name by which everybody calls him: `Teach`, `La Buse` */
export function familyName(id: PirateId): string {
  const words = printed(SET.pirates[id].name).split(' ');
  const wanted = slug(PIRATE_NAMES[id]);
  const first = words.findIndex((_, i) => slug(words.slice(i).join('')) === wanted);
  return words.slice(first).join(' ');
}
