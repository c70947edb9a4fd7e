/**
 * Replays and stores the golden games of each game. Run it after a change of the rules, and review the diff.
 * Run by `node scripts/golden.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type GoldenGame, goldenFiles, goldenText } from '@bb/kernel/testing';

interface Golden<G> {
  readonly GOLDEN: readonly G[];
  readonly GOLDEN_FOLDER: string;
  fileOf(game: G): string;
  playGolden(game: G): GoldenGame;
}

for (const id of ['golden-age', 'classic']) {
  /** Loaded by its address: the games live with the tests. */
  const { GOLDEN, GOLDEN_FOLDER, fileOf, playGolden }: Golden<object> = await import(
    new URL(`../games/${id}/test/golden-games.ts`, import.meta.url).href
  );
  mkdirSync(GOLDEN_FOLDER, { recursive: true });
  for (const file of goldenFiles(GOLDEN_FOLDER)) rmSync(`${GOLDEN_FOLDER}${file}`);
  for (const game of GOLDEN) {
    const text = goldenText(playGolden(game));
    writeFileSync(`${GOLDEN_FOLDER}${fileOf(game)}`, text);
    console.log(`${id}/${fileOf(game)}  ${Math.round(text.length / 1024)} KiB`);
  }
}
