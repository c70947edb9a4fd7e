/** French. */
import type { Lessons } from '../lessons.ts';

export const lessons: Lessons = {
  card: 'Voici Samuel Bellamy, ton pirate, dans un sloop qui prend l’eau, dans la Caraïbe orientale. Un tour commence par une carte de ta main. Une carte à ◆ donne à un pirate autant d’actions que son Initiative : celle de Bellamy est 3.',
  find: 'Trois actions à dépenser. Deux navires marchands croisent ici, face cachée : un français au large de la Martinique, un espagnol au large de Saint-Domingue. Pour en dépouiller un, il faut d’abord le trouver : un dé plus le Talent de Bellamy, 4, doit donner au moins 7.',
  cunning:
    'Un 2, soit 6 en tout, et le navire marchand s’esquive. Mais Bellamy a deux points de Ruse, et chacun lui permet de relancer. Ils ne reviennent pas de sitôt : dépenses-en un ici, où il rapporte.',
  loot: 'Trouvé, et il est bas sur l’eau. On trouve et on pille un navire marchand dans le même tour : aborde-le donc. C’est la deuxième action.',
  cargo:
    'Les écoutilles sont ouvertes, et la question au-dessus dit ce que vaut la cargaison. Tu pourrais relancer pour en avoir une meilleure, mais celle-ci est bonne. Garde le jet.',
  seize: 'Il y a aussi un planteur à bord. Tu pourrais encore tout laisser, mais pourquoi donc ? Empare-toi du butin.',
  stow: 'Le butin reste dans les cales jusqu’à ce qu’on le vende dans un port, et il coule avec le navire. Mets-le dans la première cale.',
  hostage:
    'Le planteur vaut une rançon dans un port de sa propre nation, si Bellamy y fait escale. Ou fais-le parler tout de suite, pour de la Renommée et des Renseignements ; l’équipage aime ça aussi.',
  ship: 'La prise est un meilleur navire que le tien : plus de canons, une ou deux cales de plus. L’équipage en est content, et la Loyauté monte. Prends-la.',
  revelry: 'L’équipage voudrait arroser ça. Il t’en aimerait, et ne serait bon à rien avant d’avoir dégrisé au port. Pas maintenant.',
  sail: 'Anne a utilisé sa seule action anti-pirate de ce tour : Usure, et le navire perd un point de Vitesse. Les autres peuvent intervenir dès que tes pirates agissent. Il reste une action : entre à San Juan, dont le gouverneur est ami des pirates.',
  window:
    'C’est le tour d’Anne. Son Charles Vane cherche un navire marchand, et c’est à toi maintenant d’intervenir : une fois, avec une carte anti-pirate ou un navire de la marine. Il ne l’a pas encore trouvé. Attends de voir : passe.',
  interrupt:
    'Il en a trouvé un. Tu as Usure, toi aussi : de quoi ralentir son navire avant qu’il ne rentre. Ou passe pour ce tour et garde la carte : à ton propre tour, elle donne 2 actions.',
  secondTurn:
    'De nouveau ton tour. Tu as pioché une tempête, qui a frappé aussitôt, loin au nord : Bellamy était à l’abri au port. Et tu as pioché Tête de mort & tibias. Elle annule une carte jouée contre toi ; à ton tour, elle donne 3 actions, à répartir à ton gré.',
  port: 'Bellamy est à San Juan. Tout ce qui se fait dans un port est une seule action, dans un ordre fixe : rançon, vente, carénage, gouverneur, bordée à terre. Commence.',
  ransom:
    'Anne a voulu fomenter une mutinerie. Les dés devaient dépasser la Loyauté de Bellamy et ne l’ont pas fait ; à Loyauté 0, l’équipage se soulève de lui-même. Et maintenant le planteur : il est espagnol, et San Juan aussi. Prends la rançon ; les dés en disent le montant.',
  stowRansom: 'L’argent aussi est du butin, tant qu’il n’est pas vendu. Mets-le dans la deuxième cale.',
  sell: 'Anne a voulu fomenter une mutinerie. Les dés devaient dépasser la Loyauté de Bellamy et ne l’ont pas fait ; à Loyauté 0, l’équipage se soulève de lui-même. À présent, vends : là où le gouverneur est un ami, tu reçois la pleine valeur. C’est de la Fortune, et elle est sûre.',
  sale: 'À présent, vends ce qu’il y a dans les cales, l’une après l’autre : là où le gouverneur est un ami, tu reçois la pleine valeur. C’est de la Fortune, et elle est sûre.',
  refit: 'Le navire a un dégât en Vitesse. Un carénage répare la moitié de ce qu’indique un dé, arrondie au-dessus.',
  haven:
    'Un gouverneur que l’on paie fait de son port un refuge pour Bellamy : le lieu où se retirer. Le dé dit le prix : plus il est bas, mieux c’est.',
  pay: 'Un 1 : on ne trouve pas moins cher. Cent doublons pour de vieux jours tranquilles : paie.',
  leavePort: 'Ce fut une bonne journée. Tu en as fini avec le port.',
  deploy:
    'Il reste deux actions. L’une d’elles peut mettre en mer l’un de tes trois autres pirates. Choisis lequel, puis où. Dans la Caraïbe, les cargaisons sont riches et les ports proches ; c’est Henry Avery qui a le plus de Talent.',
  hull: 'Chacun commence sur un petit navire : un sloop est plus rapide, une goélette a un canon et une cale de plus.',
  retire:
    'Et maintenant, le dernier pas : Bellamy est riche, connu, et dans son refuge. Un pirate qui se retire marque deux fois sa Renommée, et un point par centaine entière de doublons. Qui reste trop longtemps peut tout perdre. Retire-toi.',
};
