/** What a list of choices shows. A game says what its buttons are; the list lays them out, and gives them their keys. */

import type { Hint } from './choosing.svelte.ts';

/** A button of the list. */
export interface ListedChoice {
  readonly id: string;
  /** The whole sentence, for screen readers. */
  readonly label: string;
  /** What the button shows. */
  readonly brief: string;
  /** Small print behind it, such as a chance; empty for none. */
  readonly note?: string;
  /** What it costs beyond its label; empty for nothing. The label need not say it. */
  readonly cost?: string;
  readonly tooltip?: (() => string | undefined) | undefined;
  /** Its key. The list gives keys to those in rows and to the others, if they name none. */
  readonly key?: string;
  /** The ids of the choices it makes or leads to, by which a tutorial finds it. */
  readonly leadsTo?: string;
  /** It stands out, unless it is costly. */
  readonly isStrong?: boolean;
  /** It would waste or cost something, so the first key is not its own. */
  readonly isCostly?: boolean;
  /** It waits to be pressed again. */
  readonly isArmed?: boolean;
  /** Why it is unavailable, in whole sentences. */
  readonly why?: () => Hint | null;
  readonly take: () => void;
}

/** Buttons behind the words that they have in common. */
export interface ListedRow {
  readonly id: string;
  /** Empty if they have none. */
  readonly title: string;
  /** What a button shows is read after the title: `Sail to`, and `Bath`. */
  readonly isVerb?: boolean;
  /** The map marks all of its choices, so the row is folded until the player opens the list. */
  readonly isOnMap?: boolean;
  readonly choices: readonly ListedChoice[];
}

/** The key that ends a question: pass, done, end the turn. */
export const CLOSING_KEY = '0';
/** The keys that pass for the rest of the turn, and for longer. */
export const [STANDING_KEY, LONGER_KEY] = ['-', '='] as const;
/** The key that shows unavailable choices. */
export const UNAVAILABLE_KEY = '*';
/** The key that opens the list of what is chosen on the map, and closes it again. */
export const LIST_KEY = ':';
const KEYS = '123456789abcdefghijklmnopqrstvwxyz';

/**
 * @param choices  in the order in which they stand
 * @returns the same, with their keys as far as the keys reach. Nothing costly has the first one.
 */
export function withKeys(choices: readonly ListedChoice[]): readonly ListedChoice[] {
  const first = choices[0]?.isCostly ? 1 : 0;
  return choices.map((choice, i) => {
    const key = choice.key ?? KEYS[i + first];
    return key === undefined ? choice : { ...choice, key };
  });
}
