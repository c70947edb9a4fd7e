import type { plate as english } from '../en/plate.ts';

export const plate: typeof english = {
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
