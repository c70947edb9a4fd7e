import type { PanelId, Point } from './geo.ts';

/** The English name of a land. `size` and `spacing` are in board units, `rotate` in degrees clockwise. */
export interface LandName {
  text: string;
  panel: PanelId;
  lonLat: Point;
  size: number;
  rotate: number;
  spacing: number;
  /** Degrees of the arc along which the name runs: positive if its middle is highest, negative if lowest. */
  bend?: number;
}

type NameRow = [text: string, panel: PanelId, lon: number, lat: number, size: number, rotate: number, spacing: number, bend?: number];

const NAME_ROWS: NameRow[] = [
  ['CAROLINA', 'americas', -83.1, 35.1, 12.5, -24, 3, 26],
  ['FLORIDA', 'americas', -81.62, 27.95, 9, 62, 2],
  ['LOUISIANA', 'americas', -88.9, 31.1, 15, 0, 9, 10],
  ['TABASCO', 'americas', -91.1, 16.95, 9, 0, 1],
  ['YUCATAN', 'americas', -88.75, 20.2, 11, -6, 2.5],
  ['TERRA FIRMA', 'americas', -69.2, 8.5, 18, -2, 11, -14],
  ['CUBA', 'americas', -79.1, 22.0, 11, 17, 8, 10],
  ['HISPANIOLA', 'americas', -71.0, 18.95, 9.5, 2, 1.8],
  ['NICARAGUA', 'americas', -85.0, 12.75, 9, 0, 1.5],
  ['DARIEN', 'americas', -76.9, 7.6, 8, 0, 1],
  ['GUIANA', 'americas', -61.0, 7.8, 11, 0, 4],
  ['AFRICA', 'guinea', 2.6, 11.6, 21, 0, 20, 16],
  ['GUINEA', 'guinea', -7.4, 7.9, 15, 4, 10, 14],
  ['BENIN', 'guinea', 9.6, 8.0, 12, 0, 4],
  ['GABON', 'guinea', 10.75, -2.3, 8, 0, 1],
  ['SENEGAL', 'guinea', -12.2, 12.1, 10, 0, 3],
  ['ARABIA', 'indies', 49.9, 18.6, 19, -12, 10, 22],
  ['ABISSINIA', 'indies', 40.3, 8.0, 10.5, 0, 1],
  ['ZANGUEBAR', 'indies', 39.6, -0.6, 10.5, -52, 3.6, 16],
  ['MADAGASCAR', 'indies', 46.4, -19.9, 11, -70, 3, 14],
  ['MOZAMBIQUE', 'indies', 38.2, -15.4, 8, -66, 1],
  ['MYSORE', 'indies', 77.75, 13.0, 8.5, -82, 1.2],
];

export const LAND_NAMES: LandName[] = NAME_ROWS.map(([text, panel, lon, lat, size, rotate, spacing, bend]) => ({
  text,
  panel,
  lonLat: [lon, lat],
  size,
  rotate,
  spacing,
  ...(bend === undefined ? {} : { bend }),
}));

/** The English name of a cape, gulf, bank or island, written on the water. Units as in `LandName`. */
export interface WaterName {
  text: string;
  panel: PanelId;
  lonLat: Point;
  size: number;
  rotate: number;
  bend?: number;
}

const WATER_ROWS: [string, PanelId, number, number, number, number][] = [
  ['Isle of Pines', 'americas', -83.2, 20.95, 8.5, 0],
  ['Bahama Bank', 'americas', -78.6, 23.35, 8.5, 28],
  ['Gulf of Darien', 'americas', -76.95, 9.35, 8, -62],
  ['Mosquito Coast', 'americas', -82.8, 13.4, 8.5, 84],
  ['Windward Passage', 'americas', -74.35, 19.4, 7.5, -66],
  ['Bay of Campeche', 'americas', -91.0, 21.45, 8.5, 0],
  ['Leeward Isles', 'americas', -61.35, 18.0, 8.5, 40],
  ['Barbados', 'americas', -59.75, 13.72, 8.5, 0],
  ['Caymans', 'americas', -80.7, 19.0, 8.5, 0],
  ['Cape Hatteras', 'americas', -74.3, 34.9, 8, 0],
  ['Bight of Benin', 'guinea', 4.2, 4.1, 10.5, 0],
  ['Grain Coast', 'guinea', -10.4, 4.7, 10.5, 32],
  ['I. St. Thomas', 'guinea', 5.0, 0.25, 9, 0],
  ['Red Sea', 'indies', 38.45, 19.6, 10, 62],
  ['Gulf of Aden', 'indies', 47.6, 12.4, 9.5, -12],
  ['I. Socotora', 'indies', 54.2, 11.4, 9, 0],
  ['Mosambique Channel', 'indies', 40.2, -20.6, 9.5, -58],
  ['Maldives', 'indies', 74.6, 4.0, 9, 78],
  ['Laccadives', 'indies', 71.0, 9.3, 9, 0],
  ['I. Comoro', 'indies', 44.4, -10.8, 8.5, 0],
  ['I. Bourbon', 'indies', 60.3, -20.9, 8.5, 0],
  ['Sechelles', 'indies', 56.4, -3.4, 8.5, 0],
];

export const WATER_NAMES: WaterName[] = WATER_ROWS.map(([text, panel, lon, lat, size, rotate]) => ({
  text,
  panel,
  lonLat: [lon, lat],
  size,
  rotate,
}));
