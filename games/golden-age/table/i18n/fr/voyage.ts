import type { VoyageTexts } from '../en/voyage.ts';
import type { Figures } from '../how-to-play.ts';

export const voyage: VoyageTexts = {
  you: 'Holly',
  opponent: 'Anne',
  aim: (n: Figures) =>
    `Le plus grand nombre de points de victoire gagne. Un pirate qui se retire à temps marque ${n.notorietyFactor} fois sa Renommée, et un point par tranche complète de ${n.doubloonsPerVp} doublons rapportés au port. Qui est perdu, ou encore en mer à la fin, ne marque que sa Renommée.`,
  ending: (pardon: string, n: Figures) =>
    `La partie se termine à la ${n.lastPardon}ᵉ sortie du Pardon général : « ${pardon} », en haut, les compte.`,
  plan: 'Dans ce voyage, tu mènes un pirate de sa première prise à sa retraite, en dix minutes environ. De temps en temps, le choix est à toi.',
  over: 'Bellamy est à terre avec ses doublons, et sa Renommée a compté deux fois : c’est ainsi que l’on gagne. Tu connais maintenant le métier. Le reste, la table te le dira quand tu en auras besoin.',
  overMore:
    'Désormais, les dés sont libres et c’est l’ordinateur qui joue Anne. Continue avec ton nouveau pirate si tu veux, ou commence ta propre partie.',
};
