/** What choices cost beyond their labels. */
import type { CostWords } from '../language.ts';

export const costs: CostWords = {
  retires: (pirate, vp) => `${pirate} retires: ${vp}`,
  lost: (pirate, vp) => `${pirate} is lost: ${vp}`,
  cargo: (doubloons) => `loses booty: ${doubloons}`,
  letter: (pirate) => `${pirate} loses his Letter of Marque`,
  haven: (port) => `loses the safe haven ${port}`,
  alliance: (pirate, ally) => `ends the alliance of ${pirate} and ${ally}`,
  enmity: (pirate, nation, n) => `turns all ${n.nation(nation)} ports against ${pirate}`,
  turn: (actions) => `ends the turn with ${actions === 1 ? 'an Action' : `${actions} Actions`} left`,
  lastAction: 'the last Action: too late to loot',
  onlyRevelry: 'nothing to do there but revel',
};
