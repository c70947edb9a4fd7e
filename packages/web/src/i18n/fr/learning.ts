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
};
