/** What choices cost beyond their labels. */
import type { CostWords } from '../language.ts';
import { pounds } from './grammar.ts';
import { nation, pirate, port } from './pieces.ts';

export const costs: CostWords = {
  retires: (one, sum) => `${pirate(one)} retires with ${pounds(sum)}`,
  lost: (one) => `${pirate(one)} is lost`,
  cargo: (sum) => `loses booty: ${pounds(sum)}`,
  letter: (one) => `${pirate(one)} loses his Letter of Marque`,
  haven: (at) => `loses the safe haven ${port(at)}`,
  alliance: (one, ally) => `ends the alliance of ${pirate(one)} and ${pirate(ally)}`,
  enmity: (one, of) => `closes all ${nation(of)} ports to ${pirate(one)}`,
  onlyRevelry: 'nothing to do there but revel',
};
