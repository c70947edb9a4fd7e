import type { PanelId, Point } from './geo.ts';

/** Points where several borders end, as longitude and latitude. */
const BERMUDA: Point = [-64.78, 32.29];
const OFF_BERMUDA: Point = [-62.4, 31.3];
const SARGASSO: Point = [-67.2, 27.5];
const MOUCHOIR_NORTH: Point = [-73.45, 21.1];
const MOUCHOIR_SOUTH: Point = [-73.3, 20.72];
const FLORIDA: Point = [-80.8, 25.6];
const YUCATAN_CHANNEL: Point = [-85.6, 23.3];
const OFF_DARIEN: Point = [-78.5, 13.9];
const OFF_HISPANIOLA: Point = [-73.0, 14.5];
const OFF_BARBADOS: Point = [-58.9, 12.1];
const DARIEN: Point = [-77.7, 8.3];

/**
 * Borders between Sea Areas as curves through points of longitude and latitude. A border ends where three areas meet, inland, or
 * beyond the frame. Neighbors share it, so that there are no gaps.
 */
export const BORDERS: Record<string, Point[]> = {
  northCentral: [[-100, 46], [-82, 42], [-77.2, 39.7], [-75.1, 38.35], [-72.6, 37.2], [-69.2, 35.0], BERMUDA, OFF_BERMUDA],
  northOcean: [OFF_BERMUDA, [-60.8, 33.0], [-59.0, 36.4], [-56.0, 39.2], [-50, 42]],
  centralOcean: [OFF_BERMUDA, [-64.0, 29.2], SARGASSO],
  centralSouth: [[-100, 42], [-84, 37.2], [-79.6, 34.9], [-77.9, 33.75], [-74.4, 31.1], [-70.9, 28.6], SARGASSO],
  southOcean: [SARGASSO, [-67.9, 25.6], [-69.1, 23.7], [-71.0, 21.95], MOUCHOIR_NORTH],
  oceanTip: [MOUCHOIR_NORTH, MOUCHOIR_SOUTH],
  eastOcean: [MOUCHOIR_SOUTH, [-71.0, 21.0], [-67.4, 20.7], [-63.2, 20.0], [-60.2, 18.0], [-59.1, 15.4], OFF_BARBADOS],
  southAmericaOcean: [OFF_BARBADOS, [-57.2, 11.4], [-52, 10]],
  southWest: [MOUCHOIR_NORTH, [-75.1, 21.75], [-77.0, 22.75], [-78.8, 23.7], [-80.0, 24.7], FLORIDA],
  southGulf: [FLORIDA, [-81.7, 27.5], [-82.3, 30.2], [-84, 33], [-90, 36], [-100, 40]],
  westGulf: [FLORIDA, [-82.2, 25.0], [-84.2, 24.3], YUCATAN_CHANNEL],
  centralAmericaGulf: [YUCATAN_CHANNEL, [-88.2, 23.2], [-91, 22.7], [-100, 21.6]],
  westCentralAmerica: [YUCATAN_CHANNEL, [-85.1, 21.5], [-83.7, 19.6], [-82.0, 17.7], [-80.4, 15.7], OFF_DARIEN],
  westSouthAmerica: [OFF_DARIEN, [-75.9, 14.3], OFF_HISPANIOLA],
  westEast: [MOUCHOIR_SOUTH, [-73.72, 20.0], [-74.15, 19.25], [-74.95, 18.4], [-74.5, 16.9], [-73.5, 15.5], OFF_HISPANIOLA],
  eastSouthAmerica: [OFF_HISPANIOLA, [-70.4, 14.1], [-67.0, 13.7], [-63.8, 13.0], [-61.4, 11.95], OFF_BARBADOS],
  centralSouthAmerica: [OFF_DARIEN, [-78.5, 11.6], [-78.0, 9.7], DARIEN],
  southSeaCentral: [
    [-100, 19],
    [-93.5, 16.7],
    [-90.5, 15.0],
    [-87.5, 13.7],
    [-85.4, 12.3],
    [-84.0, 10.4],
    [-82.6, 8.95],
    [-81, 8.6],
    [-79.9, 9.15],
    [-79.0, 9.15],
    [-78.2, 8.85],
    DARIEN,
  ],
  southSeaSouth: [DARIEN, [-76.9, 5]],
  africaIndia: [
    [57.0, 27],
    [59.4, 22.6],
    [60.9, 19],
    [62.4, 13],
    [65.6, 5.5],
    [70.6, -1.5],
    [77, -6.6],
    [90, -12],
  ],
};

/** Corners beyond the frame. */
const NORTH_WEST: Point = [-100, 60];
const SOUTH_WEST: Point = [-100, 0];
const NORTH_EAST: Point = [-30, 60];
const SOUTH_EAST: Point = [-30, 0];

export interface AreaSource {
  id: string;
  panel: PanelId;
  name: string;
  /** The borders around the area in order, with `-` for the reverse direction, and corners beyond the frame. */
  ring: (string | Point)[];
  label: {
    lonLat: Point;
    size: number;
    rotate?: number;
    spacing: number;
    /** Degrees of the arc along which the name runs. */
    bend?: number;
    /** The name cut into lines. */
    lines?: string[];
  };
  /** Water outside the game. */
  closed?: true;
}

export const AREAS: AreaSource[] = [
  {
    id: 'north-atlantic',
    panel: 'americas',
    name: 'North Atlantic',
    ring: ['northCentral', 'northOcean', NORTH_EAST, NORTH_WEST],
    label: { lonLat: [-65.2, 38.3], size: 27, spacing: 7, bend: 16 },
  },
  {
    id: 'central-atlantic',
    panel: 'americas',
    name: 'Central Atlantic',
    ring: ['northCentral', 'centralOcean', '-centralSouth'],
    label: { lonLat: [-71.4, 32.9], size: 25, spacing: 3.4, rotate: 7, bend: 10 },
  },
  {
    id: 'south-atlantic',
    panel: 'americas',
    name: 'South Atlantic',
    ring: ['centralSouth', 'southOcean', 'southWest', 'southGulf'],
    label: { lonLat: [-73.4, 27.1], size: 27, spacing: 4, bend: 12 },
  },
  {
    id: 'west-caribbean',
    panel: 'americas',
    name: 'West Caribbean',
    ring: ['southWest', 'westGulf', 'westCentralAmerica', 'westSouthAmerica', '-westEast', '-oceanTip'],
    label: { lonLat: [-77.25, 15.8], size: 23, spacing: 1.4, bend: -14 },
  },
  {
    id: 'east-caribbean',
    panel: 'americas',
    name: 'East Caribbean',
    ring: ['westEast', 'eastSouthAmerica', '-eastOcean'],
    label: { lonLat: [-68.4, 15.5], size: 25, spacing: 3.4, bend: 14 },
  },
  {
    id: 'central-america',
    panel: 'americas',
    name: 'Central America',
    ring: ['-centralAmericaGulf', 'westCentralAmerica', 'centralSouthAmerica', '-southSeaCentral'],
    label: { lonLat: [-80.9, 12.4], size: 23, spacing: 1.6, bend: 12, lines: ['Central', 'America'] },
  },
  {
    id: 'south-america',
    panel: 'americas',
    name: 'South America',
    ring: ['westSouthAmerica', 'eastSouthAmerica', 'southAmericaOcean', SOUTH_EAST, '-southSeaSouth', '-centralSouthAmerica'],
    label: { lonLat: [-74.8, 13.0], size: 24, spacing: 2.4, bend: -9 },
  },
  {
    id: 'gold-coast',
    panel: 'guinea',
    name: 'Gold Coast',
    ring: [
      [-40, 40],
      [40, 40],
      [40, -40],
      [-40, -40],
    ],
    label: { lonLat: [1.4, 1.5], size: 28, spacing: 7, bend: 14 },
  },
  {
    id: 'east-africa',
    panel: 'indies',
    name: 'East Africa',
    ring: ['africaIndia', [90, -60], [0, -60], [0, 60]],
    label: { lonLat: [57.0, -7.2], size: 29, spacing: 7, bend: 18 },
  },
  {
    id: 'india',
    panel: 'indies',
    name: 'India',
    ring: ['africaIndia', [110, -12], [110, 60]],
    label: { lonLat: [69.2, 6.4], size: 24, spacing: 2.5, bend: 8 },
  },
];

export const CLOSED: AreaSource[] = [
  {
    id: 'gulf-of-mexico',
    panel: 'americas',
    name: 'Gulf of Mexico',
    closed: true,
    ring: ['southGulf', [-100, 21.6], '-centralAmericaGulf', '-westGulf'],
    label: { lonLat: [-88.3, 27.7], size: 15, spacing: 4, bend: 18 },
  },
  {
    id: 'ocean-sea',
    panel: 'americas',
    name: 'The Ocean Sea',
    closed: true,
    ring: ['northOcean', [-30, 42], [-30, 10], '-southAmericaOcean', '-eastOcean', '-oceanTip', '-southOcean', '-centralOcean'],
    label: { lonLat: [-62.6, 27.2], size: 18, spacing: 7, bend: -16 },
  },
  {
    id: 'south-sea',
    panel: 'americas',
    name: 'The South Sea',
    closed: true,
    ring: ['southSeaCentral', 'southSeaSouth', [-76.9, 0], SOUTH_WEST],
    label: { lonLat: [-83.1, 7.75], size: 10, spacing: 1 },
  },
];
