/** Checks names, logins and passwords that players choose. */
import { hasHiddenCharacter } from '@bb/kernel/check';
import { Refused } from './refused.ts';
import { withoutTypingMarks } from './typed-text.ts';

const MAX_NAME_CHARS = 24;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Unicode counts it as a symbol, but it looks like a space. */
const BRAILLE_BLANK = /\u2800/gu;
export const hasVisibleCharacter = (text: string): boolean => VISIBLE.test(text.replace(BRAILLE_BLANK, ''));

/** More marks on one letter than any language has; they would run over the lines above and below. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** @returns the text in Unicode's composed form, with at most four marks on a letter */
export const composed = (text: string): string => text.normalize('NFC').replace(STACKED_MARKS, '$1');

/**
 * Normalizes a name: spaces, marks and letters of unusual width. It keeps HTML as text.
 *
 * @param maxChars  counted in code points
 * @returns null if the name is too long, contains a hidden character, or shows nothing
 */
export function cleanName(text: string, maxChars: number): string | null {
  const name = composed(withoutTypingMarks(text)).replace(/\p{Zs}+/gu, ' ');
  const isLong = [...name].length > maxChars;
  return isLong || hasHiddenCharacter(name) || !hasVisibleCharacter(name) ? null : name;
}

/** @returns the cleaned name @throws Refused `badName` */
export function readName(text: string): string {
  const name = cleanName(text, MAX_NAME_CHARS);
  if (name === null) throw new Refused('badName');
  return name;
}

/** ASCII only, so that no two logins look alike. */
const LOGIN_PATTERN = /^[a-z\d][a-z\d._-]{2,23}$/i;

/** @returns the login, in upper and lower case as typed @throws Refused `badLogin` */
export function readLogin(text: string): string {
  const login = withoutTypingMarks(text);
  if (LOGIN_PATTERN.test(login)) return login;
  throw new Refused('badLogin');
}

/** @returns the form by which a typed login is looked up: the same in upper and lower case */
export const loginKey = (login: string): string => withoutTypingMarks(login).toLowerCase();

const MIN_PASSWORD_CHARS = 8;

/** @returns the password as typed @throws Refused `badPassword` if it is too short */
export function readPassword(text: string): string {
  if ([...text.normalize('NFKC')].length >= MIN_PASSWORD_CHARS) return text;
  throw new Refused('badPassword');
}
