/** The chronicle's prose: the log's sentences without bookkeeping, in varied words. Loaded with the chronicle. */
import type { EventOf, EventType, GameEvent } from '@bb/golden-age/rules';
import type { LanguageId } from '@bb/kernel';
import type { EventWords, Language, StoryWords } from './language.ts';

/** Picks one of the forms of a sentence: another one each time that this kind of event occurs. */
export type Vary = (e: EventOf<EventType>, ...forms: readonly string[]) => string;

export interface ProseWords {
  /** `nine`, `13`: in words up to twelve. */
  count(number: number): string;
  /** The sentences that differ from the log's; empty for what a reader of a book does not miss. */
  events(vary: Vary): Partial<EventWords>;
  readonly proGovernors: StoryWords['proGovernors'];
}

export async function proseIn(id: LanguageId): Promise<ProseWords> {
  switch (id) {
    case 'en':
      return (await import('./en/prose.ts')).prose;
    case 'de':
      return (await import('./de/prose.ts')).prose;
    case 'fr':
      return (await import('./fr/prose.ts')).prose;
  }
}

/** @returns the language as one chronicle uses it: the next chronicle begins with the first form of each sentence again */
export function asProse(language: Language, prose: ProseWords): Language {
  const counts = new Map<EventType, number>();
  /** How many events of its kind came before each event: its sentence may be asked for again. */
  const places = new Map<GameEvent, number>();
  const vary: Vary = (e, ...forms) => {
    const place = places.get(e) ?? counts.get(e.type) ?? 0;
    if (!places.has(e)) counts.set(e.type, place + 1);
    places.set(e, place);
    return forms[place % forms.length] ?? '';
  };
  const { proGovernors } = prose;
  return {
    ...language,
    tellsFigures: false,
    events: { ...language.events, ...prose.events(vary) },
    story: { ...language.story, proGovernors },
  };
}

/** A sum of doubloons, as a storyteller remembers it. */
export interface RoughSum {
  /** How the sum compares to the number that is told. */
  readonly is: 'exact' | 'about' | 'over' | 'farOver' | 'nearly';
  /** Up to 12; 0 for a sum of thousands. */
  readonly hundreds: number;
  readonly thousands: number;
}

/** Up to twelve hundred a sum is told in hundreds, beyond that in thousands. @returns null for less than a hundred */
export function roughSum(doubloons: number): RoughSum | null {
  const all = Math.round(doubloons / 100);
  if (all === 0) return null;
  if (all <= 12) return { is: doubloons % 100 === 0 ? 'exact' : 'about', hundreds: all, thousands: 0 };
  const [thousands, rest] = [Math.floor(all / 10), all % 10];
  if (rest === 0) return { is: 'exact', hundreds: 0, thousands };
  if (rest >= 7) return { is: 'nearly', hundreds: 0, thousands: thousands + 1 };
  return { is: rest < 5 ? 'over' : 'farOver', hundreds: 0, thousands };
}
