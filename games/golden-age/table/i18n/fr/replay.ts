import type { ReplayTexts } from '../en/replay.ts';

export const replay: ReplayTexts = {
  backToNow: 'Revenir à la partie',
  scrubber: 'La partie jusqu’ici',
  slider: 'Moment de la partie',
  turnOf: (turn: number, seat: string) => `Tour ${turn} : ${seat}`,
  beforeTurns: 'Avant le premier tour',
  turnBack: 'Début du tour (Page préc.)',
  stepBack: 'Un pas en arrière ([)',
  play: 'Lecture',
  pause: 'Pause',
  stepOn: 'Un pas en avant (])',
  turnOn: 'Tour suivant (Page suiv.)',
  jump: 'Aller à un tour',
  eyes: 'Vue',
  eyesOf: (seat: string) => `Comme ${seat}`,
  spectator: 'Comme un spectateur',
  whatIfWhy: 'Continuer d’ici dans une nouvelle partie contre des bots',
  whatIfTitle: 'Et si ?',
  whatIfText: (where: string) =>
    `Une nouvelle partie commence à ce moment (${where}). Tu joues une place, des bots jouent les autres. La partie d’origine reste telle quelle.`,
  whatIfHidden: 'La partie n’est pas finie : tout ce que tu ne pouvais pas voir est redistribué, et tu n’apprends rien des autres mains.',
  whatIfOpen: 'La partie est finie : chacun garde les cartes qu’il avait.',
  whatIfSeat: 'Tu joues',
  whatIfStart: 'Jouer à partir d’ici',
};
