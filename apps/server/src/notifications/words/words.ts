/** The texts of mails, push messages and webhooks. */
import type { LanguageId } from '@bb/kernel';
import type { NoticeTexts } from '@bb/protocol';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export interface Words {
  readonly notice: NoticeTexts;
  readonly digest: (count: number) => string;
  /** The footer of mails, with a link to the notification settings. */
  readonly foot: (page: string) => string;
  readonly verify: { readonly title: string; readonly lines: (link: string) => readonly string[] };
  readonly reset: {
    readonly title: string;
    readonly lines: (links: readonly { readonly login: string; readonly link: string }[]) => readonly string[];
  };
}

const ALL: Readonly<Record<LanguageId, Words>> = { en, de, fr };
export const wordsOf = (language: LanguageId): Words => ALL[language];
