/** What may be said and written down. HTML in it is text. */

import { hasHidden } from '../accounts/names.ts';
import { Refused } from '../accounts/refused.ts';

/** Characters. */
export const LONGEST_LINE = 500;
/** Bytes. */
export const LONGEST_NOTE = 10_000;

/** In one line and in Unicode's composed form. @throws Refused */
export function readLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .trim();
  if (line === '' || [...line].length > LONGEST_LINE || hasHidden(line)) throw new Refused('badLine');
  return line;
}

/** @throws Refused */
export function readNote(text: string): string {
  const note = text.normalize('NFC').replace(/\r\n?/g, '\n');
  if (Buffer.byteLength(note) > LONGEST_NOTE || hasHidden(note.replace(/[\n\t]/g, ' '))) throw new Refused('badNote');
  return note;
}
