/** The prose of the chronicle: the lives of pirates, in words without figures. Loaded with the chronicle. */

import type { LanguageId } from '@bb/kernel';
import type { GameEvent, PirateId } from '../rules/index.ts';
import type { PieceNames } from './language.ts';
import { type DeedKind, type DeedOf, deedsOf, type Triumph } from './prose-deeds.ts';

export { sailorsOf, triumphsOf } from './prose-deeds.ts';

/** Sentences that say the same. Which of them a life takes goes by its chapter, so that lives that stand together differ. */
export interface Forms {
  /** For an event that is the first of its kind in his life. */
  readonly first: readonly string[];
  /** For the later ones. */
  readonly again: readonly string[];
}
export const forms = (first: readonly string[], again = first): Forms => ({ first, again });

export interface ProseWords {
  /** The pronoun for a pirate, as a sentence begins with it. */
  readonly he: string;
  /** @param he how the pirate is called where a sentence begins with him */
  readonly deeds: { readonly [K in DeedKind]: (he: string, deed: DeedOf<K>, player: string) => Forms };
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

/** His name begins the first of this many sentences, and a pronoun the others. */
const SENTENCES_A_NAME = 4;

export interface Life {
  readonly prose: ProseWords;
  readonly pieces: PieceNames;
  /** The name of his player. */
  readonly player: string;
  /** The index of his chapter. */
  readonly chapter: number;
  /** By what he has won the game; null if he has not. */
  readonly triumph: Triumph | null;
}

/** The life of a pirate, a sentence for each great event. */
export function lifeOf(
  pirate: PirateId,
  events: readonly GameEvent[],
  { prose, pieces, player, chapter, triumph }: Life,
): readonly string[] {
  const counts = new Map<DeedKind, number>();
  return deedsOf(pirate, events, triumph).map((deed, i) => {
    const nth = counts.get(deed.kind) ?? 0;
    counts.set(deed.kind, nth + 1);
    const { first, again } = told(deed.kind, deed, i % SENTENCES_A_NAME === 0 ? pieces.pirate(pirate) : prose.he, player, prose);
    const said = nth === 0 ? first : again;
    return said[(chapter + nth) % said.length] ?? '';
  });
}

const told = <K extends DeedKind>(kind: K, deed: DeedOf<K>, he: string, player: string, { deeds }: ProseWords): Forms =>
  deeds[kind](he, deed, player);

/** @returns a number of pounds as a storyteller remembers it: up to nine hundred in hundreds, beyond that in thousands */
export function roughly(pounds: number): { readonly of: 'hundreds' | 'thousands'; readonly number: number } {
  const hundreds = Math.round(pounds / 100);
  return hundreds <= 9 ? { of: 'hundreds', number: hundreds } : { of: 'thousands', number: Math.round(pounds / 1000) };
}
