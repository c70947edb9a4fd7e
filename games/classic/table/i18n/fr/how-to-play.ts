import type { HowToPlay } from '../how-to-play.ts';

export const howToPlay: HowToPlay = {
  screens: (n) => [
    {
      title: 'Comment gagner',
      sentences: [
        `Tu mènes des pirates, ${n.active} au plus à la fois et ${n.pirates} dans une partie.`,
        `Un pirate à ${n.notorietyToWin} de Renommée gagne aussitôt pour toi.`,
        'Sinon, la partie finit quand le dernier pirate d’un joueur n’est plus là, et le pirate le plus riche gagne, retiré ou encore en mer.',
        'Fais-toi donc un nom, ou de l’argent. Seul compte l’argent payé dans un port, et la gloire attire les chasseurs.',
      ],
    },
    {
      title: 'Ton tour',
      sentences: [
        'Une opération par tour, avec un de tes pirates ou de tes chasseurs : naviguer, faire une prise, faire des affaires au port, et ainsi de suite.',
        'Un déplacement, c’est un dé et la Vitesse du navire, case par case. Tous les points usés, tu peux chercher des navires marchands.',
        'Puis on pioche des cartes jusqu’à ce que l’une désigne le joueur suivant : ce peut être encore toi.',
        'D’autres cartes amènent d’abord des événements : navires marchands, navires de guerre, tempêtes, nouveaux gouverneurs.',
      ],
    },
    {
      title: 'Une prise',
      sentences: [
        'Toi seul vois le navire marchand que tu observes. Combat, Vitesse et Talent moins sa Défense font le nombre d’attaque.',
        'Deux dés ne doivent pas le dépasser. 1 ou 2 de trop coûtent des dégâts ; au-delà, il s’échappe. Un point de Ruse relance.',
        'Tu gagnes de la Renommée, une cargaison, peut-être un meilleur navire et un otage.',
        'Les ports de sa nation sont fermés à ce pirate désormais.',
      ],
    },
    {
      title: 'Au port',
      sentences: [
        `100 £ de butin rapportent ${n.paidNeutral} £ dans un port neutre, ${n.paidPro} £ sous un gouverneur ami, ${n.paidHaven} £ dans son propre refuge, ${n.paidPirates} £ dans un port pirate.`,
        'Chaque tranche complète de 100 £ reçus donne un point de Renommée et réjouit l’équipage.',
        `Le Moral commence à ${n.startUnrest} ; plus il est haut, mieux c’est. À 0, l’équipage se mutine.`,
        'Un port soudoyé est un refuge : caches-y de l’argent, et retire-toi si tu as autant que les dés l’exigent.',
      ],
    },
    {
      title: 'Les autres joueurs',
      sentences: [
        `Demande un commissaire du roi contre un rival renommé, et traque avec lui ; tu peux en avoir ${n.commissioners}.`,
        'Les chasseurs tentent d’intercepter les pirates qui entrent sur leur case. Un pirate rattrapé se bat, échange après échange, jusqu’à ce qu’un camp en finisse ou sombre.',
        'Des pirates de joueurs différents peuvent naviguer en alliés, faire des échanges, rompre et se battre en duel.',
        'Les promesses ne lient personne.',
      ],
    },
  ],
};
