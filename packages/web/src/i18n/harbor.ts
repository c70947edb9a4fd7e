/** What the pages around tables over the network say: it comes with them. */
import type { LanguageId } from '@bb/words';
import type { HarborWords } from './en/harbor.ts';

export type { HarborWords } from './en/harbor.ts';

export async function harborIn(id: LanguageId): Promise<HarborWords> {
  switch (id) {
    case 'en':
      return (await import('./en/harbor.ts')).harbor;
    case 'de':
      return (await import('./de/harbor.ts')).harbor;
    case 'fr':
      return (await import('./fr/harbor.ts')).harbor;
  }
}
