import { de } from '@bb/classic/text/fr';
import type { EndingTexts } from '../en/ending.ts';

const et = new Intl.ListFormat('fr');

export const ending: EndingTexts = {
  scores: 'Résultat final',
  wins: (names) => (names.length === 1 ? `${names.join('')} gagne` : `${et.format(names)} se partagent la victoire`),
  nobodyWins: 'La mer a gagné',
  endings: {
    notoriety: (pirate, toWin) => `Avec ${toWin} de Renommée, ${pirate} est une légende : la partie est finie.`,
    pirates: (player) => `Le dernier pirate ${de(player)} a quitté la mer.`,
    turns: (turns) => `${turns} tours ont été joués.`,
    solitaire: 'Le voyage du capitaine Blood est fini.',
  },
  nobodyLeft: 'Aucun pirate n’est retiré ni sur la carte.',
  byWorth: (pirate, worth) => `${pirate} est le pirate le plus riche, avec ${worth}.`,
  best: 'Pirate le plus riche',
  netWorth: 'Fortune',
  notoriety: 'Renommée',
  score: 'Points',
  retired: 'Retirés',
  lost: 'Perdus',
  atSea: 'En mer',
  nobody: 'personne',
  losses: {
    sunk: 'Sombré avec son navire',
    marooned: 'Abandonné par son équipage',
    wounds: 'Mort de ses blessures',
    hanged: 'Pendu',
    duel: 'Tué en duel',
  },
  lostSomehow: 'Perdu',
  retiredWith: 'Retiré',
  stillAtSea: 'Encore en mer',
  worthAnd: (worth, notoriety) => `${worth}, Renommée ${notoriety}`,
  onlyNotoriety: (notoriety) => `Renommée ${notoriety}`,
  playAgain: 'Rejouer avec les mêmes joueurs',
  bringHomeWhy: 'Enregistre toute la partie dans ce navigateur',
  /** What the sheets about a finished game are called. */
  lookBack: { chronicle: 'Chronique', charts: 'Graphiques', analysis: 'Analyse' },
};
