/** The first voyage, biographies, and hints. */
export const tutorial = {
  life: 'Biographie',
  fetching: 'Chargement…',
  hints: {
    deploy: 'Choisis un pirate, puis une zone maritime. La Caraïbe est un bon début : cargaisons riches, ports proches.',
    card: 'Ton tour commence par une carte. Son chiffre dit combien d’actions elle donne, à répartir entre tes pirates ; un ◆ donne à un seul pirate autant d’actions que son Initiative.',
    window:
      'Le pirate d’un autre agit, et tu peux intervenir : une fois au tour de chaque adversaire. Tu peux aussi passer d’un coup pour le reste du tour : on ne te demandera plus rien.',
    cunning: 'Un point de Ruse relance tes propres dés. Les points reviennent lentement : garde-les pour ce qui compte.',
    cargo: 'Tu as vu la cargaison et peux encore la laisser. L’équipage murmure alors, et devant les maigres cargaisons aussi.',
    prize:
      'La prise est à toi : arrime la cargaison, garde le navire s’il est meilleur, et garde l’otage pour une rançon dans un port de sa nation, ou fais-le parler, pour de la Renommée et des Renseignements.',
    port: 'Toutes les affaires au port sont une seule action, dans un ordre fixe : rançon, vente, carénage, gouverneur, bordée à terre. Le butin vendu devient Fortune, que nul ne peut te prendre.',
    haven: 'Un gouverneur que l’on paie fait du port un refuge de ce pirate : il peut s’y retirer.',
    revelry:
      'La ripaille élève la Loyauté. Mais un équipage qui a fait ripaille ne peut que faire voile, jusqu’à ce qu’il ait dégrisé au port par une action.',
    skull: 'Tête de mort & tibias annule la carte jouée contre toi, pour un point de Ruse. La carte est dépensée de toute façon.',
    hunt: 'On te traque. Combats, et le total le plus haut fait les dégâts ; fuis, et le navire le plus rapide a l’avantage.',
    surrender: 'Avec une lettre de marque, un pirate peut se rendre et se retirer, si personne ne le trahit.',
    commissioner:
      'Un commissaire du roi traque pour le joueur qui l’a appelé. Il peut frapper dès qu’un pirate proche se déplace, cherche, pille ou attaque.',
    duel: 'Un duel : chacun lance autant de dés que l’indique sa valeur de Duel ; le total le plus haut l’emporte. En cas d’égalité, il ne continue que si les deux le veulent.',
    discard: 'Tes cartes ne donnent aucune action. Défausses-en une ou deux, pour une action chacune.',
    mutiny:
      'Une mutinerie : à Loyauté 0, l’équipage se soulève. Un dé au-dessus de l’Autorité du capitaine donne le navire à un autre pirate. Bonnes cargaisons, navires plus grands et bordées à terre maintiennent la Loyauté.',
    storm:
      'Une tempête balaie toute une zone maritime : les navires en mer perdent de la Vitesse, les navires marchands sombrent. Au port, on est à l’abri.',
    scurvy: 'Scorbut : la Loyauté baisse, et l’équipage malade n’est plus bon à grand-chose, jusqu’à ce qu’il gagne un port.',
    pardon:
      'Le Pardon général : à sa troisième apparition, la partie s’achève, et les pirates encore en mer ne marquent que leur Renommée. Tant qu’il court, ils peuvent rentrer à bon compte.',
    warship:
      'Un navire de la marine a été aperçu. Tant qu’il est dans une zone maritime, les autres joueurs peuvent l’y utiliser contre les pirates.',
    letter: 'Une lettre de marque fait d’un pirate un corsaire de cette nation : ses ports l’accueillent, et il peut s’y retirer.',
    alliance: 'Deux pirates d’un même port se sont alliés : ils agissent comme un seul, et partagent les dangers et le butin.',
    portAttack: 'L’attaque d’un port : riche butin et Renommée, et une nation qui ne l’oubliera pas.',
    retired:
      'Un pirate s’est retiré : deux fois sa Renommée, et un point par centaine entière de doublons de Fortune. C’est ainsi que l’on gagne.',
    lost: 'Un pirate est perdu. Il ne marque que sa Renommée, et son butin a disparu.',
  },

  // First voyage
};
