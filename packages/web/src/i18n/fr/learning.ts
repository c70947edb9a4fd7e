/** The first voyage, and what is explained when it comes up for the first time. */
export const learning = {
  life: 'Sa vie',
  fetching: 'Un instant…',
  hint: 'Un conseil',
  understood: 'Compris',
  noHints: 'Plus de conseils',
  hints: {
    deploy:
      'Envoyez votre premier pirate : choisissez-le, puis une zone maritime, sur la carte ou dans la liste. La Caraïbe est un bon endroit pour commencer : les cargaisons y sont riches et les ports proches.',
    card: 'Votre tour commence par une carte. Son nombre dit combien d’actions elle donne, à répartir entre vos pirates ; un ◆ en donne à un seul pirate autant que son Initiative.',
    window:
      'Le pirate d’un autre agit, et vous pouvez intervenir : une fois au tour de chaque adversaire. « Passer pour le reste de ce tour » vous évite d’être interrogé de nouveau.',
    cunning: 'Un point de Ruse relance vos propres dés. Les points reviennent lentement : gardez-les pour ce qui compte.',
    cargo: 'Vous avez vu la cargaison et pouvez encore la laisser. L’équipage murmure alors, et devant les maigres cargaisons aussi.',
    prize:
      'La prise est à vous : arrimez la cargaison, gardez le navire s’il est meilleur, et gardez l’otage pour une rançon dans un port de sa nation, ou faites-le parler, pour de la Renommée et des Renseignements.',
    port: 'Toutes les affaires au port sont une seule action, dans un ordre fixe : rançon, vente, carénage, gouverneur, bordée à terre. Le butin écoulé devient Fortune, que nul ne peut vous prendre.',
    haven: 'Un gouverneur que l’on paie fait du port un refuge de ce pirate : il peut s’y retirer.',
    revelry:
      'La ripaille élève la Loyauté. Mais un équipage qui a fait ripaille ne peut que faire voile, jusqu’à ce qu’il ait dégrisé au port par une action.',
    skull: 'Tête de mort & tibias annule la carte jouée contre vous, pour un point de Ruse. La carte est dépensée de toute façon.',
    hunt: 'On vous traque. Combattez, et le total le plus haut fait les dégâts ; fuyez, et le navire le plus rapide a l’avantage.',
    surrender: 'Avec une lettre de marque, un pirate peut se rendre et se retirer, si personne ne le trahit.',
    commissioner:
      'Un commissaire du roi traque pour le joueur qui l’a appelé. Il peut frapper dès qu’un pirate proche se déplace, cherche, pille ou attaque.',
    duel: 'Un duel : tous deux lancent et ajoutent leur Duel, reprise après reprise, jusqu’à ce que l’un rompe ou tombe.',
    discard: 'Vos cartes ne donnent aucune action. Défaussez-en une ou deux, pour une action chacune.',
    mutiny:
      'Une mutinerie : à Loyauté 0, l’équipage se soulève. Un dé au-dessus de l’Autorité du capitaine donne le navire à un autre pirate. Bonnes cargaisons, navires plus grands et bordées à terre maintiennent la Loyauté.',
    storm:
      'Une tempête balaie toute une zone maritime : les navires en mer sont secoués et abîmés, les navires marchands sombrent. Qui est au port est à l’abri.',
    scurvy: 'Scorbut : la Loyauté baisse, et l’équipage malade est bon à moins de choses jusqu’à ce qu’il ait touché un port.',
    pardon:
      'Le Pardon général : à sa troisième venue, la partie finit, et les pirates encore en mer ne marquent que leur Renommée. Tant qu’il court, ils peuvent rentrer à bon compte.',
    warship: 'Un navire de la marine est en vue dans cette zone maritime. Les autres joueurs peuvent l’employer contre les pirates d’ici.',
    letter: 'Une lettre de marque fait d’un pirate un corsaire de cette nation : ses ports l’accueillent, et il peut s’y retirer.',
    alliance: 'Deux pirates d’un même port se sont alliés : ils agissent comme un seul, et partagent les dangers et le butin.',
    portAttack: 'L’attaque d’un port : riche butin et Renommée, et une nation qui ne l’oubliera pas.',
    retired:
      'Un pirate s’est retiré : deux fois sa Renommée, et un point par centaine entière de doublons de Fortune. C’est ainsi que l’on gagne.',
    lost: 'Un pirate est perdu. Il ne marque que sa Renommée, et son butin a disparu.',
  },

  // First voyage
  you: 'Holly',
  opponent: 'Anne',
  title: 'Premier voyage',
  step: (step: number, of: number) => `Étape ${step} sur ${of}`,
  press: (what: string) => `Appuyez maintenant sur « ${what} ».`,
  showMe: 'Montrez-moi',
  smaller: 'Plus petit',
  larger: 'Plus grand',
  leave: 'Quitter le voyage',
  leaveHint: 'Il vous attend au port.',
  laterOn: 'Cela aussi, vous le pourrez, plus tard. Dans ce voyage, un autre choix vient d’abord.',
  waiting: 'Regardez : cela se fait tout seul.',
  overTitle: 'Le voyage est fini',
  over: 'Bellamy est à terre avec ses doublons, et sa Renommée a compté deux fois : c’est ainsi que l’on gagne. Vous connaissez maintenant le métier. Le reste, la table vous le dira quand vous en aurez besoin.',
  overMore:
    'Désormais, les dés sont libres et Anne est un capitaine de l’ordinateur. Poursuivez avec Hornigold si vous voulez, ou commencez votre propre partie.',
  newGame: 'Nouvelle partie',
  playOn: 'Poursuivre ici',
  lessons: {
    card: 'Voici Samuel Bellamy, votre pirate, dans un sloop qui prend l’eau, dans la Caraïbe orientale. Un tour commence par une carte de votre main. Une carte à ◆ donne à un pirate autant d’actions que son Initiative : celle de Bellamy est 3.',
    find: 'Trois actions à dépenser. Au large de la Martinique, un navire marchand croise, face cachée. Pour le dépouiller, il faut d’abord le trouver : un dé et le Talent de Bellamy, 4, doivent faire 7.',
    cunning:
      'Un 2, soit 6 en tout, et le navire marchand s’esquive. Mais Bellamy a deux points de Ruse, et chacun relance ses dés. Ils ne reviennent pas de sitôt : dépensez-en un ici, où il rapporte.',
    loot: 'Trouvé, et c’est un brigantin, bas sur l’eau. On trouve et on pille un navire marchand dans le même tour : abordez-le donc. C’est la deuxième action.',
    cargo:
      'Les écoutilles sont ouvertes : la cargaison vaut 1 300 doublons. Vous pourriez relancer pour en avoir une meilleure, mais celle-ci est bonne. Gardez le jet.',
    seize: 'Un planteur est à bord aussi. Vous pourriez encore tout laisser, mais pourquoi donc ? Emparez-vous du butin.',
    stow: 'Le butin reste dans les cales jusqu’à ce qu’on l’écoule dans un port, et il coule avec le navire. Mettez-le dans la première cale.',
    hostage:
      'Le planteur vaut une rançon dans un port de sa propre nation. Vous pourriez plutôt le faire parler, pour des nouvelles et un mauvais renom. Gardez-le pour rançon.',
    ship: 'La prise est un meilleur navire que le vôtre : plus de canons, plus de cales. L’équipage en est content, et la Loyauté monte. Prenez-la.',
    revelry:
      'L’équipage voudrait boire à cela. Il vous en aimerait, et ne serait bon à rien avant d’avoir dégrisé au port. Pas maintenant.',
    sail: 'Anne a employé sa seule action anti-pirate de ce tour : Usure, et le navire perd un point de Vitesse. Les autres peuvent intervenir dès que vos pirates agissent. Il reste une action : entrez à San Juan, dont le gouverneur est ami des pirates.',
    window:
      'C’est le tour d’Anne. Son Charles Vane cherche un navire marchand, et c’est à vous maintenant d’intervenir : une fois, avec une carte anti-pirate ou un navire de la marine. Il ne l’a pas encore trouvé. Attendez de voir : passez.',
    interrupt: 'Il en a trouvé un. Ralentissez-le avant qu’il ne rentre avec : vous avez Usure, vous aussi.',
    secondTurn:
      'De nouveau votre tour. Vous avez pioché une tempête, qui a frappé aussitôt, loin au nord : Bellamy était à l’abri au port. Et vous avez pioché Tête de mort & tibias. Contre vous, elle annule une carte ; à votre tour, elle donne 3 actions, à répartir à votre gré.',
    port: 'Bellamy est à San Juan. Tout ce qui se fait dans un port est une seule action, dans un ordre fixe : rançon, vente, carénage, gouverneur, bordée à terre. Commencez.',
    sell: 'Anne a voulu fomenter une mutinerie. Les dés devaient dépasser la Loyauté de Bellamy et ne l’ont pas fait ; à Loyauté 0, l’équipage se soulève de lui-même. À présent, vendez : là où le gouverneur est un ami, vous recevez la pleine valeur. C’est de la Fortune, et elle est sûre.',
    refit: 'Le navire a un dégât en Vitesse. Un carénage répare autant de dégâts que le dit la moitié d’un dé.',
    haven:
      'Un gouverneur que l’on paie fait de son port un refuge pour Bellamy : le lieu où se retirer. Le dé dit le prix, et bas, c’est bien.',
    price: 'Un 1 : on ne peut trouver moins cher. Gardez le jet.',
    pay: 'Cent doublons pour de vieux jours tranquilles. Payez.',
    leavePort: 'Ce fut une bonne journée. Vous en avez fini avec le port.',
    deploy:
      'Il reste deux actions. Vous avez trois autres pirates en main : une action met l’un d’eux en mer. Envoyez Benjamin Hornigold dans la Caraïbe occidentale, où les cargaisons sont riches.',
    hull: 'Chacun commence sur un petit navire : un sloop est rapide, une goélette a une cale de plus. Prenez la goélette.',
    retire:
      'Et maintenant, le dernier pas : Bellamy est riche, connu, et dans son refuge. Un pirate qui se retire marque deux fois sa Renommée, et un point par centaine entière de doublons. Qui reste trop longtemps peut tout perdre. Retirez-vous.',
  },
};
