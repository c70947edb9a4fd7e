/** What mails and notices elsewhere say. */
import type { NoticeTexts } from '@bb/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type LanguageOfNotices = (typeof LANGUAGES)[number];

export interface Words {
  readonly notice: NoticeTexts;
  readonly digest: (count: number) => string;
  /** Why one gets this, and where it can be changed. */
  readonly foot: (page: string) => string;
  readonly verify: { readonly title: string; readonly lines: (link: string) => readonly string[] };
  readonly reset: {
    readonly title: string;
    readonly lines: (links: readonly { readonly login: string; readonly link: string }[]) => readonly string[];
  };
}

const ALL: Readonly<Record<LanguageOfNotices, Words>> = { en, de, fr };
export const wordsOf = (language: LanguageOfNotices): Words => ALL[language];
