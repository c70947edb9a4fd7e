/** The prose of the chronicle: the lives of pirates, in words without figures. Loaded with the chronicle. */

import type { LanguageId } from '@bb/kernel';
import type { GameEvent, PirateId } from '../rules/index.ts';
import type { PieceNames } from './language.ts';
import { type DeedKind, type DeedOf, deedsOf } from './prose-deeds.ts';

export { sailorsOf } from './prose-deeds.ts';

export interface ProseWords {
  /** The pronoun for a pirate, as a sentence begins with it. */
  readonly he: string;
  /** Several forms of each sentence, which take turns. @param he how the pirate is called at its beginning */
  readonly deeds: { readonly [K in DeedKind]: (he: string, deed: DeedOf<K>, player: string) => readonly string[] };
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

/** What happens once in a life; the other forms are for other pirates. */
const ONCE: ReadonlySet<DeedKind> = new Set<DeedKind>(['begins', 'lost', 'retired', 'atSea', 'career']);

/** The life of a pirate, a sentence for each great event. @param player who played him */
export function lifeOf(
  pirate: PirateId,
  events: readonly GameEvent[],
  { prose, pieces, player }: { readonly prose: ProseWords; readonly pieces: PieceNames; readonly player: string },
): readonly string[] {
  const counts = new Map<DeedKind, number>();
  return deedsOf(pirate, events).map((deed, i) => {
    const nth = ONCE.has(deed.kind) ? pirate : (counts.get(deed.kind) ?? 0);
    counts.set(deed.kind, nth + 1);
    const forms = told(deed.kind, deed, i % SENTENCES_A_NAME === 0 ? pieces.pirate(pirate) : prose.he, player, prose);
    return forms[nth % forms.length] ?? '';
  });
}

const told = <K extends DeedKind>(kind: K, deed: DeedOf<K>, he: string, player: string, { deeds }: ProseWords): readonly string[] =>
  deeds[kind](he, deed, player);

/** @returns a number of pounds as a storyteller remembers it: up to nine hundred in hundreds, beyond that in thousands */
export function roughly(pounds: number): { readonly of: 'hundreds' | 'thousands'; readonly number: number } {
  const hundreds = Math.round(pounds / 100);
  return hundreds <= 9 ? { of: 'hundreds', number: hundreds } : { of: 'thousands', number: Math.round(pounds / 1000) };
}
