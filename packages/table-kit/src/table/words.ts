import { catalogue } from '../catalogue.svelte.ts';
import { table as english, type TableWords } from './i18n/en.ts';
import type { CommandWords } from './i18n/en-command.ts';
import type { EndingWords } from './i18n/en-ending.ts';
import type { GuideWords } from './i18n/en-guide.ts';
import type { ReferenceWords } from './i18n/en-reference.ts';
import type { ReplayWords } from './i18n/en-replay.ts';

/** A language that is fetched whole. */
interface Translation {
  readonly table: TableWords;
  readonly replay: ReplayWords;
  readonly command: CommandWords;
  readonly reference: ReferenceWords;
  readonly guide: GuideWords;
  readonly ending: EndingWords;
}

/** @returns what the tables of all games say, in the current language; null for English, whose texts come with the parts that show them */
export const translated = catalogue<Translation | null>(null, { de: () => import('./i18n/de.ts'), fr: () => import('./i18n/fr.ts') });

/** @returns the texts of a table in the current language, such as `tableWords().undo` */
export const tableWords = (): TableWords => translated()?.table ?? english;
