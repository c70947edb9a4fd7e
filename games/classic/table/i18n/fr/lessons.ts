import type { Lessons } from '../lessons.ts';

export const lessons: Lessons = {
  sail: 'Voici Edward Teach, ton pirate, dans un sloop près de Portobello. À ton tour, tu fais une chose, une opération, avec un de tes pirates ou de tes chasseurs. Il n’y a pas de proie ici : prends la mer.',
  step: 'Un dé et la Vitesse du navire, 2, donnent les points du déplacement : il a fait 1, donc 3 cases. Chaque pas mène sur une case que la terre ne barre pas. Cap au nord, vers la Jamaïque.',
  onward:
    'Les ports sont sur leurs cases, et y entrer coûte aussi un pas. On peut s’arrêter à tout moment, mais seul un pirate qui a usé tous ses points peut chercher. Continue.',
  waters: 'Encore un pas. Il y a la haute mer au nord et au nord-ouest, et des navires marchands passent par les deux. Choisis.',
  search:
    'Tous les points sont usés. Une carte peut maintenant dire ce qui est en vue : rien, un navire marchand ou deux, ou une tempête. Regarde.',
  prize:
    'Une voile ! Elle est face cachée, avec un numéro qui n’en dit rien. Anne a joué depuis, car une carte désigne le suivant : toi deux fois de suite, ou Anne, ou un événement. Ton opération maintenant : la prise.',
  inspect:
    'Toi seul la vois : la Concepción, espagnole, Défense 5. Combat 6, Vitesse 2 et Talent 4, moins sa Défense, font le nombre d’attaque 7 : deux dés ne doivent pas montrer plus. La laisser filer fâcherait l’équipage. Attaque.',
  cunning:
    'Un 10. Un ou deux de trop seraient des dégâts pour ton navire ; trois, c’est bien trop, et elle s’échappe. Mais Teach a deux points de Ruse. Chacun relance un jet, et se dépense pour de bon. C’est le moment.',
  ship: 'Elle est à toi, et les ports espagnols sont fermés à Teach désormais. Il gagne autant de Renommée qu’il est cruel. La prise peut devenir ton navire : un brigantin a plus de canons et de cales, et un point de Vitesse en moins. À toi de voir.',
  cargo: 'Du cacao pour 780 £. En cale, il ne vaut encore rien : le butin compte une fois vendu, et sombre avec le navire. Arrime-le.',
  revelry:
    'L’équipage arroserait bien ça. Une ripaille donne un point de Moral, et plus il est haut, mieux c’est. Mais Teach perdrait son prochain tour, et se battrait mal. Pas maintenant.',
  hostage:
    'Un passager est à bord, qui vaut 5 de Renommée, et toi seul connais son port d’attache : La Havane. Tu peux le faire torturer. L’équipage aime cela, il dira peut-être ce qui sert contre La Havane, et il en mourra peut-être. Ou épargne-le : sa rançon est la même.',
  endTurn:
    'Ton opération est faite. Ce qui s’offre encore ne coûte rien : torturer un otage, jeter du butin par-dessus bord. Finis ton tour.',
  battle:
    'Teach est le pirate le plus renommé en mer, et une carte a lancé le HMS Rose sur lui. Son dé et sa Vitesse n’ont pas dépassé le dé du chasseur : rattrapé. Tu as gagné cet échange : il subit la différence, et toi 1 dégât. Finis-en pour 5 de Renommée, ou continue : qui le coule gagne son Combat, 8.',
  toPort:
    'Pour chaque dégât on lance un dé, et un 1 blesse le capitaine ; tu as eu de la chance. Maintenant, porte le cacao à terre. Port Royal est proche, anglais, et son gouverneur est un ami des pirates. En route !',
  coast: 'D’abord la case de Port Royal. Un chasseur qui s’y trouverait tenterait de t’intercepter à ton arrivée.',
  port: 'Et dans le port, pour un pas de plus.',
  business:
    'Anne s’est servie de ta gloire contre toi : elle a demandé un commissaire du roi, ses dés n’ont pas dépassé la Renommée de Teach, et Robert Maynard est en route. Au port, tu es à l’abri de lui. Fais des affaires.',
  sell: 'Là où le gouverneur est un ami, chaque tranche de 100 £ de butin en rapporte 110. Chaque tranche complète de 100 £ reçus donne un point de Renommée, et un point de Moral. Vends le cacao.',
  haven:
    'L’argent en poche est la Fortune, et c’est elle qui gagne à la fin. Un pot-de-vin ferait de Port Royal le refuge de Teach : de meilleurs prix, une cachette pour l’argent, et un lieu où se retirer. Un dé dit le prix.',
  pay: 'Un 2 : 200 £. Un bon prix pour un ami. Paie.',
  done: 'Tu pourrais lâcher l’équipage, mais une ripaille peut coûter au port son gouverneur. Assez d’affaires.',
  endPort: 'Tout cela était une seule opération. Finis ton tour.',
  stash:
    'Avant qu’on pioche les cartes, tu peux cacher de l’argent dans ton refuge. Il y est à l’abri des mutins et des juges, et compte quand Teach se retire ou à la fin ; si le port est mis à sac, il est perdu. Cache-le, ou garde-le sous la main pour les prix et les pots-de-vin.',
  ransom:
    'Maynard a pris la mer, et te guettera devant le port. Une chose reste à faire : rendre le passager contre rançon. Il rapporte un dé fois 100 £, et un cinquième de plus dans ton refuge.',
};
