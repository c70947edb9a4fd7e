/** The words of the game, and what they mean. */
import { FIND_TARGET, HEAVY_GUNS } from '@bb/golden-age/rules';
import type { Terms } from '../language.ts';

export const terms: Terms = {
  ability: { name: 'Talent', forms: [], text: `Ce qu’un pirate ajoute quand il cherche (à ${FIND_TARGET}, il trouve) et quand il se bat.` },
  action: {
    name: 'action',
    forms: ['actions'],
    text: 'Ce que fait un pirate au tour de son joueur : naviguer, chercher, piller, faire des affaires, attaquer, se retirer.',
  },
  alliance: {
    name: 'alliance',
    forms: ['alliances', 'alliés', 's’allier'],
    text: 'Deux pirates d’un même joueur qui agissent comme un seul.',
  },
  antiPirateAction: {
    name: 'action anti-pirate',
    forms: ['actions anti-pirate'],
    text: 'Ce que chacun des autres peut faire une fois par tour, pour arrêter le pirate qui agit.',
  },
  booty: { name: 'butin', forms: [], text: 'Des doublons dans les cales d’un pirate. Il coule avec le navire.' },
  bootyGrab: {
    name: 'vol du butin',
    forms: ['Voler du butin', 'main basse'],
    text: 'Voler un pirate adverse dont l’équipage fait ripaille dans le même port.',
  },
  cargo: { name: 'Cargaison', forms: [], text: 'La valeur d’un navire marchand : avec un dé, elle dit ce qu’il porte.' },
  combat: { name: 'Combat', forms: [], text: 'Comment se bat un navire. Les batailles l’usent.' },
  commissioner: {
    name: 'commissaire',
    forms: ['commissaires', 'commissaire du roi', 'commissaires du roi'],
    text: 'Un chasseur de pirates au service du roi ; chacun en a un au plus.',
  },
  convert: { name: 'vendre', forms: ['vend', 'vendu', 'Vendre', 'vente'], text: 'Le butin devient de la Fortune, au port.' },
  cruelty: {
    name: 'Cruauté',
    forms: [],
    text: 'Un dé au-dessus fait parler un otage ; et elle compte quand un port est mis à sac.',
  },
  cunning: { name: 'Ruse', forms: [], text: 'Des points pour relancer ses dés, et pour Tête de mort & tibias.' },
  defense: { name: 'Défense', forms: [], text: 'La force d’un port quand on l’attaque.' },
  duel: { name: 'duel', forms: ['Duel'], text: 'Capitaine contre capitaine : chacun lance autant de dés que sa valeur de Duel.' },
  generalPardon: {
    name: 'Pardon général',
    forms: [],
    text: 'La carte qui laisse les pirates se retirer à sa deuxième apparition, et met fin à la partie à la troisième.',
  },
  governor: {
    name: 'gouverneur',
    forms: ['gouverneurs'],
    text: 'L’homme qui gouverne un port : ami des pirates, ou ennemi.',
  },
  heavyGuns: {
    name: 'canons lourds',
    forms: ['Canons lourds'],
    text: `Une carte posée devant un navire : +${HEAVY_GUNS} dans ses combats.`,
  },
  hold: { name: 'cale', forms: ['cales'], text: 'La place d’un lot de butin dans un navire.' },
  hostage: { name: 'otage', forms: ['otages'], text: 'Quelqu’un de valeur, pris sur un navire marchand.' },
  information: {
    name: 'Renseignements',
    forms: [],
    text: 'Ce que les otages torturés ont dit d’un port ; cela aide contre ce port.',
  },
  initiative: { name: 'Initiative', forms: [], text: 'Les actions qu’une carte à losange donne à un pirate.' },
  leadership: { name: 'Autorité', forms: [], text: 'Il faut un dé qui ne la dépasse pas pour mater une mutinerie.' },
  letterOfMarque: {
    name: 'lettre de marque',
    forms: ['lettres de marque'],
    text: 'La permission d’une nation de voler les autres : ses ports accueillent le pirate, et il peut s’y retirer.',
  },
  locator: { name: 'numéro', forms: [], text: 'Les deux dés, l’un pour les dizaines, qui désignent un port.' },
  loyalty: { name: 'Loyauté', forms: [], text: 'Le moral de l’équipage. À 0, il se mutine.' },
  merchant: {
    name: 'navire marchand',
    forms: ['navires marchands'],
    text: 'Un navire à dépouiller, face cachée jusqu’à ce que quelqu’un le trouve.',
  },
  mutiny: { name: 'mutinerie', forms: ['mutineries', 'se mutine'], text: 'Un équipage qui se soulève contre son capitaine.' },
  netWorth: {
    name: 'Fortune',
    forms: [],
    text: 'Des doublons mis en sûreté. Un pirate qui se retire marque un point par centaine entière.',
  },
  notoriety: {
    name: 'Renommée',
    forms: [],
    text: 'La gloire. Elle compte deux fois pour un pirate qui se retire, et attire les commissaires.',
  },
  piratePort: { name: 'port pirate', forms: ['ports pirates'], text: 'Un port qui n’est à aucune nation.' },
  reaction: {
    name: 'réaction',
    forms: ['réactions', 'réagir'],
    text: 'Un commissaire vient attaquer un pirate proche ; cela ne coûte rien.',
  },
  refit: { name: 'carénage', forms: [], text: 'Les réparations au port.' },
  retire: {
    name: 'se retirer',
    forms: ['se retire', 'se retirent', 's’y retirer'],
    text: 'Quitter la mer riche. C’est la seule façon de marquer pleinement.',
  },
  revelry: {
    name: 'ripaille',
    forms: ['Débauche & ripaille'],
    text: 'L’équipage à terre avec sa solde : plus heureux, mais bon à rien jusqu’à ce qu’il ait dégrisé.',
  },
  sack: { name: 'mettre à sac', forms: ['mise à sac', 'mis à sac'], text: 'Brûler un port que l’on vient de prendre.' },
  safeHaven: {
    name: 'refuge',
    forms: ['refuges'],
    text: 'Un port dont un pirate a acheté le gouverneur : les meilleurs prix, et un lieu où se retirer.',
  },
  scurvy: { name: 'scorbut', forms: ['Scorbut'], text: 'Un équipage malade, plus mécontent à chaque tour jusqu’à ce qu’il gagne un port.' },
  seaArea: { name: 'zone maritime', forms: ['zones maritimes'], text: 'L’une des eaux de la carte.' },
  speed: { name: 'Vitesse', forms: [], text: 'La rapidité d’un navire. Tempêtes et usure lui en coûtent.' },
  transitBox: {
    name: 'passage',
    forms: ['passages'],
    text: 'Le plein océan entre deux zones maritimes : lent, mais nul n’y chasse.',
  },
  value: { name: 'Valeur', forms: [], text: 'Ce que vaut un port ou un otage.' },
  warship: { name: 'navire de guerre', forms: ['navires de guerre'], text: 'Un navire de la marine en station dans une zone maritime.' },
};
