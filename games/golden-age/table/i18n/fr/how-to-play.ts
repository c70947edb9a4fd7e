import type { HowToPlay } from '../how-to-play.ts';

const ORDINALS = ['zéroième', 'première', 'deuxième', 'troisième', 'quatrième', 'cinquième'];
const TIMES = ['zéro fois', 'une fois', 'deux fois', 'trois fois', 'quatre fois'];

export const howToPlay: HowToPlay = {
  title: 'Comment jouer',
  sections: (n) => [
    {
      title: 'Le but',
      paragraphs: [
        `Tu commandes des pirates de 1717. Marque le plus de points de victoire (PV). Un pirate qui se retire marque ${TIMES[n.notorietyFactor]} sa Renommée, plus 1 PV par tranche complète de ${n.doubloonsPerVp} doublons de Fortune. Un pirate perdu, ou encore en mer à la fin de la partie, ne marque que sa Renommée.`,
        `La partie se termine quand la carte Pardon général sort pour la ${ORDINALS[n.lastPardon]} fois. Alors fais-toi un nom, fais fortune, et arrête-toi à temps.`,
      ],
    },
    {
      title: 'Ton tour',
      steps: [
        `Pioche jusqu’à avoir ${n.handSize} cartes. Certaines sont de mauvaises nouvelles et s’appliquent aussitôt : tempêtes, maladies, nouveaux gouverneurs.`,
        `S’il y a moins de ${n.merchantsLow} navires marchands en mer, d’autres prennent la mer, face cachée, jusqu’à ce qu’il y en ait ${n.merchantsRestored}.`,
        'Joue une carte pour tes actions. Un chiffre donne autant d’actions, à répartir entre tes pirates. Un losange (◆) donne à un seul pirate autant d’actions que son Initiative. Certaines cartes ont d’abord un effet, puis donnent une action. Si aucune carte de ta main n’en donne, défausses-en une ou deux : une action chacune.',
      ],
    },
    {
      title: 'Ce qu’un pirate peut faire d’une action',
      terms: [
        ['Naviguer', 'vers la zone maritime voisine, dans un port de sa zone, ou hors d’un port.'],
        ['Chercher un marchand', `dans sa zone maritime : un dé plus son Talent doit donner au moins ${n.findTarget}.`],
        [
          'Le piller',
          'pendant le même tour : regarde la cargaison, puis prends-la ou laisse-la. Tu peux garder la prise comme navire, et demander une rançon pour l’otage ou le faire parler.',
        ],
        [
          'Affaires au port',
          'toutes en une action, dans cet ordre : rendre les otages contre rançon, vendre le butin, caréner, acheter un refuge au gouverneur, lâcher l’équipage à terre.',
        ],
        ['Dégriser', 'après une ripaille. Avant cela, l’équipage ne sait plus que naviguer.'],
        [
          'Attaquer un port',
          'depuis sa zone maritime : un riche butin et de la renommée, mais la nation n’oublie pas. En cas de victoire, tu peux le mettre à sac.',
        ],
        ['Faire main basse', 'sur le butin du pirate d’un autre joueur qui fait ripaille dans le même port. Une égalité se règle en duel.'],
        ['Former une alliance', 'pour que deux de tes pirates dans un même port agissent comme un seul.'],
        ['Se retirer', 'dans un refuge, avec une lettre de marque de la nation du port, ou contre un gros pot-de-vin.'],
        ['Faire entrer un pirate', 'en le piochant, ou en déployant un pirate que tu as en main.'],
        ['Creuser', 'là où l’indique la carte au trésor.'],
      ],
    },
    {
      title: 'Renommée, argent et équipage',
      paragraphs: [
        'La Renommée vient des prises, des batailles et de la cruauté. La Fortune ne vient que du butin que tu rapportes et vends dans un port : à moitié prix dans un port neutre, à sa pleine valeur là où le gouverneur est un ami. Le butin resté en cale coule avec le navire.',
        'Les maigres cargaisons, les pots-de-vin refusés, les combats perdus et le scorbut font baisser la Loyauté. Les bonnes cargaisons, un plus grand navire et les escales la font monter. À Loyauté 0, l’équipage se mutine : si son dé dépasse l’Autorité de ton capitaine, le navire change de capitaine.',
      ],
    },
    {
      title: 'Les autres joueurs',
      paragraphs: [
        'Les autres peuvent interrompre presque tout ce que fait un pirate : une fois quand il l’annonce, une fois quand c’est fait. Pendant le tour de chaque autre joueur, tu as une action anti-pirate contre le pirate qui agit. Tu peux jouer une carte (un navire de guerre, le scorbut, une mutinerie), utiliser un navire de guerre dans sa zone, chercher un commissaire du roi, déplacer le tien, assiéger un port pirate ou chasser un pirate de la ville.',
        'Plus un pirate est renommé, plus il est facile de trouver un commissaire pour le traquer. Ton commissaire peut l’attaquer dès qu’il navigue, cherche, pille ou attaque dans les parages. Un pirate traqué combat ou fuit. Avec une lettre de marque il peut se rendre et se retirer, si personne ne le trahit.',
        'Tête de mort annule une carte, au prix d’un point de Ruse. Un point de Ruse permet aussi de relancer tes propres dés.',
      ],
    },
    {
      title: 'À la table',
      paragraphs: [
        'Ce que tu peux faire brille sur la carte. Clique ailleurs et tu sauras pourquoi c’est impossible, avec le numéro de la règle. Le journal détaille chaque jet.',
        'Tout se fait aussi au clavier : chaque choix montre sa touche, 0 passe ou termine, Échap revient en arrière, ? ouvre les règles.',
      ],
    },
    {
      title: 'Ta première partie',
      paragraphs: [
        'Reste dans les Caraïbes : les cargaisons y sont bonnes et les ports proches. Pille deux ou trois marchands, vends dans un port dont le gouverneur est favorable aux pirates, et essaie d’y acheter un refuge. Retire ton meilleur pirate bien avant le dernier Pardon.',
      ],
    },
  ],
};
