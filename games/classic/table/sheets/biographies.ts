/** The lives of the pirates, fetched when somebody wants to read one. */
import type { PirateName } from '@bb/classic/rules';
import type { LanguageId } from '@bb/kernel';

export async function biographiesIn(language: LanguageId): Promise<Readonly<Record<PirateName, string>>> {
  switch (language) {
    case 'en':
      return (await import('@bb/classic/text/biographies')).biographies;
    case 'de':
      return (await import('@bb/classic/text/de/biographies')).biographies;
    case 'fr':
      return (await import('@bb/classic/text/fr/biographies')).biographies;
  }
}
