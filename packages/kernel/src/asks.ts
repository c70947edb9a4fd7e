/** What the platform must know of an ask: a point of the game where somebody has to choose. */

/**
 * - `chance`: a die or a draw. The randomness of the table answers.
 * - `open`: one seat is asked. How long it takes to answer may tell others what it likes.
 * - `faceDown`: the answer lies hidden in the position until the rules reveal it. What a seat may answer must not depend on what
 *   the seats asked before it have answered, so that all can be asked at the same time.
 * - `window`: what a seat may answer depends on pieces that others can't see. So its answer is sealed, and its delay tells nothing.
 *   All seats that would be asked if the others let the moment pass are asked at the same time.
 *
 * `onBoard` has the types of the choices that name a place or a piece of the board. A table with a board marks them there, and folds the
 * list of the same choices. The others, such as to stop, stay in the list.
 *
 * @example
 * const TRAITS = {
 *   rollDie: { kind: 'chance' },
 *   chooseCove: { kind: 'faceDown', single: 'ask', onBoard: ['landAt'] },
 *   hinderRoll: { kind: 'window', quiet: 'pass', inAdvance: true },
 * } as const satisfies AskTable<Choice['type']>;
 */
export type AskTraits<Kind extends string = string> =
  | { readonly kind: 'chance' }
  | {
      readonly kind: 'open' | 'faceDown';
      /**
       * Whether a seat with a single legal choice is asked, or the choice made for it. A choice that is made at once tells everybody that it
       * was the only one, so `play` is for asks whose number of choices everybody knows.
       */
      readonly single: 'ask' | 'play';
      readonly onBoard?: readonly Kind[];
    }
  | {
      readonly kind: 'window';
      /** The type of the choice that lets the moment pass. */
      readonly quiet: Kind;
      /** Whether a seat may order the quiet answer before it is asked. */
      readonly inAdvance: boolean;
    };

/** The traits of a game's asks, by name. */
export type AskTable<Kind extends string = string, Name extends string = string> = Readonly<Record<Name, AskTraits<Kind>>>;

/** @returns whether this choice is made on the board */
export const isOnBoard = <Kind extends string>(traits: AskTraits<Kind>, { type }: { readonly type: Kind }): boolean =>
  'onBoard' in traits && traits.onBoard?.includes(type) === true;
