/** Was Entscheidungen kosten, ohne dass ihr Name es sagt. */
import type { CostWords } from '../language.ts';
import { ofNation } from './pieces.ts';

export const costs: CostWords = {
  retires: (pirate, vp) => `${pirate} geht in den Ruhestand: ${vp}`,
  lost: (pirate, vp) => `${pirate} ist verloren: ${vp}`,
  cargo: (doubloons) => `kostet Beute: ${doubloons}`,
  letter: (pirate) => `${pirate} verliert den Kaperbrief`,
  haven: (port) => `kostet den sicheren Hafen ${port}`,
  alliance: (pirate, ally) => `beendet das Bündnis von ${pirate} und ${ally}`,
  enmity: (pirate, nation) => `macht ${ofNation(nation)} Häfen zu Feinden von ${pirate}`,
  turn: (actions) => `beendet den Zug, obwohl ${actions === 1 ? 'noch eine Aktion' : `noch ${actions} Aktionen`} übrig`,
  lastAction: 'die letzte Aktion: zu spät zum Plündern',
  onlyRevelry: 'dort gibt es nichts zu tun außer einem Gelage',
};
