import type { HowToPlay } from '../how-to-play.ts';

const ORDINALS = ['zéroième', 'première', 'deuxième', 'troisième', 'quatrième', 'cinquième'];
const TIMES = ['zéro fois', 'une fois', 'deux fois', 'trois fois', 'quatre fois'];

export const howToPlay: HowToPlay = {
  title: 'Comment jouer',
  screens: (n) => [
    {
      title: 'Comment gagner',
      sentences: [
        'Tu commandes des pirates de 1717, et le plus grand nombre de points de victoire (PV) gagne.',
        `Un pirate qui se retire marque ${TIMES[n.notorietyFactor]} sa Renommée, plus 1 PV par tranche complète de ${n.doubloonsPerVp} doublons de Fortune.`,
        'Un pirate perdu, ou encore en mer à la fin de la partie, ne marque que sa Renommée.',
        `La partie se termine quand la carte Pardon général sort pour la ${ORDINALS[n.lastPardon]} fois. Alors fais-toi un nom, fais fortune, et arrête-toi à temps.`,
      ],
    },
    {
      title: 'Ton tour',
      sentences: [
        `Pioche jusqu’à avoir ${n.handSize} cartes. Certaines sont de mauvaises nouvelles et prennent effet aussitôt (!) : tempêtes, maladies, nouveaux gouverneurs.`,
        `S’il y a moins de ${n.merchantsLow} navires marchands en mer, d’autres prennent la mer, face cachée, jusqu’à ce qu’il y en ait ${n.merchantsRestored}.`,
        'Joue ensuite une carte pour des actions : un chiffre à répartir entre tes pirates, ou ◆, qui en donne à un seul pirate autant que son Initiative.',
        'D’une action, un pirate navigue, cherche un navire marchand, fait ses affaires au port, attaque un port ou se retire ; ou tu fais entrer un nouveau pirate.',
      ],
    },
    {
      title: 'Une prise',
      sentences: [
        `Trouve d’abord un navire marchand : un dé plus le Talent du pirate doit donner au moins ${n.findTarget}. La question montre les chances.`,
        'Manqué ? Un point de Ruse relance tes dés.',
        'Pille-le pendant le même tour : regarde la cargaison, puis prends-la ou laisse-la.',
        'Tu peux garder la prise comme navire, et demander une rançon pour l’otage ou le faire parler.',
      ],
    },
    {
      title: 'Au port',
      sentences: [
        'Toutes les affaires au port sont une seule action : rançons, vente, carénage, refuge acheté au gouverneur, équipage lâché à terre.',
        'Seul le butin vendu devient de la Fortune : à moitié prix dans un port neutre, à sa pleine valeur là où le gouverneur est un ami.',
        'Un pirate se retire dans son refuge, avec une lettre de marque de la nation du port, ou contre un gros pot-de-vin.',
        'Contente l’équipage par de bonnes cargaisons, un plus grand navire et des escales : à Loyauté 0, il se mutine.',
      ],
    },
    {
      title: 'Les autres joueurs',
      sentences: [
        'Pendant le tour de chaque autre joueur, tu peux frapper une fois le pirate qui agit : avec une carte, un navire de guerre dans sa zone maritime ou un commissaire du roi.',
        'Plus un pirate est renommé, plus il est facile de trouver un commissaire pour le traquer.',
        'Un pirate traqué combat ou fuit. Avec une lettre de marque il peut se rendre et se retirer, si personne ne le trahit.',
        'Tête de mort & tibias annule une carte, au prix d’un point de Ruse.',
      ],
    },
  ],
};
