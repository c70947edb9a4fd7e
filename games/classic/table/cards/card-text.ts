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

function randomEventText(event: RandomEvent, where: OceanId | typeof NONE, { texts, pieces }: CardWords): string {
  const name = texts.randomEvents[event];
  return where === NONE ? name : texts.eventIn(name, capital(pieces.ocean(where)));
}

const isLane = (id: string, lanes: CardTexts['lanes']): id is keyof CardTexts['lanes'] => Object.hasOwn(lanes, id);

type Lane = Tables['set']['lanes'][number];
/** @returns the lane that a hex is a station of */
export const laneAt = (t: Tables, hex: PlaceId): Lane | undefined =>
  t.set.lanes.find(({ stations }) => stations.includes(HEX_NAMES[hex] ?? ''));

/** @returns its name in the language of the texts; the set's own for a lane that we don't know */
export const laneText = ({ id, name }: Lane, { lanes }: CardTexts): string => (isLane(id, lanes) ? lanes[id] : name);

/** @returns such as `Coast Road 3`: the lane, and the place on it */
function stationText(t: Tables, station: PlaceId, { texts, pieces }: CardWords): string {
  const lane = laneAt(t, station);
  return lane ? texts.stationOn(laneText(lane, texts), lane.stations.indexOf(HEX_NAMES[station] ?? '') + 1) : pieces.place(station);
}

/** @returns what a search finds, in a line for each kind of hex, or in one if it is the same */
function findTexts({ findAtCoast, findAtSea }: Face, { texts }: CardWords): readonly string[] {
  const { finds, find, coast, sea } = texts;
  if (findAtCoast === findAtSea) return [capital(finds[findAtCoast])];
  return [find(capital(coast), finds[findAtCoast]), find(capital(sea), finds[findAtSea])];
}

function woundText({ wound }: Face, { texts }: CardWords): string {
  const { superficial, minor, crippling } = texts.wounds;
  return capital(wound === CRIPPLING ? crippling : wound === MINOR ? minor : superficial);
}

/** @returns the goods in an ocean's column */
const goodsText = (card: CardId, ocean: OceanId, { pieces }: CardWords): string => pieces.goods(card * OCEANS.length + ocean + 1);

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
