/**
 * Replays and stores the golden games of the engine. Run it after a change of the rules, and review the diff.
 * Run by `node --conditions=bb-source scripts/golden.ts`.
 */
import { rmSync, writeFileSync } from 'node:fs';

interface Golden<G> {
  readonly GOLDEN: readonly G[];
  readonly GOLDEN_FOLDER: string;
  fileOf(game: G): string;
  goldenFiles(): readonly string[];
  textOfGolden(game: G): string;
}
/** Loaded by its address: the games live with the engine's tests. */
const { GOLDEN, GOLDEN_FOLDER, fileOf, goldenFiles, textOfGolden }: Golden<object> = await import(
  new URL('../games/golden-age/test/golden-games.ts', import.meta.url).href
);

for (const file of goldenFiles()) rmSync(`${GOLDEN_FOLDER}${file}`);
for (const game of GOLDEN) {
  const text = textOfGolden(game);
  writeFileSync(`${GOLDEN_FOLDER}${fileOf(game)}`, text);
  console.log(`${fileOf(game)}  ${Math.round(text.length / 1024)} KiB`);
}
