/** Dates and times in the page's language, in the form that the reader's country uses. */
import type { LanguageId } from '@bb/kernel/language';
import { preferences } from '@bb/table-kit/preferences.svelte.ts';

/** @returns nothing for a tag that the browser itself can't read, such as “C” */
function localeOf(tag: string): readonly Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}

/**
 * @param preferred  the reader's languages, as the browser tells them, the best first
 * @returns the page's language with the reader's country, which decides the order of day and month, and 12 or 24 hours
 * @example
 * dateLocale('en', ['en-GB', 'de']) // “en-GB”: 28/11/2026
 * dateLocale('en', ['de-AT']) // “en-AT”: 28/11/2026, not 11/28/2026
 */
export function dateLocale(language: LanguageId, preferred: readonly string[]): string {
  const locales = preferred.flatMap(localeOf);
  const best = locales[0];
  const region =
    locales.find((locale) => locale.language === best?.language && locale.region !== undefined)?.region ?? best?.maximize().region;
  return region === undefined ? language : `${language}-${region}`;
}

/** Inside a component, `$derived` follows the page's language. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateLocale(preferences.language, navigator.languages), options);
