/** What the command line finds. */

export interface Command {
  readonly id: string;
  readonly text: string;
  readonly run: () => void;
}

/** Without accents and capitals: what is typed on any keyboard finds it. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const wordsOf = (typed: string): readonly string[] => typed.split(/\s+/).filter(Boolean);

/** The first word typed that is in no command, as it was typed; null if each is in one. */
export const unknownWord = (commands: readonly Command[], typed: string): string | null =>
  wordsOf(typed).find((word) => !commands.some(({ text }) => foldAccents(text).includes(foldAccents(word)))) ?? null;

/** How well a text answers what was typed; 0 if it doesn't. Whole beginnings before beginnings of words before parts. */
function score(text: string, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    sum += at === 0 ? 4 : /\W/.test(text.charAt(at - 1)) ? 2 : 1;
  }
  return sum;
}

/** The best `most` first; what answers equally well stays in its order. Nothing typed: the first ones. */
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
