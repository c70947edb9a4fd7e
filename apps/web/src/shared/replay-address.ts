/** Addresses of finished games that anybody may look back on. */

/**
 * @param game  the id of an online table, or the game itself: see `replay-link.ts`
 * @param at  the number of choices before the moment to show; null for the end
 */
export const replayAddress = (game: string, at: number | null): string =>
  `${location.origin}${location.pathname}#/replay/${game}${at === null ? '' : `?at=${at}`}`;

/** @returns the number of choices before the moment in the address; null if it names none */
export function momentInAddress(hash: string): number | null {
  const at = Number.parseInt(new URLSearchParams(hash.split('?')[1]).get('at') ?? '', 10);
  return at >= 0 ? at : null;
}
