/**
 * Writes `docs/golden-age/how-to-play.md` from the English text of the screens of *How to play*.
 *
 *     node scripts/golden-age/how-to-play.ts [--check]
 *
 * `--check` writes nothing and exits with 1 when the document is out of date.
 */
import { join } from 'node:path';
import { FIGURES } from '../../games/golden-age/table/how-to-play/figures.ts';
import { howToPlay } from '../../games/golden-age/table/i18n/en/how-to-play.ts';
import type { HowToPlayText } from '../../packages/table-kit/src/game-table.ts';
import { writeOrCheck } from '../generated-page.ts';

export const HOW_TO_PLAY_DOC = join(import.meta.dirname, '../..', 'docs', 'golden-age', 'how-to-play.md');

const linesOf = ({ title, sentences }: HowToPlayText): string[] => [`## ${title}`, '', ...sentences.map((sentence) => `- ${sentence}`), ''];

/** @returns the document as Markdown */
export const howToPlayDoc = (): string =>
  [
    `# ${howToPlay.title}`,
    '',
    'The program shows this on five screens with pictures, in English, German and French: *How to play* on the first page. `scripts/golden-age/how-to-play.ts` writes this copy.',
    '',
    ...howToPlay.screens(FIGURES).flatMap(linesOf),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');

if (process.argv[1] === import.meta.filename) writeOrCheck(HOW_TO_PLAY_DOC, howToPlayDoc(), import.meta.filename);
