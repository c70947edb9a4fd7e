/** The texts around the tables in all languages: those of the page, the kit, the server's messages and the command line. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mechanicalFaults } from '../games/common/text/testing/mechanical-faults.ts';
import { ROOT } from './sources.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

/** Folders with texts: files, or folders, named after their language. */
const FOLDERS = [
  'apps/web/src/i18n',
  'apps/server/src/notifications/words',
  'apps/cli/src/i18n',
  'apps/cli/src/lab/i18n',
  'packages/protocol/src/notices',
  'packages/table-kit/src/i18n',
  'packages/table-kit/src/plain/i18n',
  'packages/table-kit/src/table/i18n',
  'packages/table-kit/src/table/analysis/i18n',
];

interface Text {
  /** Such as `apps/web/src/i18n/de/pages.ts: pages.newGame`. */
  readonly from: string;
  readonly text: string;
}

const filesOf = (folder: string, language: Language): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && (file.startsWith(`${language}/`) || /^[a-z]+/.exec(file)?.[0] === language))
    .map((file) => join(folder, file));

/** A list that can only be joined or counted: one that a text writes as it is would be a fault of this test. */
class Names extends Array<string> {
  override toString(): string {
    throw new TypeError('a list is not written as it is');
  }
}

/** What a text may be given: for each function those are tried that it can be called with. */
const GIVEN: readonly unknown[] = ['Anne', 1, 2, new Names('Anne', 'Jonas')];
const MOST_PARAMETERS = 4;
/** A text that was given the wrong kind of thing, such as a name for a number or a date. */
const NOT_MEANT = /NaN|undefined|function|\ble Anne|\bde Anne à/;

const argumentsOf = (parameters: number): readonly (readonly unknown[])[] =>
  parameters === 0 ? [[]] : argumentsOf(parameters - 1).flatMap((before) => GIVEN.map((given) => [...before, given]));

type Telling = (...given: readonly unknown[]) => unknown;
const isTelling = (said: unknown): said is Telling => typeof said === 'function';

function called(text: Telling): readonly unknown[] {
  return argumentsOf(Math.min(text.length, MOST_PARAMETERS)).flatMap((given) => {
    try {
      const told = text(...given);
      return NOT_MEANT.test(JSON.stringify(told)) ? [] : [told];
    } catch {
      return [];
    }
  });
}

function textsIn(said: unknown, from: string): readonly Text[] {
  if (typeof said === 'string') return said === '' ? [] : [{ from, text: said }];
  if (isTelling(said)) return called(said).flatMap((text) => textsIn(text, from));
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([key, part]) => textsIn(part, `${from}.${key}`));
}

/** The texts of a file are objects; its functions help to make them. */
function textsOfModule(module: object, file: string): readonly Text[] {
  return Object.values(module).flatMap((said: unknown) => (isTelling(said) ? [] : textsIn(said, file)));
}

async function textsOf(language: Language): Promise<readonly Text[]> {
  const files = FOLDERS.flatMap((folder) => filesOf(folder, language));
  const modules = await Promise.all(
    files.map(async (file): Promise<readonly Text[]> => textsOfModule(await import(join(ROOT, file)), file)),
  );
  return modules.flat();
}

test.each(LANGUAGES)('a machine finds no mistake in %s', async (locale) => {
  const texts = await textsOf(locale);
  if (process.env.PRINT) for (const { from, text } of texts) console.log(`${from}\t${text}`);
  expect(texts.length).toBeGreaterThan(500);
  /** An elision, and no genitive. */
  const isRight = (text: string): boolean => text === 'Los geht’s';
  const faults = texts
    .filter(({ text }) => !isRight(text))
    .flatMap(({ from, text }) => mechanicalFaults(text, { locale, shape: 'label' }).map((fault) => `${from}: “${text}”: ${fault}`));
  expect([...new Set(faults)]).toEqual([]);
});
