import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { lessons as en } from './en/lessons.ts';

export type Lesson = keyof typeof en;
export type Lessons = Readonly<Record<Lesson, string>>;

/** @returns the lessons of the first voyage in the current language, loaded with it */
export const lessons = catalogue<Lessons>(en, {
  de: async () => (await import('./de/lessons.ts')).lessons,
  fr: async () => (await import('./fr/lessons.ts')).lessons,
});
