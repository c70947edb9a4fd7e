/** What can be wrong with a text. */

/** It may end with a remark in brackets, which has a full stop of its own. */
export const SENTENCE = /^[\p{Lu}\d„«].*[.!?]\)?$/u;
/** A label: no full stop. */
export const LABEL = /^[\p{Lu}\d].*[^.!?]$/u;
export const LINE = /^.*[^.!?]$/u;

/** A hole, a name of the code, a gap, or a hyphen for a minus. */
const BROKEN = /undefined|NaN|null|\[object|\b[a-z]+[A-Z]|(?<![A-Za-z])-\d| {2}|^\s|\s$/;
/** French parts some signs from their words by a space that does not break. */
const GAP = / [.,:;!?]/;
/** Names that stay as they are. */
const NAMES = /Port of Spain|Quedagh Merchant|Robert Hunter/g;
/** Words that occur in English only. */
const ENGLISH_WORDS =
  /\b(the|and|of|with|his|him|from|are|has|you|your|who|plays|draws|rolls|cards?|notoriety|unrest|speed|cunning|worth|value|merchants?|holds?|crew|ship|letter|haven|mutiny|booty|storm|governor|warship|hunters?|hostage|now|left|turn|sails?|near|off)\b/i;

/** @returns what is wrong, or null */
export const faultIn = (text: string, shape: RegExp): string | null =>
  shape.test(text) && !BROKEN.test(text) && !GAP.test(text) ? null : `broken: ${text}`;

/** @returns each figure, whatever separates the thousands */
export const figuresIn = (text: string): string => (text.replace(/(\d)[.,\u202f](?=\d{3})/g, '$1').match(/\d+/g) ?? []).toSorted().join();

/** @returns what is wrong with a translation, or null */
export function faultInTranslation(text: string, english: string): string | null {
  const [word] = text.replace(NAMES, '').match(ENGLISH_WORDS) ?? [];
  if (word !== undefined) return `the English word “${word}”: ${text}`;
  return figuresIn(text) === figuresIn(english) ? null : `other figures than “${english}”: ${text}`;
}
