import type { RawProjection } from 'd3-geo';

/** Longitude and latitude in degrees, or a position on the board in board units. */
export type Point = [number, number];
/** x, y, width, height. */
export type Box = [number, number, number, number];
export type PanelId = 'americas' | 'guinea' | 'indies';
export type Nationality = 'english' | 'spanish' | 'french' | 'dutch' | 'portuguese' | 'arab' | 'pirate';
export type Side = 'e' | 'w' | 'n' | 's';

/** The size of the board, in board units. */
export const WIDTH = 1600;
export const HEIGHT = 1000;

const RADIAN = Math.PI / 180;

/**
 * Plate carrée up to 22° N, and gradually compressed north of it, so that the Caribbean gets a larger scale. `northHeight` and
 * `northWidth` are the factors reached in the north.
 */
function squeezed(northHeight: number, northWidth: number): RawProjection {
  const ease = (t: number): number => {
    const u = Math.min(1, Math.max(0, t));
    return u * u * (3 - 2 * u);
  };
  const STEP = 0.25;
  const heights: number[] = [];
  let height = 0;
  for (let lat = -60; lat <= 80; lat += STEP) {
    heights.push(height);
    height += STEP * (1 + (northHeight - 1) * ease((lat + STEP / 2 - 22) / 11));
  }
  const heightAt = (lat: number): number => {
    const place = (lat + 60) / STEP;
    const index = Math.max(0, Math.min(heights.length - 2, Math.floor(place)));
    const low = heights[index] ?? 0;
    const high = heights[index + 1] ?? 0;
    return low + (high - low) * (place - index);
  };
  return (lambda, phi) => {
    const lat = phi / RADIAN;
    const width = 1 + (northWidth - 1) * ease((lat - 22) / 22);
    return [lambda * width, heightAt(lat) * RADIAN];
  };
}

export interface PanelSource {
  id: PanelId;
  frame: Box;
  raw: RawProjection;
  /** Central longitude of the projection, in degrees. */
  center: number;
  /** South-west and north-east corners of what the frame must show. */
  window: [Point, Point];
  /** Degrees between the dark bars of the frame's scale. */
  scaleStep: number;
}

export const PANELS: PanelSource[] = [
  {
    id: 'americas',
    frame: [42, 42, 980, 916],
    raw: squeezed(0.69, 0.78),
    center: -75.2,
    window: [
      [-92.9, 7.1],
      [-57.2, 44.2],
    ],
    scaleStep: 1,
  },
  {
    id: 'guinea',
    frame: [1050, 42, 508, 312],
    raw: (lambda, phi) => [lambda, phi],
    center: 0,
    window: [
      [-17.9, -4.6],
      [13.0, 13.4],
    ],
    scaleStep: 1,
  },
  {
    id: 'indies',
    frame: [1050, 376, 508, 582],
    raw: (lambda, phi) => [lambda * 0.97, phi],
    center: 58,
    window: [
      [35.6, -28.4],
      [81.4, 22.2],
    ],
    scaleStep: 1,
  },
];

export interface PortSource {
  id: string;
  name: string;
  nationality: Nationality;
  areas: string[];
  lonLat: Point;
  /** Offset of the shield's center from the geographic position, in board units. */
  shield: Point;
  /** The side of the shield on which the name stands. */
  side: Side;
  /** The preferred side for counters in port. */
  berths?: Side;
  /** Offsets from the geographic position and from the shield, where the computed position is not good; in board units. */
  merchant?: Point;
  governor?: Point;
}

type PortRow = [
  id: string,
  name: string,
  nationality: Nationality,
  areas: string[],
  lon: number,
  lat: number,
  shield: Point,
  side: Side,
  more?: Partial<PortSource>,
];

const PORT_ROWS: PortRow[] = [
  ['boston', 'Boston', 'english', ['north-atlantic'], -71.06, 42.36, [-20, -2], 'w'],
  ['new-york', 'New York', 'english', ['north-atlantic'], -74.01, 40.7, [-20, -10], 'w'],
  ['philadelphia', 'Philadelphia', 'english', ['north-atlantic'], -75.14, 39.95, [-22, 12], 'w'],
  ['virginia', 'Virginia', 'english', ['central-atlantic'], -76.3, 36.95, [-21, -4], 'w'],
  ['bath', 'Bath', 'english', ['central-atlantic'], -76.81, 35.48, [-22, 6], 'w'],
  ['charleston', 'Charleston', 'english', ['south-atlantic'], -79.93, 32.78, [-20, -6], 'w'],
  ['st-augustine', 'St. Augustine', 'spanish', ['south-atlantic'], -81.31, 29.9, [-20, -2], 'w'],
  ['campeche', 'Campeche', 'spanish', ['central-america'], -90.53, 19.85, [4, 20], 's'],
  ['honduras', 'Honduras', 'spanish', ['central-america'], -85.95, 15.92, [-2, 20], 's'],
  ['portobello', 'Portobello', 'spanish', ['central-america'], -79.65, 9.55, [0, 20], 's'],
  ['cartagena', 'Cartagena', 'spanish', ['south-america'], -75.51, 10.42, [8, 20], 's'],
  ['curacao', 'Curaçao', 'dutch', ['south-america'], -68.93, 12.11, [0, -19], 'n'],
  ['port-o-spain', "Port o' Spain", 'spanish', ['south-america'], -61.52, 10.66, [0, 21], 's'],
  ['martinique', 'Martinique', 'french', ['east-caribbean'], -61.07, 14.6, [-18, 0], 'w'],
  ['guadeloupe', 'Guadeloupe', 'french', ['east-caribbean'], -61.73, 16.0, [-19, -4], 'w'],
  ['san-juan', 'San Juan', 'spanish', ['east-caribbean'], -66.11, 18.47, [0, -18], 'n'],
  ['santo-domingo', 'Santo Domingo', 'spanish', ['east-caribbean'], -69.9, 18.47, [2, 19], 's'],
  ['isla-de-tortuga', 'Isla de Tortuga', 'pirate', ['east-caribbean'], -72.8, 20.05, [4, -18], 'n'],
  ['port-royal', 'Port Royal', 'english', ['west-caribbean'], -76.84, 17.94, [-4, 18], 'w'],
  ['santiago', 'Santiago', 'spanish', ['west-caribbean'], -75.82, 20.02, [-10, 18], 'w'],
  ['havana', 'Havana', 'spanish', ['west-caribbean'], -82.36, 23.14, [-2, -18], 'n'],
  ['new-providence', 'New Providence', 'pirate', ['south-atlantic'], -77.35, 25.06, [18, -6], 'e'],
  ['bermuda', 'Bermuda', 'english', ['north-atlantic', 'central-atlantic'], -64.78, 32.29, [0, 18], 's'],
  ['cape-coast', 'Cape Coast', 'english', ['gold-coast'], -1.25, 5.1, [-22, -19], 'w'],
  ['cormantin', 'Cormantin', 'dutch', ['gold-coast'], -1.09, 5.2, [10, -24], 'n'],
  ['whydah', 'Whydah', 'french', ['gold-coast'], 2.09, 6.36, [6, -20], 'e'],
  ['cape-lopez', 'Cape Lopez', 'portuguese', ['gold-coast'], 8.72, -0.63, [-17, 4], 'w'],
  ['kilwa', 'Kilwa', 'arab', ['east-africa'], 39.51, -8.96, [-20, 4], 's'],
  ['zanzibar', 'Zanzibar', 'arab', ['east-africa'], 39.19, -6.16, [20, -2], 'e'],
  ['ethiopia', 'Ethiopia', 'arab', ['east-africa'], 39.45, 15.61, [-8, 21], 's'],
  ['mocha', 'Mocha', 'arab', ['east-africa'], 43.25, 13.32, [14, -20], 'e'],
  ['bombay', 'Bombay', 'english', ['india'], 72.83, 18.95, [20, -12], 'e'],
  ['severndroog', 'Severndroog', 'arab', ['india'], 73.09, 17.82, [-21, 2], 'w'],
  ['goa', 'Goa', 'portuguese', ['india'], 73.8, 15.5, [21, 15], 'e'],
  ['calicut', 'Calicut', 'dutch', ['india'], 75.77, 11.25, [-20, 4], 'w'],
  ['isle-ste-marie', 'Isle Ste. Marie', 'pirate', ['east-africa'], 49.89, -16.98, [19, -4], 'e'],
];

export const PORTS: PortSource[] = PORT_ROWS.map(([id, name, nationality, areas, lon, lat, shield, side, more]) => ({
  id,
  name,
  nationality,
  areas,
  lonLat: [lon, lat],
  shield,
  side,
  ...more,
}));
