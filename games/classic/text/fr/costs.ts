/** Ce que coûtent les choix sans que leur nom le dise. */
import type { CostWords } from '../language.ts';
import { pounds } from './grammar.ts';
import { pirate, several } from './pieces.ts';
import { port } from './places.ts';

export const costs: CostWords = {
  retires: (one, sum) => `${pirate(one)} se retire avec ${pounds(sum)}`,
  lost: (one) => `${pirate(one)} est perdu`,
  cargo: (sum) => `perd du butin : ${pounds(sum)}`,
  letter: (one) => `${pirate(one)} perd sa lettre de marque`,
  haven: (at) => `perd un refuge : ${port(at)}`,
  alliance: (one, ally) => `met fin à l’alliance de ${pirate(one)} et ${pirate(ally)}`,
  enmity: (one, of) => `ferme tous les ports ${several(of)} à ${pirate(one)}`,
  onlyRevelry: 'rien à y faire, sinon la débauche',
};
