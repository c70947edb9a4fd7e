import type { EndingTexts } from '../en/ending.ts';

const und = new Intl.ListFormat('de');

export const ending: EndingTexts = {
  scores: 'Endstand',
  wins: (names) => (names.length === 1 ? `${names.join('')} gewinnt` : `${und.format(names)} teilen sich den Sieg`),
  nobodyWins: 'Die See hat gewonnen',
  endings: {
    notoriety: (pirate, toWin) => `Mit ${toWin} Ruhm ist ${pirate} eine Legende: Das Spiel ist zu Ende.`,
    pirates: (player) => `Der letzte Pirat von ${player} hat die See verlassen.`,
    turns: (turns) => `${turns} Züge sind gespielt.`,
    solitaire: 'Die Fahrt von Captain Blood ist zu Ende.',
  },
  nobodyLeft: 'Kein Pirat hat sich zur Ruhe gesetzt oder ist noch auf See.',
  byWorth: (pirate, worth) => `${pirate} ist mit ${worth} der reichste Pirat.`,
  best: 'Reichster Pirat',
  netWorth: 'Vermögen',
  notoriety: 'Ruhm',
  score: 'Punkte',
  retired: 'Zur Ruhe',
  lost: 'Verloren',
  atSea: 'Auf See',
  nobody: 'niemand',
  losses: {
    sunk: 'Mit seinem Schiff untergegangen',
    marooned: 'Von seiner Mannschaft ausgesetzt',
    wounds: 'An seinen Wunden gestorben',
    hanged: 'Gehängt',
    duel: 'Im Duell gefallen',
  },
  lostSomehow: 'Verloren',
  retiredWith: 'Zur Ruhe gesetzt',
  stillAtSea: 'Noch auf See',
  worthAnd: (worth, notoriety) => `${worth}, Ruhm ${notoriety}`,
  onlyNotoriety: (notoriety) => `Ruhm ${notoriety}`,
  playAgain: 'Noch einmal, dieselben Spieler',
  bringHomeWhy: 'Speichert das ganze Spiel in diesem Browser',
  /** What the sheets about a finished game are called. */
  lookBack: { chronicle: 'Chronik', charts: 'Diagramme', analysis: 'Analyse' },
};
