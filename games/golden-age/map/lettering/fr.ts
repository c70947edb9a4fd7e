import type { mapLettering as english } from './en.ts';

export const mapLettering: typeof english = {
  subtitle: 'L’âge d’or de la piraterie',
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
