/** The board of the 2008 edition: what it has besides the charts. */

import { polygons } from '@bb/common/map/charts.ts';
import type { Edition, Route } from '@bb/common/map/edition.ts';
import { AREAS, CLOSED } from '@bb/common/map/sea-areas.ts';
import { pathOf } from '@bb/common/map/shapes.ts';
import { en, type Language } from '@bb/golden-age/text';
import { de } from '@bb/golden-age/text/de';
import { fr } from '@bb/golden-age/text/fr';
import type { LanguageId } from '@bb/kernel';
import { mapLettering as german } from './lettering/de.ts';
import { mapLettering as english } from './lettering/en.ts';
import { mapLettering as french } from './lettering/fr.ts';

/** The dotted routes between Sea Areas and Transit Boxes, in board units. */
const ROUTES: readonly Route[] = [
  {
    id: 'trade-wind',
    transit: 'transit-south-america-gold-coast',
    area: 'south-america',
    sea: [968, 836],
    points: [
      [968, 836],
      [994, 802],
      [1006, 740],
      [1008, 640],
      [1006, 520],
      [1004, 430],
      [1006, 352],
    ],
  },
  {
    id: 'guinea-passage',
    transit: 'transit-south-america-gold-coast',
    area: 'gold-coast',
    sea: [1196, 272],
    points: [
      [1118, 292],
      [1150, 300],
      [1176, 292],
      [1196, 272],
    ],
  },
  {
    id: 'cape-southward',
    transit: 'transit-gold-coast-east-africa',
    area: 'gold-coast',
    sea: [1236, 322],
    points: [
      [1236, 322],
      [1228, 344],
      [1206, 361],
      [1170, 365],
      [1060, 365],
      [1042, 368],
      [1036, 384],
      [1036, 470],
      [1036, 600],
      [1036, 760],
      [1036, 900],
      [1039, 932],
      [1060, 944],
      [1150, 946],
      [1260, 941],
      [1310, 928],
      [1354, 900],
    ],
  },
  {
    id: 'cape-northward',
    transit: 'transit-gold-coast-east-africa',
    area: 'east-africa',
    sea: [1330, 772],
    points: [
      [1392, 818],
      [1380, 796],
      [1358, 780],
      [1330, 772],
    ],
  },
];

/** The positions of the names along routes, in board units and degrees clockwise. `afloat`: the name is on water. */
const ROUTE_NAMES: Edition['routeNames'] = [
  { x: 999, y: 560, rotate: -90, afloat: true },
  { x: 1039, y: 640, rotate: -90, afloat: false },
];

/** The compass roses, in board units. With radius 0, only the rhumb lines are drawn. */
const ROSES: Edition['roses'] = [
  { panel: 'americas', at: [912, 486], radius: 46 },
  { panel: 'guinea', at: [1096, 316], radius: 0 },
  { panel: 'indies', at: [1490, 752], radius: 34 },
];

const LANGUAGES: Readonly<Record<LanguageId, Language>> = { en, de, fr };
const box = { columns: 4, lines: 2, radius: 16 } as const;

export const edition: Edition = {
  texts: { en: english, de: german, fr: french },
  placeName(language, id, name) {
    const places: Readonly<Record<string, string | undefined>> = LANGUAGES[language].pieces.places;
    return places[id] ?? name;
  },
  waters: [...AREAS, ...CLOSED],
  closedIn: (chart) => CLOSED.filter(({ panel }) => panel === chart).map(({ id }) => pathOf(polygons.get(id) ?? [])),
  hasSeaAreas: true,
  hasMerchants: true,
  transitBoxes: [
    { id: 'transit-south-america-gold-coast', name: 'South America – Gold Coast', box: [951, 246, 154, 92], ...box },
    { id: 'transit-gold-coast-east-africa', name: 'Gold Coast – East Africa', box: [1370, 848, 154, 92], ...box },
  ],
  routes: ROUTES,
  routeNames: ROUTE_NAMES,
  roses: ROSES,
  ornaments: ['americas', 'guinea', 'indies'],
  track: 'Victory',
};
