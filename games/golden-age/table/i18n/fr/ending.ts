import { de } from '@bb/golden-age/text/fr';
import type { EndingTexts } from '../en/ending.ts';

interface Opening {
  readonly pirates: number;
  readonly atLarge: string;
  readonly feared: { readonly name: string } | null;
  readonly first: string | null;
}

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });

export const ending: EndingTexts = {
  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join('')} l’emporte` : `${LIST.format(names)} partagent la victoire`),
  systemWins: 'Le joueur système l’emporte',
  endings: {
    generalPardon: 'Le Pardon général est sorti pour la dernière fois.',
    deckEmpty: 'La pioche est épuisée.',
    blackbeardRetired: 'Barbe-Noire s’est retiré.',
    blackbeardLost: 'Barbe-Noire est mort.',
    rivalsScored: 'Le joueur système a les points de victoire qu’il lui faut.',
    rivalsGone: 'Le joueur système n’a plus de pirate.',
  },
  expectedVp: 'PV attendus',
  retired: 'Retirés',
  lost: 'Perdus',
  scores: 'Score final',
  howMade: 'D’où viennent les points',
  bringHomeWhy: 'Enregistre toute la partie dans ce navigateur, pour sa chronique, ses graphiques et son analyse',
  inPlay: 'Encore en mer',
  playAgain: 'Rejouer avec les mêmes capitaines',
  figures: 'Graphiques et statistiques',
  measures: {
    vp: 'Points de victoire',
    notoriety: 'Renommée des pirates en jeu',
    netWorth: 'Fortune des pirates en jeu, en doublons',
  },
  luck: 'La chance aux dés',
  throws: 'Jets',
  came: 'Réussis',
  expected: 'Attendus',
  difference: 'Différence',
  luckMeans:
    'On compte les jets contre un nombre à atteindre (une relance par la Ruse à part) et, dans chaque affrontement, les dés finals d’un pirate. Attendus : la somme des chances avant chaque jet.',
  deedsTitle: 'Statistiques',
  deeds: {
    retired: 'Pirates retirés',
    lost: 'Pirates perdus',
    merchants: 'Navires marchands pillés',
    doubloons: 'Butin vendu, en doublons',
    ports: 'Ports pris',
    duels: 'Duels gagnés',
    against: 'Cartes contre les autres',
    mutinies: 'Mutineries subies',
  },
  chronicleTitle: 'La chronique',
  asPage: 'Télécharger en page web',
  chronicle: {
    title: 'Chronique des pirates',
    years: (names: readonly string[], first: number, last: number) =>
      `ou récit véridique des voyages, des prises et de la fin des capitaines ${de(LIST.format(names))}, ${first === last ? `en l’an ${first}` : `de ${first} à ${last}`}`,
    chapter: (numeral: string) => `Chapitre ${numeral}`,
    date: (season: string, year: number) => `${season} ${year}`,
    seasons: ['Printemps', 'Été', 'Automne', 'Hiver'],
    /** @param i number of the chapter, so that the wording varies */
    opening: (i: number, { pirates, atLarge, feared, first }: Opening) => {
      const abroad = [
        `${atLarge} pirates courent les mers`,
        `Les marchands comptent ${atLarge} pavillons noirs`,
        `${atLarge} équipages vivent du sucre des autres`,
        `Les gouverneurs écrivent à leurs rois au sujet de ${atLarge} pirates`,
      ][i % 4];
      const fame = feared
        ? ` ; ${['le plus redouté d’entre eux est', 'les mères font peur à leurs enfants avec', 'sa tête est mise à prix :'][i % 3]} ${feared.name}`
        : ', et aucun d’eux ne s’est encore fait un nom';
      const lead = first
        ? ` ${[`Jusqu’ici, la fortune sourit surtout à ${first}.`, `C’est à ${first} que les autres portent envie.`, `Personne n’a fait mieux que ${first}.`][i % 3]}`
        : '';
      if (pirates === 0) return `Aucun pavillon noir ne flotte plus sur les mers.${lead}`;
      if (pirates === 1)
        return `Un seul pirate court les mers${feared ? ` : ${feared.name}` : ', et il ne s’est pas encore fait un nom'}.${lead}`;
      return `${abroad}${fame}.${lead}`;
    },
    prologue: 'Avant le premier voyage',
    quiet: 'Rien qui vaille l’encre.',
    ended: {
      generalPardon: 'Ainsi le pardon du roi expira pour la dernière fois.',
      deckEmpty: 'Ainsi s’écoulèrent les années.',
      blackbeardRetired: 'Ainsi Barbe-Noire revint à terre pour toujours.',
      blackbeardLost: 'Ainsi finit Barbe-Noire.',
      rivalsScored: 'Ainsi les rivaux de Barbe-Noire eurent tout ce qu’ils voulaient.',
      rivalsGone: 'Ainsi Barbe-Noire n’eut plus de rival sur aucune mer.',
    },
    won: (names: readonly string[]) =>
      names.length === 1
        ? `Nul ne fut plus riche ni plus célèbre que ${names.join('')}.`
        : `Égaux en richesse et en renom furent ${LIST.format(names)}.`,
    points: (name: string, vp: number) => `${name} : ${vp} PV`,
  },
};
