/** Hints: explanations that are shown once, when their subject first comes up. */

/** The hints of a game, by the decisions and events that they explain. */
export interface Hints<Hint extends string> {
  readonly byAsk: { readonly [ask: string]: Hint };
  readonly byEvent: { readonly [event: string]: Hint };
}

export const allHints = <Hint extends string>({ byAsk, byEvent }: Hints<Hint>): readonly Hint[] => [
  ...new Set([...Object.values(byAsk), ...Object.values(byEvent)]),
];

/**
 * @param ask  what the player is asked; null if nobody asks the player
 * @returns the first unseen hint for the events that have just happened, or else for the decision
 */
export function hintFor<Hint extends string>(
  { byAsk, byEvent }: Hints<Hint>,
  events: readonly { readonly type: string }[],
  ask: string | null,
  isSeen: (hint: Hint) => boolean,
): Hint | null {
  const hints = [...events.map(({ type }) => byEvent[type]), ask === null ? undefined : byAsk[ask]];
  return hints.find((hint) => hint !== undefined && !isSeen(hint)) ?? null;
}
