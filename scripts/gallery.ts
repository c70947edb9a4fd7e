/**
 * Finds positions for the questions of each game, and stores them for the browser tests. Run by
 * `node scripts/gallery.ts` for all games, or with the id of one.
 */
import { writeFileSync } from 'node:fs';
import { classicSource } from './gallery/classic.ts';
import { findPositions, type Gallery } from './gallery/find-positions.ts';
import { goldenAgeSource } from './gallery/golden-age.ts';

const GALLERIES: Readonly<Record<string, () => Gallery>> = {
  'golden-age': () => findPositions(goldenAgeSource),
  classic: () => findPositions(classicSource),
};

const lines = (all: readonly object[]): string => all.map((item) => JSON.stringify(item)).join(',\n');
const [, , wanted] = process.argv;
for (const [game, find] of Object.entries(GALLERIES)) {
  if (wanted !== undefined && wanted !== game) continue;
  const { games, positions } = find();
  const file = new URL(`../e2e/gallery/${game}.json`, import.meta.url);
  writeFileSync(file, `{"games":[\n${lines(games)}\n],\n"positions":[\n${lines(positions)}\n]}\n`);
  console.log(`${game}: ${positions.length} positions in ${games.length} games`);
}
