import { plural } from '../de/grammar.ts';
import type { SlipWords } from './words.ts';

export const de: SlipWords = {
  tortured: (ransom) => `Das Lösegeld für die Geisel beträgt im Mittel ${ransom}.`,
  spared: (notoriety) => `Folter bringt sofort ${plural(notoriety, 'Punkt', 'Punkte')} Ruhm.`,
  leftCargo: (amount) => `Eine Ladung für ${amount} blieb zurück.`,
  soldEarly: (percent, port, moves) =>
    `Einen Hafen zu früh verkauft: Dieser zahlt ${percent} %, und ${port}, ${plural(moves, 'Fahrt', 'Fahrten')} entfernt, zahlt voll.`,
  keptBooty: (amount) => `Beute für ${amount} blieb unverkauft.`,
  madeEnemy: (nation, ports) => `Der Angriff verschließt ihm ${plural(ports, 'offenen Hafen', 'offene Häfen')} (${nation}).`,
  wentHome: (pirate, points) => `${pirate} setzte sich mit ${points} zur Ruhe; auf See war mehr zu erwarten.`,
  sailedOn: (pirate, points) => `${pirate} hätte sich mit ${points} zur Ruhe setzen können.`,
  changedNothing: 'Diese Aktion hat nichts bewirkt.',
  idle: (actions) => `${plural(actions, 'Aktion', 'Aktionen')} ${actions === 1 ? 'blieb' : 'blieben'} ungenutzt.`,
  letGo: (pirate, points) => `${pirate} hatte ${points} zu verlieren.`,
  wasted: (card, pirate, points) => `${card} traf ${pirate}, und der hatte ${points} zu verlieren.`,
  fewerActions: (had, could) => `Die Karte gab ${plural(had, 'Aktion', 'Aktionen')}; eine andere auf der Hand gibt ${could}.`,
  odds: (had, could) => `Chance ${had}; die bessere Wahl: ${could}.`,
};
