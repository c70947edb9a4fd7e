/** What a choice has shown its seat, so that the seat can't take it back. */
import { HIDDEN, NONE } from './data/ids.ts';
import type { View } from './state/views.ts';

/** Whether a piece that lay hidden is known now. */
const isShown = (before: readonly number[], after: readonly number[]): boolean =>
  before.some((piece, i) => piece === HIDDEN && (after[i] ?? NONE) !== HIDDEN && (after[i] ?? NONE) !== NONE);

/** @param before  the seat's view before its choice @returns whether it knows a merchant, a warship, a home port or a card now that it did not know */
export const reveals = (before: View, after: View): boolean =>
  isShown(before.merchantOn, after.merchantOn) ||
  isShown(before.warshipOn, after.warshipOn) ||
  isShown(before.homePort, after.homePort) ||
  after.secretCards.some((card) => card !== HIDDEN && !before.secretCards.includes(card));
