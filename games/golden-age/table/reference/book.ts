/** The rules of the 2008 edition to look up. */
import { type Language, TERM_RULES, type TermId } from '@bb/golden-age/text';
import { CHAPTERS, chapterTitle, rulesOfChapter, ruleText } from '@bb/golden-age/text/rule-texts';
import { terms as english } from '@bb/golden-age/text/terms';
import { nearest, type RuleBook, ruleBook } from '@bb/table-kit/table/reference/rule-book.ts';
import { words } from '../i18n/words.ts';

const IDS: readonly TermId[] = Object.keys(TERM_RULES).filter((id): id is TermId => Object.hasOwn(TERM_RULES, id));

export function bookIn(language: Language): RuleBook {
  const sections = CHAPTERS.map((chapter) => ({
    chapter,
    title: chapterTitle(chapter, language),
    paragraphs: [chapter, ...rulesOfChapter(chapter)].map((number) => ({ number, text: ruleText(number, language) ?? '' })),
  }));
  const terms = language.terms ?? english;
  return ruleBook(
    sections,
    IDS.map((id) => ({ id, ...terms[id], rules: TERM_RULES[id] })),
  );
}

/** @returns the rules in the language of the page */
export const book = (): RuleBook => bookIn(words());

/** @returns the number itself if it has a text, or the nearest number above it that has one; empty if there is none */
export const nearestRule = (number: string, language: Language): string => nearest(number, (one) => ruleText(one, language) !== null);
