import type { MapTexts } from '@bb/common/map/edition.ts';

export const mapLettering: MapTexts = {
  subtitle: 'Les pirates d’antan',
  scope: 'Antilles · Guinée · Mers d’Orient',
  charts: {
    americas: 'Les Antilles & les plantations anglaises',
    guinea: 'La côte de Guinée',
    indies: 'Les mers d’Orient',
  },
  closed: { 'gulf-of-mexico': 'Golfe du Mexique', 'ocean-sea': 'La mer Océane', 'south-sea': 'La mer du Sud' },
  retired: 'À la retraite',
  lost: 'Par le fond',
  routes: ['avec les alizés', 'par le cap de Bonne-Espérance'],
};

export const places: Readonly<Record<string, string>> = {
  'north-atlantic': 'Atlantique Nord',
  caribbean: 'Caraïbe',
  'gold-coast': 'Côte-de-l’Or',
  'indian-ocean': 'Océan Indien',
  'atlantic-crossing': 'Passage de l’Atlantique',
  'cape-passage': 'Passage du Cap',
};
