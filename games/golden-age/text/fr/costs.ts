/** Ce que coûtent les choix sans que leur nom le dise. */
import type { CostWords } from '../language.ts';
import { ofNation } from './pieces.ts';

export const costs: CostWords = {
  retires: (pirate, vp) => `${pirate} se retire : ${vp}`,
  lost: (pirate, vp) => `${pirate} est perdu : ${vp}`,
  cargo: (doubloons) => `perd du butin : ${doubloons}`,
  letter: (pirate) => `${pirate} perd sa lettre de marque`,
  haven: (port) => `perd un refuge : ${port}`,
  alliance: (pirate, ally) => `met fin à l’alliance de ${pirate} et ${ally}`,
  enmity: (pirate, nation) => `${ofNation(nation).ports} deviennent hostiles à ${pirate}`,
  turn: (actions) => `finit le tour alors qu’il reste ${actions === 1 ? 'une action' : `${actions} actions`}`,
  lastAction: 'la dernière action : trop tard pour piller',
  onlyRevelry: 'rien à y faire, sinon la débauche',
};
