/** The texts of each part of a page. English comes with a part; another language is fetched when it is chosen. */
import type { LanguageId } from '@bb/kernel';

/** The type of another language's texts: the same keys, with other strings. */
export type Said<T> = T extends string
  ? string
  : T extends (...args: infer G) => string
    ? (...args: G) => string
    : { readonly [K in keyof T]: Said<T[K]> };

/** Fetches the texts of a part in a language. @returns a function that shows them */
type Fetch = (language: LanguageId) => Promise<() => void>;

const parts: Fetch[] = [];
let wanted: LanguageId = 'en';

/**
 * The texts of one part of a page.
 *
 * @returns its texts in the current language; components that call it follow a change
 * @example
 * export const say = catalogue<Texts>(en, { de: async () => (await import('./de.ts')).de, fr: async () => (await import('./fr.ts')).fr });
 */
export function catalogue<T>(english: T, others: Readonly<Record<Exclude<LanguageId, 'en'>, () => Promise<T>>>): () => T {
  let current = $state.raw(english);
  parts.push(async (language) => {
    const texts = language === 'en' ? english : await others[language]();
    return () => {
      current = texts;
    };
  });
  return () => current;
}

/**
 * Changes the language of all parts that are loaded.
 *
 * @throws Error if texts can't be fetched; the language stays the same
 */
export async function speak(language: LanguageId): Promise<void> {
  wanted = language;
  const shows = await Promise.all(parts.map((fetch) => fetch(language)));
  if (wanted !== language) return;
  for (const show of shows) show();
  document.documentElement.lang = language;
}

/**
 * Waits for a part of the page, and for its texts in the current language. Without a connection they stay English.
 *
 * @example
 * const { default: Page } = await withTexts(import('./Page.svelte'));
 */
export async function withTexts<T>(loading: Promise<T>): Promise<T> {
  const part = await loading;
  if (wanted !== 'en') await speak(wanted).catch(() => undefined);
  return part;
}
