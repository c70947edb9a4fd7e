/** A game's choices. Each exists once, frozen, with a dense id, so that choices can be compared by identity and used as indices of tables. */
import { BadInput } from './bad-input.ts';
import { isRecord } from './json.ts';

/** Any choice of any game. Its id is its index in the registry. */
export interface AnyChoice {
  readonly id: number;
  readonly type: string;
}

/**
 * A choice as JSON, with pieces by name and numbers as they are.
 *
 * @example { type: 'playCard', card: 'reef-1' }
 */
export interface ChoiceJson<Kind extends string = string> {
  readonly type: Kind;
  readonly [field: string]: string | number;
}

/** The choices of one game. `Choice` is the union of them. */
export interface ChoiceRegistry<Choice extends AnyChoice> {
  /** By id. */
  readonly all: readonly Choice[];
  toJson(choice: Choice): ChoiceJson<Choice['type']>;
  /** @returns undefined if the game has no such choice */
  find(json: unknown): Choice | undefined;
  /** @param path  where the choice is in the input, for messages. @throws BadInput if the game has no such choice */
  fromJson(json: unknown, path?: string): Choice;
}

/**
 * The choices of a game, from a type that says which pieces each kind names.
 *
 * @example
 * interface Fields {
 *   sail: object;
 *   playCard: { readonly card: number };
 * }
 * type Choice = ChoiceOf<Fields>; // { id; type: 'sail' } | { id; type: 'playCard'; card }
 */
export type ChoiceOf<Fields, K extends keyof Fields = keyof Fields> = K extends keyof Fields & string
  ? { readonly id: number; readonly type: K } & Fields[K]
  : never;

/** A registry that the modules of a game fill while they load. */
export interface OpenRegistry<Fields extends { readonly [K in keyof Fields]: object }> extends ChoiceRegistry<ChoiceOf<Fields>> {
  /** Registers a choice. */
  one<K extends keyof Fields & string>(type: K, fields: Fields[K]): ChoiceOf<Fields, K>;
  /** Registers a choice for each item. */
  each<I, K extends keyof Fields & string>(over: readonly I[], type: K, fields: (item: I) => Fields[K]): readonly ChoiceOf<Fields, K>[];
  /** Registers a choice for each pair of ids. Both lists hold consecutive ids. @returns a function that finds the choice of a pair */
  grid<A extends number, B extends number, K extends keyof Fields & string>(
    as: readonly A[],
    bs: readonly B[],
    type: K,
    fields: (a: A, b: B) => Fields[K],
  ): (a: A, b: B) => ChoiceOf<Fields, K>;
}

const keyOf = (json: object): string =>
  Object.entries(json)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, value]) => `${field}=${String(value)}`)
    .join(' ');

/**
 * @param names  the names of the pieces, by the field of a choice that holds one; other fields are plain numbers
 *
 * @example
 * const choices = choiceRegistry<Fields>({ card: ['reef-1', 'reef-2'] });
 * const SAIL = choices.one('sail', {});
 * const PLAY_CARD = choices.each([0, 1], 'playCard', (card) => ({ card }));
 * choices.toJson(PLAY_CARD[1]); // { type: 'playCard', card: 'reef-2' }
 */
export function choiceRegistry<Fields extends { readonly [K in keyof Fields]: object }>(
  names: Readonly<Record<string, readonly string[]>> = {},
): OpenRegistry<Fields> {
  type Choice = ChoiceOf<Fields>;
  type Json = ChoiceJson<Choice['type']>;
  const all: Choice[] = [];
  /** Filled on demand: a game may have thousands of choices, and use hundreds. */
  const jsonOf: (Json | undefined)[] = [];
  const byType = new Map<string, ReadonlyMap<string, Choice>>();

  function one<K extends keyof Fields & string>(type: K, fields: Fields[K]): ChoiceOf<Fields, K> {
    // TypeScript can't see that the id, the type and the fields make the whole.
    const choice = Object.freeze({ id: all.length, type, ...fields }) as unknown as ChoiceOf<Fields, K>;
    all.push(choice);
    return choice;
  }

  function toJson(choice: Choice): Json {
    const known = jsonOf[choice.id];
    if (known) return known;
    const json: Record<string, string | number> & { type: Choice['type'] } = { type: choice.type };
    for (const [field, value] of Object.entries(choice)) {
      if (field === 'id' || field === 'type' || typeof value !== 'number') continue;
      json[field] = names[field]?.[value] ?? value;
    }
    jsonOf[choice.id] = Object.freeze(json);
    return json;
  }

  function choicesByKey(type: string): ReadonlyMap<string, Choice> {
    const known = byType.get(type);
    if (known) return known;
    const choices = new Map(all.filter((choice) => choice.type === type).map((choice) => [keyOf(toJson(choice)), choice]));
    if (choices.size > 0) byType.set(type, choices);
    return choices;
  }

  const find = (json: unknown): Choice | undefined =>
    isRecord(json) && typeof json.type === 'string' ? choicesByKey(json.type).get(keyOf(json)) : undefined;

  return {
    all,
    one,
    each: (over, type, fields) => over.map((item) => one(type, fields(item))),
    grid(as, bs, type, fields) {
      const choices = as.flatMap((a) => bs.map((b) => one(type, fields(a, b))));
      const columns = bs.length;
      const start = as[0] * columns + bs[0];
      return (a, b) => choices[a * columns + b - start];
    },
    toJson,
    find,
    fromJson(json, path = '') {
      if (!isRecord(json)) throw new BadInput(path, 'a choice must be an object');
      const choice = find(json);
      if (choice) return choice;
      throw new BadInput(path, `no such choice: ${JSON.stringify(json).slice(0, 120)}`);
    },
  };
}
