import type { MapTexts } from '@bb/common/map/edition.ts';

export const mapLettering: MapTexts = {
  subtitle: 'Die Piraten von einst',
  scope: 'Westindien · Guinea · Östliche Meere',
  charts: {
    americas: 'Westindien & die englischen Pflanzungen',
    guinea: 'Die Küste von Guinea',
    indies: 'Die östlichen Meere',
  },
  closed: { 'gulf-of-mexico': 'Golf von Mexiko', 'ocean-sea': 'Das Weltmeer', 'south-sea': 'Die Südsee' },
  retired: 'Ruhestand',
  lost: 'Auf dem Meeresgrund',
  routes: ['mit dem Passat', 'um das Kap der Guten Hoffnung'],
};

export const places: Readonly<Record<string, string>> = {
  'north-atlantic': 'Nordatlantik',
  caribbean: 'Karibik',
  'gold-coast': 'Goldküste',
  'indian-ocean': 'Indischer Ozean',
  'atlantic-crossing': 'Atlantikpassage',
  'cape-passage': 'Kappassage',
};
