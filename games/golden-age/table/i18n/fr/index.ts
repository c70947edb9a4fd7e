/** French. */

import { de } from '@bb/golden-age/text/fr';
import type { Figures } from '../../how-to-play/figures.ts';
import type { Translation } from '../en/index.ts';
import type { VoyageTexts } from '../en/voyage.ts';
import { accessibility } from './accessibility.ts';
import { battle } from './battle.ts';
import { cards } from './cards.ts';
import { display } from './display.ts';
import { ending } from './ending.ts';
import { history } from './history.ts';
import { prompting } from './prompting.ts';
import { sheets } from './sheets.ts';
import { tutorial } from './tutorial.ts';

const board = {
  panels: { americas: 'Amériques', guinea: 'Guinée', indies: 'Indes' },
  counters: 'Pions et cibles',
  choicesAt: (name: string, count: number): string => `${name} : ${count} choix`,
  chooseIt: 'Choisir ce lieu',
  merchantOff: (port: string): string => `Le navire marchand (${port})`,
  unknownMerchant: (port: string): string => `Un navire marchand, pas encore trouvé (${port})`,
  knownMerchant: (type: string, port: string, cargo: number): string => `Navire marchand (${port}) : ${type}, Cargaison ${cargo}`,
  pirate: (name: string, seat: string): string => `${name}, pirate ${de(seat)}`,
  pirateAt: (name: string, seat: string, place: string): string => `${name}, pirate ${de(seat)}, ${place}`,
  warship: (name: string, ratings: string): string => `${name} : ${ratings}`,
  commissioner: (name: string, seat: string, ratings: string): string => `${name}, commissaire ${de(seat)} : ${ratings}`,
  vp: (seat: string, points: number): string => `${seat} : ${points} PV`,
};

const voyage: VoyageTexts = {
  you: 'Holly',
  opponent: 'Anne',
  aim: (n: Figures) =>
    `Le plus grand nombre de points de victoire gagne. Un pirate qui se retire à temps marque ${n.notorietyFactor} fois sa Renommée, et un point par tranche complète de ${n.doubloonsPerVp} doublons rapportés au port. Un pirate perdu, ou encore en mer à la fin, ne marque que sa Renommée.`,
  ending: (pardon: string, n: Figures) =>
    `La partie se termine à la ${n.lastPardon}ᵉ sortie du Pardon général : « ${pardon} », en haut, les compte.`,
  plan: 'Dans ce voyage, tu mènes un pirate de sa première prise à sa retraite, en dix minutes environ. De temps en temps, le choix est à toi.',
  over: 'Bellamy est à terre avec ses doublons, et sa Renommée a compté deux fois : c’est ainsi que l’on gagne. Tu connais maintenant le métier. Le reste, la table te le dira quand tu en auras besoin.',
  overMore:
    'Désormais, les dés tombent comme ils veulent, et l’ordinateur joue Anne. Continue avec ton nouveau pirate si tu veux, ou commence ta propre partie.',
};

export const fr: Translation = {
  accessibility,
  board,
  cards,
  history,
  prompting,
  tutorial,
  battle,
  display,
  ending,
  sheets,
  voyage,
};
