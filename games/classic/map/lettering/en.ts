import type { MapTexts } from '@bb/common/map/edition.ts';

/** Texts printed on the map besides the names of places. The build of the map reads them. */
export const mapLettering: MapTexts = {
  subtitle: 'The Pirates of Old',
  scope: 'West Indies · Guinea · Eastern Seas',
  charts: {
    americas: 'The West Indies & the English Plantations',
    guinea: 'The Coast of Guinea',
    indies: 'The Eastern Seas',
  },
  closed: { 'gulf-of-mexico': 'Gulf of Mexico', 'ocean-sea': 'The Ocean Sea', 'south-sea': 'The South Sea' },
  retired: 'Retired',
  lost: 'Davy Jones’s Locker',
  routes: ['with the Trades', 'round the Cape of Good Hope'],
};
