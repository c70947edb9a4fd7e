/** The lessons of the first voyage, loaded with it. */
import type { LanguageId } from '@bb/kernel';
import type { lessons } from './en/lessons.ts';

export type Lesson = keyof typeof lessons;
export type Lessons = Readonly<Record<Lesson, string>>;

const TEXTS: Readonly<Record<LanguageId, () => Promise<Lessons>>> = {
  en: async () => (await import('./en/lessons.ts')).lessons,
  de: async () => (await import('./de/lessons.ts')).lessons,
  fr: async () => (await import('./fr/lessons.ts')).lessons,
};
export const lessonsIn = (language: LanguageId): Promise<Lessons> => TEXTS[language]();
