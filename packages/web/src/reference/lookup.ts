/** The rules reference: searching it, and finding the terms in its sentences. */
import { CHAPTERS, type Chapter, type Language, rulesOfChapter, ruleText, TERM_RULES, type Term, type TermId } from '@bb/words';

interface Paragraph {
  readonly number: string;
  readonly text: string;
}

/** A chapter with its paragraphs; the first is the chapter's own. */
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
    title: language.chapters[chapter],
    paragraphs: [chapter, ...rulesOfChapter(chapter)].map((number) => ({ number, text: ruleText(number, language) ?? '' })),
  }));
  const terms = IDS.map((id): Entry => ({ id, ...language.terms[id], rules: TERM_RULES[id] }));
  const byForm = new Map(terms.flatMap((term) => [term.name, ...term.forms].map((form) => [form, term] as const)));
  return { sections, terms, byForm, forms: anyOf([...byForm.keys()]) };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** As words of their own, the longest first: `pirate port` before `port`. */
const anyOf = (forms: readonly string[]): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${forms
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?!\\p{L})`,
    'gu',
  );

export interface Found {
  readonly sections: readonly Section[];
  readonly terms: readonly Entry[];
  /** How many paragraphs and terms. */
  readonly count: number;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** What has each of the words in it, or begins with the number; everything for a search without words. */
export function search(book: Book, query: string): Found {
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

/** A sentence in pieces: plain text, or one of the terms. */
export interface Piece {
  readonly text: string;
  readonly term: Entry | null;
}

/** Each term once in a sentence, and never the term itself in its own text. */
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

/** The paragraph that a number means: itself, or the nearest above it; empty where there is none. */
export function nearest(number: string, language: Language): string {
  if (number === '' || ruleText(number, language) !== null) return number;
  return nearest(number.slice(0, -1).trim(), language);
}
