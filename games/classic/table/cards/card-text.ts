/** What the fields of an action card say. */
import {
  type CardId,
  CRIPPLING,
  type EventOf,
  HEX_NAMES,
  MINOR,
  NONE,
  OCEANS,
  type OceanId,
  type PlaceId,
  type Seat,
  type Tables,
} from '@bb/classic/rules';
import { capital, type PieceNames } from '@bb/classic/text';
import type { CardTexts } from '../i18n/en/cards.ts';

export type Field = EventOf<'cardDrawn'>['purpose'];
/** A player's turn or an event. */
export type Line = EventOf<'lineRead'>['line'];
export type RandomEvent = EventOf<'randomEventRead'>['event'];
type Face = Tables['cards'][number];

/** In the current language. */
export interface CardWords {
  readonly texts: CardTexts;
  readonly pieces: PieceNames;
  seat(seat: Seat): string;
}

/** @returns the line for this number of players */
export const lineOf = (face: Face, players: number): Line => face.next[players - 2] ?? NONE;

export const lineText = (line: Line, { texts, seat }: CardWords): string =>
  typeof line === 'number' ? texts.turnOf(seat(line)) : texts.lines[line];

export function randomEventText(event: RandomEvent, where: OceanId | typeof NONE, { texts, pieces }: CardWords): string {
  const name = texts.randomEvents[event];
  return where === NONE ? name : texts.eventIn(name, capital(pieces.ocean(where)));
}

const isLane = (id: string, lanes: CardTexts['lanes']): id is keyof CardTexts['lanes'] => Object.hasOwn(lanes, id);

/** @returns such as `Coast Road 3`: the lane, and the place on it */
export function stationText(t: Tables, station: PlaceId, { texts, pieces }: CardWords): string {
  const hex = HEX_NAMES[station] ?? '';
  const lane = t.set.lanes.find(({ stations }) => stations.includes(hex));
  if (!lane) return pieces.place(station);
  return texts.stationOn(isLane(lane.id, texts.lanes) ? texts.lanes[lane.id] : lane.name, lane.stations.indexOf(hex) + 1);
}

/** @returns what a search finds, in a line for each kind of hex, or in one if it is the same */
export function findTexts({ findAtCoast, findAtSea }: Face, { texts }: CardWords): readonly string[] {
  const { finds, find, coast, sea } = texts;
  if (findAtCoast === findAtSea) return [capital(finds[findAtCoast])];
  return [find(capital(coast), finds[findAtCoast]), find(capital(sea), finds[findAtSea])];
}

export function woundText({ wound }: Face, { texts }: CardWords): string {
  const { superficial, minor, crippling } = texts.wounds;
  return capital(wound === CRIPPLING ? crippling : wound === MINOR ? minor : superficial);
}

/** @returns the goods in an ocean's column */
export const goodsText = (card: CardId, ocean: OceanId, { pieces }: CardWords): string => pieces.goods(card * OCEANS.length + ocean + 1);

/** @returns what the field says that is read, in a few words each */
export function fieldTexts(t: Tables, card: CardId, field: Field, players: number, words: CardWords): readonly string[] {
  const face = t.cards[card];
  if (!face) return [];
  switch (field) {
    case 'nextPlayer':
      return [lineText(lineOf(face, players), words)];
    case 'randomEvent':
      return [randomEventText(face.randomEvent, face.eventOcean, words)];
    case 'station':
      return [stationText(t, face.station, words)];
    case 'search':
      return findTexts(face, words);
    case 'manifest':
      return OCEANS.map((ocean) => goodsText(card, ocean, words));
    case 'hostage':
      return [String(face.hostage)];
    case 'homePort':
      return face.homePort.map((port) => (port === NONE ? words.texts.closest : words.pieces.port(port)));
    case 'wound':
      return [woundText(face, words)];
  }
}
