import type { VoyageTexts } from '../en/voyage.ts';

export const voyage: VoyageTexts = {
  you: 'Holly',
  opponent: 'Anne',
  aim: (n) =>
    `Il y a deux façons de gagner. Un pirate à ${n.notorietyToWin} de Renommée gagne aussitôt. Sinon, la partie finit quand le dernier des ${n.pirates} pirates d’un joueur n’est plus là, et le pirate le plus riche gagne, retiré ou encore en mer.`,
  plan: 'Dans ce voyage, tu mènes un pirate de sa première prise à son premier argent au port, en dix minutes environ. De temps en temps, le choix est à toi.',
  over: 'Teach est un homme riche et renommé, et le chasseur du roi est à la porte. Pour se retirer, il lui faut autant d’argent que le disent deux dés, lus comme dizaines et unités, en centaines. Plus il en a, plus c’est sûr ; mais la gloire attire les chasseurs, et ils sont rapides.',
  overMore:
    'Désormais les dés tombent comme ils veulent, et l’ordinateur joue Anne. Continue avec Teach si tu veux, ou commence une partie à toi.',

  hints: {
    start:
      'Choisis où commence ton pirate : appuie sur une case marquée de la carte, sans navire marchand ni chasseur. Les Caraïbes ont beaucoup de ports proches ; l’océan Indien a les cargaisons les plus riches.',
    operation:
      'Une opération par tour, avec un de tes pirates ou de tes commissaires. Une carte dit ensuite qui joue : ce peut être encore toi.',
    move: 'Chaque pas coûte un point. Les cases marquées sont à portée ; les chasseurs en chemin tentent de t’intercepter. Tu peux t’arrêter quand tu veux, mais il faut avoir usé tous les points pour chercher.',
    afterMove:
      'Tous les points sont usés : une carte dit ce qui est en vue. Près des côtes et en haute mer, ce n’est pas la même chose, et les tempêtes coûtent de la Vitesse.',
    prize:
      'Toi seul vois ce navire marchand. Deux dés ne doivent pas dépasser le nombre d’attaque. 1 ou 2 de trop coûtent des dégâts ; au-delà, il s’échappe. Une prise te ferme pour de bon les ports de sa nation.',
    ship: 'Une prise de Défense 3 à 6 peut devenir ton navire, intact : plus de Combat et de cales, moins de Vitesse.',
    hostage:
      'Un otage rapporte une rançon dans tout port où tu fais des affaires. La torture, une fois chacun, plaît à l’équipage et donne peut-être des Renseignements pour attaquer son port d’attache.',
    revelry:
      'La Débauche & ripaille donne 1 de Moral, et plus il est haut, mieux c’est. Le pirate ne peut rien entreprendre à ton prochain tour, et s’échappe et se bat avec 2 de moins.',
    port: 'Au port, une opération : radouber, se reposer, faire des affaires, ou rendre un otage contre rançon. Seul le butin vendu devient Fortune.',
    haven: 'Un port soudoyé est le refuge du pirate : les meilleurs prix, une cachette, et un lieu où se retirer.',
    stash: 'L’argent caché est à l’abri des mutins et des juges, et se perd avec le port.',
    cunning: 'Un point de Ruse relance ces dés. Les points dépensés ne reviennent jamais.',
    battle:
      'Le camp au total supérieur peut finir la bataille. Un pirate qui s’en tire gagne 5 de Renommée ; celui qui coule un chasseur gagne son Combat.',
    surrender:
      'Avec une lettre de marque de la nation des chasseurs, tu peux te rendre : la plupart se retirent, certains sont jugés ou pendus, et le butin est perdu.',
    information: 'Tu connais les points faibles de ce port : avec eux tu lances deux dés au lieu d’un. Ils sont alors épuisés.',
    duel: 'Un duel : attaquant et défenseur alternent. Toutes les deux passes, chacun peut rompre, pour 3 de Moral.',
    alliance: 'Des alliés naviguent, chassent et combattent ensemble tant qu’ils sont sur la même case. Les promesses ne lient personne.',
    intercept: 'Ton commissaire peut tenter de rattraper ce pirate : son dé doit valoir au moins le dé et la Vitesse du pirate.',
    event:
      'La carte entre deux tours était un événement. Un événement aléatoire mélange toutes les cartes ; puis les chasseurs des cases à flèche entrent dans les passages.',
    storm:
      'Une tempête : chaque navire en mer dans cet océan perd de la Vitesse selon un dé, davantage près des côtes. Les ports sont sûrs.',
    scurvy:
      'Le scorbut coûte du Moral maintenant et à chaque tour en mer, et toute blessure tue. Il passe quand le pirate se repose au port.',
    mutiny:
      'À 0 de Moral, l’équipage se mutine : un dé sous l’Autorité le calme, égal, le capitaine peut se retirer avec sa cachette, au-dessus, il est abandonné.',
    wound:
      'Le capitaine est blessé : ses valeurs sont plus basses jusqu’au repos au port. Une seconde blessure légère ou grave le tuerait.',
    commissioner:
      'Un commissaire du roi traque pour le joueur qui l’a demandé. Plus un pirate a de Renommée, plus la requête a de chances d’aboutir.',
    warship: 'Les navires de guerre ne sont à personne, tentent d’intercepter tout pirate sur leur case, et restent face cachée jusque-là.',
    ousted: 'Chassé du port : un dégât en Combat, et il ne peut revenir avant d’être passé dans un autre port.',
    retired: 'Un pirate s’est retiré. Sa Fortune compte à la fin ; le pirate le plus riche gagne.',
    lost: 'Un pirate est perdu avec tout ce qu’il avait. La partie finit quand le dernier pirate d’un joueur est perdu ou retiré.',
  },
};
