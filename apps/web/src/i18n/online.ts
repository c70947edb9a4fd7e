/** The texts of online tables, loaded with them. */

import type { LanguageId } from '@bb/kernel';
import type { Said } from '@bb/table-kit/catalogue.svelte.ts';
import type { online } from './en/online.ts';

export type OnlineWords = Said<typeof online>;

export async function onlineIn(id: LanguageId): Promise<OnlineWords> {
  switch (id) {
    case 'en':
      return (await import('./en/online.ts')).online;
    case 'de':
      return (await import('./de/online.ts')).online;
    case 'fr':
      return (await import('./fr/online.ts')).online;
  }
}
