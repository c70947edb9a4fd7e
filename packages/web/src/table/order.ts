import type { Seat, View } from '@bb/engine';

export type { PirateId } from '@bb/engine';

/** The seats from Player A on; as they sit, while that is not known. */
export const seatsInOrder = (view: View): readonly Seat[] =>
  Array.from({ length: view.players }, (_, i) => (Math.max(0, view.first) + i) % view.players);
