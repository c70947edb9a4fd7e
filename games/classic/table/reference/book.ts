/** The rules of the classic edition to look up. */
import { capital, type Language, TERM_RULES, type TermId } from '@bb/classic/text';
import { type Entry, nearest, type RuleBook, ruleBook, type Section } from '@bb/table-kit/table/reference/rule-book.ts';
import { sheets } from '../i18n/sheets.ts';
import { words } from '../words.ts';

const IDS: readonly TermId[] = Object.keys(TERM_RULES).filter((id): id is TermId => Object.hasOwn(TERM_RULES, id));

const chapterOf = (number: string): string => number.split('.')[0] ?? number;

/** @param titles  of the chapters, by their numbers, such as `C9` */
export function bookIn({ rules, terms: meanings }: Language, titles: Readonly<Record<string, string>>): RuleBook {
  const paragraphs = Object.entries(rules).map(([number, text]) => ({ number, text }));
  const chapters = [...new Set(paragraphs.map(({ number }) => chapterOf(number)))];
  const sections = chapters.map(
    (chapter): Section => ({
      chapter,
      title: titles[chapter] ?? '',
      paragraphs: paragraphs.filter(({ number }) => chapterOf(number) === chapter),
    }),
  );
  const terms = IDS.map((id): Entry => {
    const { word, meaning } = meanings[id];
    return { id, name: capital(word), forms: formsOf(word), text: capital(`${meaning}.`), rules: [TERM_RULES[id]] };
  });
  return ruleBook(
    sections,
    terms.toSorted((a, b) => a.name.localeCompare(b.name)),
  );
}

/** A word as sentences have it: in the plural too, and where it begins with a small letter. */
function formsOf(word: string): readonly string[] {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  return [...new Set([word, small, `${word}s`, `${small}s`])];
}

/** @returns the rules in the language of the page */
export const book = (): RuleBook => bookIn(words(), sheets().chapterTitles);

/** @returns the number itself if it has a text, or the nearest number above it that has one; empty if there is none */
export const nearestRule = (number: string, { rules }: Language): string => nearest(number, (one) => Object.hasOwn(rules, one));
