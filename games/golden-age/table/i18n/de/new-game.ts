import type { Catalogue } from '../en/index.ts';

export const newGame: Catalogue['newGame'] = {
  optionalRules: 'Optionale Regeln',
  chosenRules: (rules: string) => `Optionale Regeln: ${rules}`,
  noRules: 'keine',
  componentSetUsual: 'Spielmaterial: Standard',
  componentFile: 'Anderes Spielmaterial verwenden (JSON-Datei):',
  badComponents: (file: string, why: string) => `„${file}“ ist nicht verwendbar. ${why}`,
};
