/** What pieces and places are called where they stand alone. */
import { RECONSTRUCTED as SET } from '../../rules/index.ts';
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
  nation,
  pirate,
  place,
  port,
  ship,
  sideOf,
  sighting,
  slot,
  warship,
} from './pieces.ts';

export const pieces: PieceNames = {
  pirate,
  ship,
  port,
  place,
  ocean: (id) => SET.oceans[id].name,
  nation,
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
