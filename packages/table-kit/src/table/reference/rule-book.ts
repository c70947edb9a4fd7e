/** The rules of a game to look up: searches them, and finds the terms in their sentences. */

interface Paragraph {
  /** Its number, such as `8.41` or `C9.3`. What stands behind the first point tells where in its chapter it is. */
  readonly number: string;
  readonly text: string;
}

/** A chapter with its paragraphs. The first paragraph introduces it. */
export interface Section {
  readonly chapter: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A term, and what it means. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  /** As sentences have it, beside its name: in the plural, with a small letter. */
  readonly forms: readonly string[];
  readonly text: string;
  /** The numbers of the rules that tell more. */
  readonly rules: readonly string[];
}

/** The rules in one language. */
export interface RuleBook {
  readonly sections: readonly Section[];
  readonly terms: readonly Entry[];
  readonly byForm: ReadonlyMap<string, Entry>;
  readonly forms: RegExp;
}

/** @returns the book of these chapters and terms, with all forms of the terms to find them by */
export function ruleBook(sections: readonly Section[], terms: readonly Entry[]): RuleBook {
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

/** The number of a rule, with or without the letter before it. */
const NUMBER = /^[a-z]?(\d+)(?:\.(.*))?$/i;

/** @returns whether a paragraph stands at this number or below it: `8.41` below `8.4`, and `C9.3` below `9`; `C19` is not below `C1` */
function isWithin(number: string, [, chapter, rest = '']: RegExpExecArray): boolean {
  const [, own, below = ''] = NUMBER.exec(number) ?? [];
  return own === chapter && below.startsWith(rest);
}

const narrowed = (sections: readonly Section[], isFound: (paragraph: Paragraph, title: string) => boolean): readonly Section[] =>
  sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((paragraph) => isFound(paragraph, section.title)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);

const counted = (sections: readonly Section[], terms: readonly Entry[]): SearchResult => ({
  sections,
  terms,
  count: sections.reduce((sum, { paragraphs }) => sum + paragraphs.length, terms.length),
});

/** @returns the paragraphs below the number that the query is, or else the paragraphs and terms that contain all its words; everything if it is empty */
export function search(book: RuleBook, query: string): SearchResult {
  const wanted = NUMBER.exec(query.trim());
  const below = wanted ? narrowed(book.sections, ({ number }) => isWithin(number, wanted)) : [];
  if (below.length > 0) return counted(below, []);
  const words = plain(query).split(/\s+/).filter(Boolean);
  const fits = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return counted(
    narrowed(book.sections, ({ text }, title) => fits(`${text} ${title}`)),
    book.terms.filter(({ name, forms, text }) => fits(`${name} ${forms.join(' ')} ${text}`)),
  );
}

/** A part of a sentence: plain text, or a term. */
export interface Piece {
  readonly text: string;
  readonly term: Entry | null;
}

/** Splits a sentence at the first occurrence of each term, except `own`, the term that the sentence explains. */
export function pieces(text: string, { byForm, forms }: RuleBook, own: string | null = null): readonly Piece[] {
  const seen = new Set(own === null ? [] : [own]);
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

/**
 * @param has  whether there is a paragraph of this number
 * @returns the number itself if it has a paragraph, or the nearest number above it that has one; empty if there is none
 */
export function nearest(number: string, has: (number: string) => boolean): string {
  if (number === '' || has(number)) return number;
  return nearest(number.slice(0, -1).trim(), has);
}
