/** Texts that stand in all languages in one place, by the name of the thing they tell of. */
import type { LanguageId } from '@bb/kernel';

export type InLanguages<T = string> = Readonly<Record<LanguageId, T>>;

/** A field with an entry for each name, if there are names. */
export type Named<Field extends string, Name extends string, Entry> = [Name] extends [never]
  ? unknown
  : Readonly<Record<Field, Readonly<Record<Name, Entry>>>>;

export type Entry<V> = readonly [name: string, value: V];

/** @returns the entries in this part of the things */
export const entriesOf = <Thing, V>(
  things: Readonly<Record<string, Thing>>,
  part: (thing: Thing) => Readonly<Record<string, V>> | undefined,
): readonly Entry<V>[] => Object.values(things).flatMap((thing) => Object.entries(part(thing) ?? {}));

/** The type of the texts, `Named`, must say that no name is missing. */
export const recordOf = <K extends string, V>(entries: readonly Entry<V>[]): Readonly<Record<K, V>> =>
  Object.fromEntries(entries) as Record<K, V>;

export const inLanguage = <K extends string, V>(entries: readonly Entry<InLanguages<V>>[], id: LanguageId): Readonly<Record<K, V>> =>
  recordOf(entries.map(([name, texts]) => [name, texts[id]]));
