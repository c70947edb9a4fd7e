import type { Catalogue } from '../en/index.ts';

export const newGame: Catalogue['newGame'] = {
  optionalRules: 'Règles optionnelles',
  chosenRules: (rules: string) => `Règles optionnelles : ${rules}`,
  noRules: 'aucune',
  componentSetUsual: 'Matériel : standard',
  componentFile: 'Utiliser un autre matériel (fichier JSON) :',
  badComponents: (file: string, why: string) => `« ${file} » est inutilisable. ${why}`,
};
