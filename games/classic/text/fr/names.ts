/** What pieces and places are called where they stand alone. */
import { OCEAN_NAMES } from '../../rules/index.ts';
import type { PieceNames } from '../language.ts';
import { pounds } from './grammar.ts';
import {
  commissioner,
  find,
  goods,
  governor,
  hostage,
  letter,
  merchant,
  people,
  pirate,
  shipName,
  sideOf,
  sighting,
  slot,
  warship,
} from './pieces.ts';
import { OCEANS, place, port } from './places.ts';

export const pieces: PieceNames = {
  pirate,
  ship: shipName,
  port,
  place,
  ocean: (id) => OCEANS[OCEAN_NAMES[id]],
  nation: people,
  letter,
  governor,
  sideOf,
  commissioner,
  sighting,
  slot,
  hostage,
  merchant,
  warship,
  goods,
  find,
  pounds,
};
