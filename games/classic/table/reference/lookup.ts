/** Searches the rules reference, and finds the terms in its sentences. */
import { type Language, TERM_RULES, type TermId } from '@bb/classic/text';

interface Paragraph {
  readonly number: string;
  readonly text: string;
}

/** A chapter, such as `C9`, with its paragraphs, the first of which introduces it. */
export interface Section {
  readonly chapter: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Entry {
  readonly id: TermId;
  readonly word: string;
  readonly meaning: string;
  readonly rule: string;
}

/** The reference in one language. */
interface Book {
  readonly sections: readonly Section[];
  readonly terms: readonly Entry[];
  readonly byForm: ReadonlyMap<string, Entry>;
  readonly forms: RegExp;
}

const IDS: readonly TermId[] = Object.keys(TERM_RULES).filter((id): id is TermId => Object.hasOwn(TERM_RULES, id));

const chapterOf = (number: string): string => number.split('.')[0] ?? number;

export function bookIn({ rules, terms: words }: Language): Book {
  const paragraphs = Object.entries(rules).map(([number, text]): Paragraph => ({ number, text }));
  const chapters = [...new Set(paragraphs.map(({ number }) => chapterOf(number)))];
  const sections = chapters.map((chapter) => ({ chapter, paragraphs: paragraphs.filter(({ number }) => chapterOf(number) === chapter) }));
  const terms = IDS.map((id): Entry => ({ id, ...words[id], rule: TERM_RULES[id] })).toSorted((a, b) => a.word.localeCompare(b.word));
  const byForm = new Map(terms.flatMap((term) => formsOf(term.word).map((form) => [form, term] as const)));
  return { sections, terms, byForm, forms: anyOf([...byForm.keys()]) };
}

/** A word as sentences have it: in the plural too, and where it begins with a small letter. */
function formsOf(word: string): readonly string[] {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  return [...new Set([word, small, `${word}s`, `${small}s`])];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches any of these forms as whole words, longer ones first: `safe haven` before `haven`. */
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

/**
 * @param titleOf  the title of a chapter
 * @returns the paragraphs and terms that contain every word, or whose number starts with the query; everything if it is empty
 */
export function search({ sections, terms }: Book, query: string, titleOf: (chapter: string) => string): SearchResult {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const number = query.trim().toUpperCase();
  const wanted = /^\d/.test(number) ? `C${number}` : number;
  const isNumber = /^C\d/.test(wanted);
  const fits = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const found = sections.flatMap(({ chapter, paragraphs }) => {
    const own = paragraphs.filter((one) => (isNumber ? isWithin(one.number, wanted) : fits(`${one.text} ${titleOf(chapter)}`)));
    return own.length === 0 ? [] : [{ chapter, paragraphs: own }];
  });
  const ownTerms = isNumber ? [] : terms.filter(({ word, meaning }) => fits(`${word} ${meaning}`));
  return { sections: found, terms: ownTerms, count: found.reduce((sum, { paragraphs }) => sum + paragraphs.length, ownTerms.length) };
}

/** `C9.3` is within `C9` and `C9.3`; `C19` is not within `C1`. */
const isWithin = (number: string, wanted: string): boolean =>
  number === wanted || number.startsWith(wanted.endsWith('.') ? wanted : `${wanted}.`);

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
  if (number === '' || Object.hasOwn(language.rules, number)) return number;
  return nearest(number.slice(0, -1), language);
}
