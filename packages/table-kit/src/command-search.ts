/** The search of the command line. */

/** It closes the command line and runs, or it tells something in the command line. */
export type Command = { readonly id: string; readonly text: string } & (
  | { readonly run: () => void; readonly tell?: never }
  | { readonly run?: never; readonly tell: () => string }
);

/** Removes accents and capitals, so that every keyboard can type a match. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const wordsOf = (typed: string): readonly string[] => typed.split(/\s+/).filter(Boolean);

/** @returns the first word that occurs in no command, as it was typed; null if there is none */
export const unknownWord = (commands: readonly Command[], typed: string): string | null =>
  wordsOf(typed).find((word) => !commands.some(({ text }) => foldAccents(text).includes(foldAccents(word)))) ?? null;

/** @returns the rank of a match, 0 for none: the start of the text ranks above the start of a word, and that above the middle */
function score(text: string, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    sum += at === 0 ? 4 : /\W/.test(text.charAt(at - 1)) ? 2 : 1;
  }
  return sum;
}

/** @returns the best `most` matches; equal ones keep their order. Without a query, the first commands */
export function findCommands(commands: readonly Command[], typed: string, most: number): readonly Command[] {
  const words = wordsOf(foldAccents(typed));
  if (words.length === 0) return commands.slice(0, most);
  return commands
    .map((command) => ({ command, points: score(foldAccents(command.text), words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ command }) => command);
}
