import type { RigName } from '@bb/table-kit/drawing/ships.ts';

/** The rig of a warship by its class in the component set: a fifth-rate is a two-decker, a sixth-rate a frigate. */
export const rigOfWarship = (rate: string): RigName =>
  rate === 'fifth-rate' ? 'two-decker' : rate === 'sixth-rate' ? 'frigate' : 'sloop-of-war';
