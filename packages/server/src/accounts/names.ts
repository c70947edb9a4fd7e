/** What people may be called. */
import { Refused } from './refused.ts';

/** Characters. */
const LONGEST = 24;
/** Joins and variants of letters and emoji; what else can't be seen could hide or turn around what stands beside it. */
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f/gu;
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Whether there is something in it that can't be seen, line breaks included. */
export const hasHidden = (text: string): boolean => FORBIDDEN.test(text.replace(JOINERS, ''));
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A symbol to Unicode, a blank to the eye. */
const BLANK = /\u2800/gu;

/** Trimmed and in Unicode's composed form; HTML in it is text. Null: it is longer than so many characters, or none that can be shown. */
export function shownName(text: string, longest: number): string | null {
  const name = text
    .trim()
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ');
  const isLong = [...name].length > longest;
  return isLong || hasHidden(name) || !VISIBLE.test(name.replace(BLANK, '')) ? null : name;
}

/** @throws Refused */
export function readName(text: string): string {
  const name = shownName(text, LONGEST);
  if (name === null) throw new Refused('badName');
  return name;
}

/** Plain letters, so that no two look or sort alike. */
const LOGIN = /^[a-z\d][a-z\d._-]{2,23}$/i;

/** @throws Refused */
export function readLogin(text: string): string {
  if (LOGIN.test(text)) return text;
  throw new Refused('badLogin');
}

/** Under which a login is found, however it is written. */
export const keyOfLogin = (login: string): string => login.toLowerCase();

/** Characters. */
export const SHORTEST_PASSWORD = 8;

/** @throws Refused */
export function readPassword(text: string): string {
  if ([...text.normalize('NFKC')].length >= SHORTEST_PASSWORD) return text;
  throw new Refused('badPassword');
}
