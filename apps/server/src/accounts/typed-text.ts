/** What people type or paste for a name, a username or an address, brought into one form. */
import { domainToASCII } from 'node:url';
import { BadInput } from '@bb/kernel';

/** Full-width letters and half-width syllables, which keyboards for East Asian scripts write. */
const WIDTH_FORMS = /[\uff01-\uffef]+/gu;
/** They come along when a word is copied from a page or a document: soft hyphen, zero-width space, word joiner, byte order mark. */
const INVISIBLE_BREAKS = /[\u00ad\u200b\u2060\ufeff]/gu;
/** A keyboard of a phone adds one behind a suggested word. */
const SPACES_AROUND = /^[\p{Zs}\t]+|[\p{Zs}\t]+$/gu;

/** @returns the text in Unicode's composed form, in letters of usual width, without spaces around it and invisible places to break a line */
export const withoutTypingMarks = (text: string): string =>
  text
    .replace(WIDTH_FORMS, (forms) => forms.normalize('NFKC'))
    .normalize('NFC')
    .replace(INVISIBLE_BREAKS, '')
    .replace(SPACES_AROUND, '');

const MAX_ADDRESS_LENGTH = 254;
/** A single bare address: no display name, no list, no comment. */
const ADDRESS_PATTERN = /^[^\s@\p{C}<>()[\]:;,\\"]+@[^\s@\p{C}<>()[\]:;,\\"]+$/u;

/** @param place  the field of the request @returns the address, its first part as it was typed @throws BadInput */
export function readAddress(text: string, place: string): string {
  const address = withoutTypingMarks(text);
  if (address.length <= MAX_ADDRESS_LENGTH && ADDRESS_PATTERN.test(address)) return address;
  throw new BadInput(place, 'must be one mail address, such as anne@example.org');
}

/** @returns the form by which an address is looked up: the same in upper and lower case, and for both spellings of an international domain */
export function addressKey(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(domain) || domain}`;
}
