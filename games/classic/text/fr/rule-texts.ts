/** A short reference of the rules, by their numbers. Figures of the components are read from them. */
import { LAST_TURN, PAID_PER_HUNDRED as PAID, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { figure, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import { eventsInRules } from '../random-events.ts';
import { count, list } from './grammar.ts';
import { SHIPS } from './pieces.ts';
import { OCEANS, portNamed } from './places.ts';

const { crewUnrest, notorietyToWin, combat, speed } = SET.tracks;
const { activePirates, pirates, piratesShortGame, commissioners, governorsAtStart, merchantsAtStart, warshipMove } = SET.limits;
const startingShips = SET.ships
  .filter((ship) => ship.start)
  .map((ship) => SHIPS[ship.id].un)
  .join(' ou ');
const strengths = list(SET.ships.map((ship) => `${ship.strength} (${SHIPS[ship.id].name})`));
const modifiers = list(
  SET.oceans.map((ocean) => `${OCEANS[ocean.id]} ${ocean.hostageModifier === 0 ? '0' : signed(ocean.hostageModifier)}`),
);
const earthquakes = SET.earthquake.map((id, i) => `${i + 1} ${portNamed(id)}`).join(', ');

export const rules: Language['rules'] = {
  C1: 'Un jet, c’est un dé, deux dés additionnés, ou un D66 : deux dés, lus comme dizaines et unités. Le Moral monte quand l’équipage est content et baisse quand il est en colère. Entre pirates également renommés, le hasard tranche.',
  C2: `Le jeu compte ${SET.pirates.length} pirates, ${SET.logs.length} fiches de navire à deux faces, ${SET.cards.length} cartes d’action, ${SET.merchants.length} navires marchands, ${SET.warships.length} navires de guerre, ${SET.kingsCommissioners.length} commissaires du roi, ${SET.governors.length} gouverneurs, ${SET.lettersOfMarque.length} lettres de marque et ${SET.ports.length} ports.`,
  C3: 'Sont cachés l’ordre des cartes, le contenu des gobelets, les navires marchands et de guerre face cachée, et ce qu’un pirate sait de ses otages. Tout le reste est public.',
  C4: `Chacun pioche un pirate. ${governorsAtStart} gouverneurs et ${merchantsAtStart} navires marchands sont placés. Tour à tour, chaque pirate prend ${startingShips} et commence sur n’importe quelle case sans chasseur ni navire marchand, avec un Moral de ${crewUnrest.start}. Une carte désigne le premier joueur.`,
  'C4.1': 'De deux à quatre joueurs prennent les places que nomment les lignes d’action.',
  'C4.2': 'Le capitaine Blood n’est pas dans la pioche des pirates, sauf si une option l’y met, ou en solitaire.',
  'C4.3': 'Chacun pioche un pirate.',
  'C4.4': `${governorsAtStart} gouverneurs vont dans des ports tirés aux dés, mais dans aucun port pirate.`,
  'C4.5': `${merchantsAtStart} navires marchands sont placés, face cachée, aux stations que désignent les cartes piochées.`,
  'C4.6': 'Tour à tour, chacun prend un navire libre et une case sans chasseur ni navire marchand.',
  'C4.7': 'On pioche des cartes jusqu’à ce que l’une désigne le premier joueur.',
  C5: 'Un tour, c’est son début, une opération, et sa fin. Une carte d’action désigne le joueur suivant.',
  'C5.1':
    'Au début du tour, le scorbut coûte du Moral en mer. Puis le joueur fait une opération ou passe. Un pirate qui avait un marqueur D&R avant ce tour ne peut rien entreprendre ; on retire son marqueur à la fin du tour. Un pirate qui occupe un port doit le mettre à sac ou le quitter.',
  'C5.2':
    'Un navire en mer est sur une case, un navire au port est au port et non sur sa case, et un navire dans un passage n’est sur aucune case.',
  'C5.3':
    'Les opérations sont : mettre en jeu un pirate, naviguer, faire une prise, l’une des opérations au port, mettre à sac un port occupé, caréner ou remettre à flot, se retirer, demander un commissaire, et naviguer, radouber, caréner ou intercepter avec un commissaire. Ou passer.',
  'C5.4':
    'Avant et après l’opération, on peut torturer ou libérer des otages, cacher de la Fortune dans un refuge, faire des échanges au port, former ou rompre des alliances, et jeter du butin par-dessus bord pour faire de la place à un échange.',
  'C5.5':
    'À la fin du tour, les équipages dont le Moral est à 0 se mutinent, on retire les marqueurs, les blocus se font sentir, et l’on peut cacher de la Fortune. Puis on pioche des cartes jusqu’à ce que l’une désigne le joueur suivant ; les événements des cartes précédentes ont lieu d’abord.',
  C6: 'Les navires vont de case en case ; la terre peut barrer le côté entre deux cases. Un port se trouve sur sa case. Un passage relie des océans par les cases à flèche qui le bordent.',
  C7: `Un joueur pioche un autre pirate, qui commence comme le premier. ${activePirates} au plus sont en jeu à la fois, et ${pirates} peuvent servir dans une partie, ${piratesShortGame} dans la courte. Il faut une fiche libre pour ${startingShips}.`,
  C8: 'Un déplacement, c’est un jet, des pas de case en case, et parfois une recherche ou l’attaque d’un port.',
  'C8.1':
    'Un dé et la Vitesse du navire donnent les points du déplacement, 1 au moins. Chaque pas coûte 1. S’engager dans un passage est un déplacement à part ; quand un pirate en sort, son premier point le mène sur une case à flèche. Il peut s’arrêter quand il veut, et entrer dans un port met fin au déplacement. Un pirate qui a pris un passage doit faire escale dans un port avant d’en prendre un autre. Lui sont fermés les ports hostiles et détruits, ceux que d’autres occupent ou dont il a été chassé, et ceux que gardent les chasseurs de leur nation.',
  'C8.2':
    'Quand un pirate entre sur une case où sont des chasseurs, ils tentent de l’intercepter. Après une bataille, le déplacement est fini.',
  'C8.3':
    'Un pirate qui a usé tous ses points et se trouve en mer peut piocher une carte pour chercher des navires marchands. Elle dit ce qu’il trouve près des côtes ou en haute mer : rien, un navire marchand, deux, ou une tempête.',
  'C8.4': 'Au lieu de chercher, il peut attaquer le port de sa case, quelque distance qu’il ait parcourue.',
  C9: 'Un navire marchand est une prise : on l’observe, on l’attaque, on s’en empare et on le pille.',
  'C9.1':
    'Les navires marchands sont face cachée, chacun avec un numéro public qui n’en dit rien. S’il y en a plusieurs face cachée sur une case, le hasard choisit celui que l’on rencontre.',
  'C9.2':
    'Seul le joueur voit le navire marchand. Le laisser filer coûte 1 de Moral. S’il attaque, le navire marchand est retourné. Le pirate qui s’en empare le garde, même si un autre le poursuivait.',
  'C9.3':
    'Additionne le Combat, la Vitesse et le Talent du pirate, et retire la Défense du navire marchand : c’est le nombre d’attaque. Lance deux dés. S’ils ne le dépassent pas, le navire marchand est pris. S’ils le dépassent de 1 ou 2, le pirate subit autant de dégâts, et le navire marchand reste. S’ils le dépassent de plus, il s’échappe.',
  'C9.4':
    'La nation du navire marchand ferme ses ports au vainqueur. Il gagne autant de Renommée que sa Cruauté, ou le double si le navire marchand l’avait endommagé. Viennent ensuite le navire, la cargaison et l’otage.',
  'C9.5': 'Une carte dit la valeur de la cargaison, selon la Défense du navire marchand et l’océan. Elle remplit une cale.',
  'C9.6': `Un navire marchand de Défense ${strengths} peut devenir le navire du pirate, intact, si une fiche est libre et s’il n’a pas endommagé le pirate. Le butin qui n’a plus de cale passe par-dessus bord.`,
  'C9.7': `Pioche une carte. Additionne son nombre d’otage, la Défense du navire marchand et le nombre de l’océan (${modifiers}). Un total de 10 ou plus donne un otage et 5 de Renommée. Seul le joueur qui l’a pris connaît le port d’attache de l’otage.`,
  'C9.8':
    'Un otage peut être torturé une fois, ce qui donne 1 de Moral. Lance un dé. S’il est inférieur à la Cruauté du pirate, l’otage livre son port d’attache et meurt. S’il est égal, il le livre et vit. S’il est supérieur, il se tait. Ce qu’il a dit aide pour une attaque de ce port.',
  'C9.9':
    'Après une prise, le pirate peut lâcher la bride à son équipage (Débauche & ripaille). Si la carte de la cargaison porte la marque, ne pas le faire coûte 1 de Moral.',
  C10: 'L’humeur de l’équipage est une piste, du contentement à la mutinerie.',
  'C10.1': `Le Moral commence à ${crewUnrest.start} et va de ${crewUnrest.highest} à 0, où l’équipage se mutine.`,
  'C10.2':
    'L’argent, les ripailles, la torture, le repos au port et les victoires plaisent à l’équipage. Les dégâts au combat, le scorbut, les blocus, les prises épargnées et la lâcheté l’irritent.',
  'C10.3': `Un équipage dont le Moral est à 0 se mutine une fois l’opération ou l’événement fini. Lance un dé. S’il est inférieur à l’Autorité du pirate, le pirate le ramène à la raison, et le Moral est à ${crewUnrest.afterMutiny}. S’il est égal, le pirate peut se retirer avec sa seule cachette. Sinon, il est abandonné.`,
  'C10.4':
    'Quand un pirate quitte le jeu, sa fiche est libre, et son butin, ses otages, sa lettre de marque et ses refuges sont perdus. Seuls ceux qui se retirent gardent Fortune et cachette.',
  C11: 'La Débauche & ripaille donne 1 de Moral. Son marqueur interdit au pirate toute opération au prochain tour de son joueur, et lui retire 2 aux dés pour s’échapper et combattre. Dans un port neutre ou ami, un gouverneur est pioché, qui peut monter le port contre le pirate. Après une vente ou une rançon dans un port pirate, elle est obligatoire.',
  C12: 'Au port, un pirate radoube, se repose, fait des affaires ou rend un otage contre rançon.',
  'C12.1': `Pour un pirate, un port est hostile, neutre, favorable, son refuge, ou un port pirate. S’il a attaqué sa nation, il est hostile ; sinon, le gouverneur décide, et une lettre de marque de la nation vaut un degré. Chaque tranche de 100 £ de butin rapporte ${PAID.neutral} £ dans un port neutre, ${PAID.pro} £ dans un port favorable, ${PAID.safeHaven} £ dans un refuge et ${PAID.pirateHaven} £ dans un port pirate.`,
  'C12.2': 'Radoub, repos, affaires et rançon sont chacun une opération.',
  'C12.3': 'Un radoub répare 1 dégât en Combat dans un port neutre, 2 dans un port favorable, tous dans un refuge ou un port pirate.',
  'C12.4': `Le repos au port guérit du scorbut et des blessures. Sans scorbut, un Moral inférieur à ${crewUnrest.start} remonte de 1.`,
  'C12.5':
    'Les affaires : vendre des cargaisons, puis peut-être soudoyer pour un refuge, acheter la lettre de marque offerte, et faire ripaille. Chaque tranche complète de 100 £ reçus vaut 1 de Moral et 1 de Renommée. Un prix est un dé × 100 £.',
  'C12.6': 'Un otage rapporte un dé × 100 £, au taux du port, et autant de Moral et de Renommée qu’une vente.',
  'C12.7':
    'Dans son refuge, un pirate peut cacher de la Fortune. Elle compte quand il se retire et à la fin. Si le port est mis à sac ou détruit avant sa retraite, elle est perdue.',
  'C12.8':
    'Un gouverneur reste jusqu’à ce qu’un autre vienne ou qu’un événement l’emporte. Les pirates à qui le port devient hostile sont chassés.',
  C13: 'Chasseurs et gouverneurs peuvent chasser des pirates d’un port, ou les y affamer.',
  'C13.1':
    'Un pirate chassé reprend la mer avec 1 dégât en Combat, y rencontre les chasseurs, et ne peut revenir avant d’être passé dans un autre port. Cela arrive quand des chasseurs de la nation du port viennent, ou quand le port devient hostile, et aussi à qui n’occupe plus un port pris et n’est plus l’allié de celui qui l’occupe.',
  'C13.2':
    'Si un chasseur d’une autre nation se trouve sur la case d’un port, un pirate dans ce port perd 1 de Moral à la fin du tour de son joueur.',
  C14: 'Les ports peuvent être attaqués depuis leur case, pris, et mis à sac.',
  'C14.1': 'On ne peut attaquer ni les ports pirates, ni les ports détruits, occupés ou gardés, ni ceux dont on a été chassé.',
  'C14.2':
    'Le Talent, le Combat et un dé du pirate, deux avec les Renseignements d’un otage, doivent dépasser la Défense du port et deux dés. Sa nation lui ferme ses ports, qu’il gagne ou qu’il perde.',
  'C14.3': 'S’il échoue, il subit la différence et 1 de plus en dégâts, et ne peut recommencer avant d’être passé dans un autre port.',
  'C14.4':
    'S’il réussit, il subit autant de dégâts que le plus bas des dés du port, moins 1. Il pille la Valeur du port × un dé × 100 £, et gagne autant de Renommée que sa Défense. La Valeur baisse de 1. Il occupe le port : au tour suivant, il doit le mettre à sac ou partir.',
  'C14.5':
    'Une mise à sac est une autre attaque, contre la moitié de la Défense, arrondie au supérieur. Elle donne en Renommée le double de la Défense, et 3 de Moral, et le port est détruit.',
  C15: 'Un carénage près des côtes ou au port répare autant de dégâts en Vitesse qu’en indique un dé. Un navire en carène ne peut ni naviguer ni s’échapper, et combat mal, jusqu’à ce qu’une autre opération le remette à flot.',
  C16: 'Les chasseurs, navires de guerre et commissaires du roi, tentent d’intercepter les pirates en mer et combattent ceux qu’ils rattrapent.',
  'C16.1':
    'Ils essaient quand un pirate entre sur leur case, quand un événement les amène à lui, et par une opération d’un commissaire. Dans les passages, ils se rencontrent par des événements aléatoires, sans dés.',
  'C16.2':
    'Les chasseurs d’une même nation combattent comme un seul, leurs Combats additionnés. Ceux de nations différentes essaient l’un après l’autre, les plus forts d’abord.',
  'C16.3': 'Le pirate lance un dé et ajoute sa Vitesse ; les chasseurs lancent un dé. Si son total n’est pas supérieur, ils le rattrapent.',
  'C16.4': `À chaque échange, les deux camps lancent deux dés et ajoutent leur Combat ; le pirate ajoute aussi son Talent. Le camp au total inférieur subit la différence en dégâts, l’autre en subit 1. Le camp au total supérieur peut finir la bataille. Un pirate qui s’en tire gagne de la Renommée. Un navire à ${combat.sunkAt} de Combat sombre, de même que celui dont la Vitesse tombe à ${figure(speed.sunkAt)}.`,
  C17: 'Les batailles blessent les pirates, et la mer les rend malades.',
  'C17.1':
    'Lance un dé pour chaque dégât d’un combat. S’il montre 1, pioche une carte, qui dit la blessure. Superficielle, elle retire 1 à chaque valeur jusqu’à la fin du tour ; légère, elle retire 2 à toutes sauf la Cruauté, et grave, 3 à chacune, jusqu’à ce qu’il se repose ; grave, elle coûte aussi 1 à chacune pour de bon, mais ajoute 1 à la Cruauté. Une seconde blessure légère ou grave est mortelle, de même que toute blessure avec le scorbut.',
  'C17.2': 'Le scorbut coûte du Moral aussitôt et à chaque tour en mer, et 1 de Combat, jusqu’au repos au port.',
  C18: 'Les commissaires du roi traquent les pirates des autres joueurs.',
  'C18.1': `Un D66 qui ne dépasse pas la Renommée d’un pirate adverse accorde un commissaire. Chaque joueur en a ${commissioners} au plus.`,
  'C18.2':
    'Un commissaire se déplace jusqu’à son Mouvement, sans dé. Il chasse les pirates des ports de sa nation, mais n’intercepte personne en chemin.',
  'C18.3': 'Un commissaire garde ses dégâts. Il radoube et carène au port ; à 0 de Combat ou 0 de Mouvement, il retourne au gobelet.',
  'C18.4':
    'Si un autre chasseur attend dehors, un commissaire peut entrer dans un port pirate : tous les pirates sont chassés, les chasseurs dehors tentent de les intercepter, et le port peut devenir anglais.',
  C19: 'Les navires de guerre viennent par les cartes d’action, face cachée, ne sont à personne et tentent toujours d’intercepter. Le joueur à gauche de celui du pirate décide quand finit leur bataille.',
  C20: 'Les pirates se battent en duel lors des ripailles et pour des alliances rompues.',
  'C20.1': 'Un pirate qui fait ripaille (D&R) peut défier le rival le plus renommé de la même case ou du même port, qui ne peut refuser.',
  'C20.2':
    'L’attaquant ajoute un dé à son Attaque en duel, le défenseur un dé à sa Parade. Si le total de l’attaquant est supérieur, le défenseur perd la différence en Endurance ; sinon, l’attaquant perd 1. Ils attaquent à tour de rôle ; après deux attaques, chacun peut rompre. Un pirate à 0 d’Endurance est mort.',
  'C20.3': 'Le vainqueur gagne en Renommée l’Endurance et les deux valeurs de duel du perdant, et 2 de Moral. Rompre coûte 3 de Moral.',
  C21: 'Des pirates de joueurs différents peuvent naviguer en alliés.',
  'C21.1':
    'Deux pirates sur la même case ou dans le même port peuvent convenir d’une alliance. Les promesses de leurs joueurs ne lient personne.',
  'C21.2':
    'Des alliés qui sont ensemble naviguent ensemble, cherchent avec deux cartes, font des prises avec 2 de moins aux dés, et attaquent les ports avec les deux navires. La moitié de la Renommée revient à l’allié, et les ports lui sont fermés aussi.',
  'C21.3': 'Si l’un d’eux est dans une bataille, on lance pour lui deux paires de dés, et la meilleure compte.',
  'C21.4': 'Un pirate qui rompt une alliance peut être défié en duel. S’ils se séparent autrement, elle finit sans duel.',
  'C21.5': 'Des pirates dans le même port peuvent échanger butin, otages et Fortune.',
  C22: 'Les cartes d’action décident qui joue ensuite et ce qui arrive.',
  'C22.1': 'Une carte a une rubrique pour chaque usage, et qui pioche en lit une.',
  'C22.2': 'Quand la pioche est vide, toutes les cartes sont mélangées. D’un gobelet vide, on ne pioche rien.',
  'C22.3': `La ligne d’une carte désigne un joueur ou un événement : un événement aléatoire, un navire de guerre qui fait jusqu’à ${warshipMove} cases ou arrive, un navire de guerre qui s’en prend au pirate le plus renommé, des navires marchands qui viennent, ou des navires marchands aux numéros pairs ou impairs qui s’en vont.`,
  'C22.4':
    'Pour un événement aléatoire, on mélange les cartes et on en pioche une. Puis les chasseurs sur les cases à flèche entrent dans les passages, et y rencontrent les pirates.',
  C23: 'Les événements aléatoires frappent ports, océans et pirates.',
  'C23.1': `Il y a ${list(eventsInRules('fr'))} : ${earthquakes}.`,
  'C23.2':
    'Dans une tempête, chaque navire en mer subit autant de dégâts en Vitesse qu’en indique un dé, moins 2, ou moins 1 près des côtes. Un navire de guerre sombre sur un 6, et près des côtes sur un 5 aussi.',
  C24: 'Un pirate se retire avec sa richesse, s’il le peut.',
  'C24.1': 'Dans un refuge ou un port favorable, il lui faut un D66 × 100 £ de Fortune, cachette comprise.',
  'C24.2': 'Un pirate retiré quitte la carte et garde Fortune et Renommée pour la fin.',
  'C24.3':
    'Dans une bataille contre des chasseurs de la nation de sa lettre de marque, il peut se rendre : le butin est perdu, et un dé décide s’il est pendu, jugé, ou se retire.',
  'C24.4': 'Une mutinerie ou le pardon du roi peut aussi lui permettre de se retirer.',
  C25: 'Un point de Ruse, dépensé pour de bon, relance une fois le jet d’un pirate, avec tous ses dés. Quand deux camps s’opposent, tous voient d’abord les dés. Si aucun jet ne peut être meilleur, rien n’est demandé.',
  C26: 'On gagne par la Renommée ou par la richesse.',
  'C26.1': `Un pirate à ${notorietyToWin} de Renommée gagne aussitôt pour son joueur.`,
  'C26.2': `La partie finit quand le dernier pirate d’un joueur, sur ${count(pirates, 'pirate', 'pirates')} ou ${piratesShortGame} dans la courte, l’a quittée. Le pirate le plus riche, retiré ou sur la carte, gagne.`,
  'C26.3': 'Si la partie devait finir par une retraite qui la gagne, elle continue jusqu’à ce qu’un second joueur ait épuisé ses pirates.',
  'C26.4': 'S’il ne reste aucun pirate, personne ne gagne.',
  'C26.5': `Après ${LAST_TURN} tours, la partie finit comme si le dernier pirate d’un joueur l’avait quittée.`,
  C27: `On joue de deux à quatre ; à cinq ou six, chacun a un pirate à la fois. Options : la partie courte à ${piratesShortGame} pirates chacun, le capitaine Blood dans la pioche, des otages connus, des pots-de-vin après une vente seulement, et d’autres valeurs de jeu.`,
  C28: 'En solitaire, tu mènes le capitaine Blood contre deux rivaux que joue l’ordinateur, qui s’épargnent l’un l’autre et le traquent. Il doit être le plus riche à la fin, ou gagner assez de Renommée pour l’emporter.',
};
