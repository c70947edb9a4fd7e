import type { Seat, View } from '@bb/golden-age/rules';

export type { PirateId } from '@bb/golden-age/rules';

/** The seats in turn order from Player A; from seat 0 before Player A is determined. */
export const seatsInOrder = (view: View): readonly Seat[] =>
  Array.from({ length: view.players }, (_, i) => (Math.max(0, view.first) + i) % view.players);
