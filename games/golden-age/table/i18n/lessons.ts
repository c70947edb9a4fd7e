/** The lessons of the first voyage, loaded with it. */
import type { LanguageId } from '@bb/table-kit/language.ts';
import type { lessons } from './en/lessons.ts';

export type Lesson = keyof typeof lessons;
export type Lessons = Readonly<Record<Lesson, string>>;

export async function lessonsIn(language: LanguageId): Promise<Lessons> {
  switch (language) {
    case 'en':
      return (await import('./en/lessons.ts')).lessons;
    case 'de':
      return (await import('./de/lessons.ts')).lessons;
    case 'fr':
      return (await import('./fr/lessons.ts')).lessons;
  }
}
