/** Checks and normalizes chat messages and notes. HTML in them stays as text. */
import { hasHiddenCharacter } from '@bb/kernel/check';
import { composed, hasVisibleCharacter } from '../accounts/account-names.ts';
import { Refused } from '../accounts/refused.ts';

export const MAX_LINE_CHARS = 500;
/** The size of a note in UTF-8. */
export const MAX_NOTE_BYTES = 10_000;

/** @returns the message in one line and in Unicode's composed form @throws Refused `badLine` */
export function readLine(text: string): string {
  const line = composed(text)
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .trim();
  if (!hasVisibleCharacter(line) || [...line].length > MAX_LINE_CHARS || hasHiddenCharacter(line)) throw new Refused('badLine');
  return line;
}

/** @returns the note in Unicode's composed form, with `\n` as line break @throws Refused `badNote` */
export function readNote(text: string): string {
  const note = composed(text).replace(/\r\n?/g, '\n');
  if (Buffer.byteLength(note) > MAX_NOTE_BYTES || hasHiddenCharacter(note.replace(/[\n\t]/g, ' '))) throw new Refused('badNote');
  return note;
}
