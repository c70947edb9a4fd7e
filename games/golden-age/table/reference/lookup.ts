/** Searches the rules reference, and finds the terms in its sentences. */

import { type Language, TERM_RULES, type Term, type TermId } from '@bb/golden-age/text';
import { CHAPTERS, type Chapter, chapterTitle, rulesOfChapter, ruleText } from '@bb/golden-age/text/rule-texts';
import { terms as english } from '@bb/golden-age/text/terms';

interface Paragraph {
  readonly number: string;
  readonly text: string;
}

/** A chapter with its paragraphs, the first of which introduces it. */
export interface Section {
  readonly chapter: Chapter;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Entry extends Term {
  readonly id: TermId;
  readonly rules: readonly string[];
}

/** The reference in one language. */
interface Book {
  readonly sections: readonly Section[];
  readonly terms: readonly Entry[];
  readonly byForm: ReadonlyMap<string, Entry>;
  readonly forms: RegExp;
}

const IDS: readonly TermId[] = Object.keys(TERM_RULES).filter((id): id is TermId => Object.hasOwn(TERM_RULES, id));

export function bookIn(language: Language): Book {
  const sections = CHAPTERS.map((chapter) => ({
    chapter,
    title: chapterTitle(chapter, language),
    paragraphs: [chapter, ...rulesOfChapter(chapter)].map((number) => ({ number, text: ruleText(number, language) ?? '' })),
  }));
  const own = language.terms ?? english;
  const terms = IDS.map((id): Entry => ({ id, ...own[id], rules: TERM_RULES[id] }));
  const byForm = new Map(terms.flatMap((term) => [term.name, ...term.forms].map((form) => [form, term] as const)));
  return { sections, terms, byForm, forms: anyOf([...byForm.keys()]) };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches any of these forms as whole words, longer ones first: `pirate port` before `port`. */
const anyOf = (forms: readonly string[]): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${forms
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?!\\p{L})`,
    'gu',
  );

export interface SearchResult {
  readonly sections: readonly Section[];
  readonly terms: readonly Entry[];
  /** The number of paragraphs and terms. */
  readonly count: number;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** @returns the paragraphs and terms that contain every word, or whose number starts with the query; everything if it is empty */
export function search(book: Book, query: string): SearchResult {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const number = query.trim();
  const isNumber = /^\d/.test(number);
  const fits = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const sections = book.sections.flatMap(({ chapter, title, paragraphs }) => {
    const own = paragraphs.filter((one) => (isNumber && one.number.startsWith(number)) || fits(`${one.text} ${title}`));
    return own.length === 0 ? [] : [{ chapter, title, paragraphs: own }];
  });
  const terms = book.terms.filter(({ name, forms, text }) => fits(`${name} ${forms.join(' ')} ${text}`));
  return { sections, terms, count: sections.reduce((sum, { paragraphs }) => sum + paragraphs.length, terms.length) };
}

/** A part of a sentence: plain text, or a term. */
export interface Piece {
  readonly text: string;
  readonly term: Entry | null;
}

/** Splits a sentence at the first occurrence of each term, except `own`, the term that the sentence explains. */
export function pieces(text: string, { byForm, forms }: Book, own: TermId | null = null): readonly Piece[] {
  const seen = new Set<TermId>(own ? [own] : []);
  const out: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(forms)) {
    const term = byForm.get(match[0]);
    if (!term || seen.has(term.id)) continue;
    seen.add(term.id);
    if (match.index > from) out.push({ text: text.slice(from, match.index), term: null });
    out.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length) out.push({ text: text.slice(from), term: null });
  return out;
}

/** @returns the number itself if it has a paragraph, or the nearest number above it that has one; empty if there is none */
export function nearest(number: string, language: Language): string {
  if (number === '' || ruleText(number, language) !== null) return number;
  return nearest(number.slice(0, -1).trim(), language);
}
