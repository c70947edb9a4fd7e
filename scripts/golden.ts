/**
 * Plays the golden games of the engine anew and stores them: after a change of the rules, to be reviewed as a diff.
 * Run by `node --conditions=bb-source scripts/golden.ts`.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { fileOf, GOLDEN, GOLDEN_FOLDER, goldenFiles, goldenText, playGolden } from '../packages/engine/test/golden-games.ts';

for (const file of goldenFiles()) rmSync(`${GOLDEN_FOLDER}${file}`);
for (const game of GOLDEN) {
  const text = goldenText(playGolden(game));
  writeFileSync(`${GOLDEN_FOLDER}${fileOf(game)}`, text);
  console.log(`${fileOf(game)}  ${Math.round(text.length / 1024)} KiB`);
}
