/** Was Entscheidungen kosten, ohne dass ihr Name es sagt. */
import type { CostWords } from '../language.ts';
import { pounds } from './grammar.ts';
import { ofNation, pirate } from './pieces.ts';
import { port } from './places.ts';

export const costs: CostWords = {
  retires: (one, sum) => `${pirate(one)} geht mit ${pounds(sum)} in den Ruhestand`,
  lost: (one) => `${pirate(one)} ist verloren`,
  cargo: (sum) => `kostet Beute: ${pounds(sum)}`,
  letter: (one) => `${pirate(one)} verliert den Kaperbrief`,
  haven: (at) => `kostet den sicheren Hafen ${port(at)}`,
  alliance: (one, ally) => `beendet das Bündnis von ${pirate(one)} und ${pirate(ally)}`,
  enmity: (one, of) => `verschließt ${pirate(one)} alle ${ofNation(of)}n Häfen`,
  onlyRevelry: 'dort gibt es nichts zu tun außer einem Gelage',
};
