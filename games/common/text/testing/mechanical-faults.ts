/** What a machine can find wrong with the words of a game: mistakes of grammar, typography and telling that a native reader stumbles over. */
import type { LanguageId } from '@bb/kernel';

export interface Reading {
  readonly locale: LanguageId;
  /** A sentence begins with a capital letter; a label may begin with a small one. */
  readonly shape: 'sentence' | 'label';
  /** Names of people, for their genitives. */
  readonly names?: readonly string[];
  /** Seas named after a coast, in this language and without an article: ships lie off them, not in them. */
  readonly coasts?: readonly string[];
}

interface Check {
  readonly fault: string;
  readonly pattern: RegExp;
}

const LETTER = String.raw`[\p{L}\p{M}]`;
const BEFORE = `(?<!${LETTER}|[-’'])`;
const AFTER = `(?!${LETTER}|-)`;
const VOWEL = String.raw`[aeiou\u00e0-\u00fcœæ]`;
const NO_BREAK = String.raw`[\u00a0\u202f]`;
const patterns = new Map<string, RegExp>();
/** @returns the pattern, compiled once */
function pattern(source: string, flags = 'u'): RegExp {
  const key = `${flags} ${source}`;
  const known = patterns.get(key) ?? new RegExp(source, flags);
  patterns.set(key, known);
  return known;
}

const EVERYWHERE: readonly Check[] = [
  { fault: 'a hole', pattern: /undefined|\bNaN\b|\bnull\b|\[object|Infinity|\$\{/ },
  { fault: 'a name of the code', pattern: /\b\p{Ll}+\p{Lu}/u },
  { fault: 'a doubled space', pattern: /\s{2}/ },
  { fault: 'a space at an end', pattern: /^\s|\s$/ },
  { fault: 'a space before a comma or period', pattern: /\s[.,](?![\d)])/ },
  { fault: 'doubled punctuation', pattern: /[.,;:]\s*[.,;:]|[!?]\s*[.,;:]/ },
  { fault: 'a hyphen for a minus', pattern: /(?<![\p{L}\d])-\d/u },
  { fault: 'a straight quotation mark', pattern: /["']/ },
  { fault: 'an empty pair', pattern: /\(\s*\)|«\s*»|„\s*“|“\s*”/ },
];

const SENTENCES: readonly Check[] = [
  { fault: 'a small letter at the beginning of a sentence', pattern: /^\p{Ll}|(?<!\bSt)[.!?]["”“»]? \p{Ll}/u },
  { fault: 'a sentence that never ends', pattern: /[^.!?…”“»)]$/ },
];

/** Words that two clauses, or a verb and its object, may put side by side. */
const MAY_DOUBLE: Readonly<Record<LanguageId, readonly string[]>> = {
  en: ['that', 'had'],
  de: ['der', 'die', 'das', 'dem', 'den', 'sie'],
  fr: ['nous', 'vous'],
};

/** Vowels that sound like consonants: `a European`, `a one`. */
const AS_CONSONANT = 'eu|on(?:e|ce)|uni|use|usu|ut[ei]';
const ENGLISH: readonly Check[] = [
  { fault: '“a” before a vowel', pattern: pattern(`${BEFORE}a (?!(?:${AS_CONSONANT}))(?:[aeiou]|8|11${AFTER}|18${AFTER})`, 'iu') },
  {
    fault: '“an” before a consonant',
    pattern: pattern(`${BEFORE}an (?:${AS_CONSONANT}|(?!hour|heir|honest|honor|8|11|18)[^aeiou“])`, 'iu'),
  },
  { fault: 'an article before HMS', pattern: /\bthe HMS\b/i },
];

const ELIDED = 'de|que|le|la|ne|se|je|me|te|jusque|lorsque|puisque';
const ARTICLED = 'navire|commissaire|port|pirate|refuge|gouverneur|butin|passage|cap|roi|otage|jeu';
const FRENCH: readonly Check[] = [
  {
    fault: 'no elision',
    pattern: pattern(`${BEFORE}(?:${ELIDED}) (?!onze|oui|un et)(?:${VOWEL}|y${AFTER}|(?:homme|honneur|heure|hiver))`, 'iu'),
  },
  { fault: '“si il”', pattern: pattern(`${BEFORE}[sS]i ils?${AFTER}`) },
  { fault: 'no contraction', pattern: pattern(`${BEFORE}(?:de|à) les? (?:${ARTICLED})`) },
  { fault: '“vous” beside “tu”', pattern: pattern(`${BEFORE}(?:vous|votre|vos)${AFTER}`, 'iu') },
  { fault: 'no space that does not break before a sign', pattern: pattern(`(?<!${NO_BREAK}|[?!])[?!;:»]`) },
  { fault: 'no space that does not break after «', pattern: pattern(`«(?!${NO_BREAK})`) },
  { fault: 'a ship without an article', pattern: pattern(`(?<!${BEFORE}(?:le|du|au)[ \u00a0])HMS`, 'iu') },
];

const GERMAN: readonly Check[] = [
  { fault: 'a genitive after a figure', pattern: /\d’?s\b/ },
  { fault: 'an English genitive', pattern: /\p{L}’s\b/u },
  { fault: 'no contraction', pattern: /(?<!\p{L})(?:bei|zu|in|an) dem \p{Lu}/u },
  { fault: 'a ship without an article', pattern: /(?<!\b(?:die|der) )HMS/i },
  { fault: 'no article', pattern: /(?<!\p{L})(?:gegen|für) (?:Ex-Pirat|Hafen|Kommissar(?! \p{Lu})|Kriegsschiff|Piraten im)/u },
];

const OWN: Readonly<Record<LanguageId, readonly Check[]>> = { en: ENGLISH, de: GERMAN, fr: FRENCH };

/** `rien` and the like without `ne`, in a clause that has a verb. */
const NEGATIVE = pattern(`${BEFORE}(?:rien|jamais|aucune?|personne)${AFTER}`, 'iu');
const NEGATED = pattern(`${BEFORE}(?:ne ${LETTER}|n’|sans |si jamais|ou aucune?|dont aucune?|à personne|(?:à|pour) rien)`, 'iu');
const VERBLESS = /^\s*(?:rien|jamais|aucune?|personne)/iu;
function lacksNe(text: string): boolean {
  const clauses = text.split(/[.,;:!?«»()]/);
  return clauses.some((clause) => NEGATIVE.test(clause) && !NEGATED.test(clause) && !VERBLESS.test(clause));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function doubledWord(text: string, locale: LanguageId): string | undefined {
  for (const [, word = ''] of text.matchAll(pattern(`${BEFORE}(${LETTER}+) \\1${AFTER}`, 'giu')))
    if (!MAY_DOUBLE[locale].includes(word.toLowerCase())) return word;
  return undefined;
}

/** Prepositions that do not fit a sea that has the name of a coast. */
const INSIDE: Readonly<Record<LanguageId, string>> = { en: 'in|into', de: 'in|im|ins|auf', fr: 'dans|en|à|au' };

function wrongPreposition(text: string, { locale, coasts = [] }: Reading): boolean {
  if (coasts.length === 0) return false;
  const names = coasts.map(escaped).join('|');
  return pattern(`${BEFORE}(?:${INSIDE[locale]}) (?:(?:the|der|die|das|la|le) |l’)?(?:${names})${AFTER}`, 'iu').test(text);
}

/** A name that ends in a sibilant takes only an apostrophe in German: `Roberts’`. */
const wrongGenitive = (text: string, { locale, names = [] }: Reading): boolean => {
  const sibilant = names.filter((name) => /[sxzß]$/i.test(name)).map(escaped);
  return locale === 'de' && sibilant.length > 0 && pattern(`${BEFORE}(?:${sibilant.join('|')})s${AFTER}`).test(text);
};

/** @returns what is wrong with a text, one entry for each kind of fault; empty if nothing is */
export function mechanicalFaults(text: string, reading: Reading): readonly string[] {
  const { locale, shape } = reading;
  const checks = [...EVERYWHERE, ...(shape === 'sentence' ? SENTENCES : []), ...OWN[locale]];
  const word = doubledWord(text, locale);
  return [
    ...checks.filter((check) => check.pattern.test(text)).map(({ fault }) => fault),
    ...(word === undefined ? [] : [`“${word}” twice`]),
    ...(locale === 'fr' && lacksNe(text) ? ['a negation without “ne”'] : []),
    ...(wrongPreposition(text, reading) ? ['a ship inside a coast'] : []),
    ...(wrongGenitive(text, reading) ? ['a genitive after a sibilant'] : []),
  ];
}

/** @returns the figures that the text does not name: a line about a roll must tell the dice and what they needed */
export function missingFigures(text: string, figures: readonly number[]): readonly number[] {
  const told: readonly string[] = text.replace(/(\d)[.,\u202f\u00a0](?=\d{3})/g, '$1').match(/[−]?\d+/g) ?? [];
  return figures.filter((figure) => !told.includes(String(figure).replace('-', '−')));
}

const sentencesOf = (line: string): readonly string[] => line.split(/(?<=[.!?])\s+/).map((text) => text.replace(/[\s.!?]+$/, ''));
/** What stands after a colon: `the French Comte de Toulouse, Defense 6`. What begins with a figure, or has sums or brackets, may well be the same twice. */
const tailOf = (sentence: string): string => /:\s(\p{L}[^=+()]+)$/u.exec(sentence)?.[1] ?? '';
const withoutBrackets = (sentence: string): string => sentence.replace(/\s*\([^)]*\)/g, '');

/** The fewest words after a colon that are a telling, and not just a name. */
const TAIL_WORDS = 3;

/** @returns the lines that tell what the sentence before them has told already; an empty line parts what may be alike */
export function toldTwice(lines: readonly string[]): readonly string[] {
  const found: string[] = [];
  let before = '';
  for (const line of lines)
    for (const sentence of sentencesOf(line)) {
      const tail = tailOf(sentence);
      const isTail = tail.split(/\s/).length >= TAIL_WORDS && tail === tailOf(before);
      const isSame = withoutBrackets(sentence) === withoutBrackets(before);
      if (sentence !== '' && (isSame || isTail)) found.push(line);
      before = sentence;
    }
  return found;
}

/** What a story begins, each with what may end it. */
export type Endings<Told extends string> = { readonly [T in Told]?: readonly Told[] };

/** @returns the kinds of beginnings that nothing ends before they begin again, or before the story stops */
export function withoutEnd<Told extends string>(told: readonly Told[], endings: Endings<Told>): readonly Told[] {
  return told.filter((kind, i) => {
    const ends = endings[kind];
    if (!ends) return false;
    const rest = told.slice(i + 1);
    const again = rest.indexOf(kind);
    return !(again < 0 ? rest : rest.slice(0, again)).some((later) => ends.includes(later));
  });
}
