/** The board of the 1991 edition: what it has besides the charts. */
import { RECONSTRUCTED as SET } from '@bb/classic/rules';
import type { Edition, Route } from '@bb/common/map/edition.ts';
import type { PanelId, Point } from '@bb/common/map/geo.ts';
import { type AreaSource, CLOSED } from '@bb/common/map/sea-areas.ts';
import type { LanguageId } from '@bb/kernel';
import { outsideOf } from './hexes.ts';
import { mapLettering as german, places as inGerman } from './lettering/de.ts';
import { mapLettering as english } from './lettering/en.ts';
import { mapLettering as french, places as inFrench } from './lettering/fr.ts';

const PLACES: Readonly<Record<LanguageId, Readonly<Record<string, string>>>> = { en: {}, de: inGerman, fr: inFrench };

/** The name of an ocean on its water. */
const ocean = (id: string, panel: PanelId, label: AreaSource['label']): AreaSource => ({
  id,
  panel,
  name: SET.oceans.find((ocean) => ocean.id === id)?.name ?? '',
  ring: [],
  label,
});
const nameOfBox = (id: string): string => SET.transitBoxes.find((box) => box.id === id)?.name ?? '';

const route = (id: string, transit: string, area: string, ...points: Point[]): Route => ({
  id,
  transit,
  area,
  sea: points[0] ?? [0, 0],
  points,
});
const CROSSING = 'atlantic-crossing';
const CAPE = 'cape-passage';

export const edition: Edition = {
  texts: { en: english, de: german, fr: french },
  placeName: (language, id, name) => PLACES[language][id] ?? name,
  waters: [
    ocean('north-atlantic', 'americas', { lonLat: [-68.2, 36.9], size: 30, spacing: 9, bend: 16 }),
    ocean('caribbean', 'americas', { lonLat: [-73.6, 14.6], size: 30, spacing: 9, bend: -10 }),
    ocean('gold-coast', 'guinea', { lonLat: [-5.8, 1.5], size: 28, spacing: 7, bend: 14 }),
    ocean('indian-ocean', 'indies', { lonLat: [62.0, -8.2], size: 30, spacing: 8, bend: 18 }),
    ...CLOSED,
  ],
  closedIn: (chart) => [outsideOf(chart)],
  hasSeaAreas: false,
  hasMerchants: false,
  transitBoxes: [
    { id: CROSSING, name: nameOfBox(CROSSING), box: [986, 168, 80, 176], columns: 2, lines: 4, radius: 16 },
    { id: CAPE, name: nameOfBox(CAPE), box: [1046, 556, 64, 96], columns: 2, lines: 3, radius: 14 },
  ],
  routes: [
    route('american', CROSSING, 'caribbean', [986, 738], [1001, 690], [1006, 600], [1006, 480], [1012, 410], [1024, 354]),
    route('northern', CROSSING, 'north-atlantic', [936, 210], [958, 214], [976, 222]),
    route('bermudan', CROSSING, 'north-atlantic', [878, 312], [930, 308], [976, 292]),
    route('guinean', CROSSING, 'gold-coast', [1116, 224], [1096, 222], [1077, 226]),
    route('gambian', CROSSING, 'gold-coast', [1116, 297], [1096, 298], [1077, 292]),
    route(
      'southern',
      CAPE,
      'gold-coast',
      [1415, 338],
      [1398, 361],
      [1300, 366],
      [1130, 366],
      [1052, 366],
      [1038, 384],
      [1033, 470],
      [1031, 560],
      [1037, 600],
    ),
    route('bight', CAPE, 'gold-coast', [1289, 338], [1280, 354], [1258, 365]),
    route('mozambican', CAPE, 'indian-ocean', [1084, 930], [1054, 926], [1039, 890], [1035, 800], [1036, 720], [1052, 664]),
    route('malagasy', CAPE, 'indian-ocean', [1213, 934], [1170, 949], [1090, 951], [1052, 944], [1040, 910]),
  ],
  routeNames: [
    { x: 999, y: 560, rotate: -90, afloat: true },
    { x: 1039, y: 800, rotate: -90, afloat: false },
  ],
  roses: [
    { panel: 'americas', at: [912, 486], radius: 46 },
    { panel: 'guinea', at: [1096, 316], radius: 0 },
    { panel: 'indies', at: [1490, 752], radius: 0 },
  ],
  // The waters of the other charts are full of hexes.
  ornaments: ['americas'],
  track: 'Notoriety',
};
