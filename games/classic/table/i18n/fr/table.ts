import type { TableTexts } from '../en/table.ts';

export const table: TableTexts = {
  promptRegion: 'Question',
  choicesRegion: 'Choix',
  board: 'Plateau',
  handRegion: 'Cartes et navires',
  panels: 'Panneaux',
  dock: 'Explications',
  tabs: { map: 'Carte', ships: 'Navires', hand: 'Cartes', log: 'Journal', tools: 'Plus' },
  tools: { label: 'Outils' },
  close: 'Fermer',
  home: 'Blackbeard : accueil',
  edition: 'Édition de 1991',
  turn: 'Tour',
  deck: 'Cartes',
  deckWhy: (left) => `Il reste ${left} cartes d’action avant que toutes soient mélangées`,
  notoriety: 'Renommée',
  notorietyWhy: (pirate, toWin) => `${pirate} a le plus de Renommée ; un pirate qui en a ${toWin} gagne aussitôt`,
  players: 'Joueurs',
  botsGone: 'Les joueurs de l’ordinateur ne répondent plus. Vérifie ta connexion. La partie est enregistrée et t’attend.',
  tryAgain: 'Réessayer',
};
