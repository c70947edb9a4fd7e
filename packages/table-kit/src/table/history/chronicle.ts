/** A finished game as a book. */

export interface Chapter {
  readonly title: string;
  /** Below the title. */
  readonly under: string;
  /** Its main events, in short. */
  readonly argument?: readonly string[];
  /** Before its first entry. */
  readonly opening?: string;
  readonly entries: readonly { readonly heading?: string; readonly text: string }[];
}

export interface Chronicle<C extends Chapter = Chapter> {
  readonly title: string;
  readonly under: string;
  readonly chapters: readonly C[];
  /** The last lines. */
  readonly end: readonly string[];
}

/** @returns the chronicle as plain text */
export function textOf({ title, under, chapters, end }: Chronicle): string {
  const texts = chapters.map((chapter) => {
    const { argument, opening, entries } = chapter;
    const paragraphs = entries.map(({ heading, text }) => (heading === undefined ? text : `${heading}. ${text}`));
    return [`${chapter.title}, ${chapter.under}`, argument?.join(' — '), opening, ...paragraphs]
      .filter((part) => part !== undefined)
      .join('\n\n');
  });
  return `${[`${title}\n${under}`, ...texts, end.join('\n')].join('\n\n\n')}\n`;
}
