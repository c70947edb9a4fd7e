/** The event cards in our own words. Figures are read from the data. */
import { HEAVY_GUNS } from '@bb/golden-age/rules';
import type { CardText, Language } from '../language.ts';

const card = (title: string, event: string, when: string): CardText => ({ title, event, when });

export const cards: Language['cards'] = {
  'buried-treasure': card(
    'Trésor enfoui',
    'Pose une carte au trésor devant l’un de tes pirates. Une action dans les eaux de l’île des Pins permet de creuser.',
    'Avec une action, à ton tour',
  ),
  'debauchery-and-revelry': card(
    'Débauche & ripaille',
    'Un pirate au port ne tient plus son équipage : débauche sans permission ; elle sépare les alliés.',
    'Contre le pirate actif, après une action qui finit au port',
  ),
  disease: card('Épidémie', 'Fièvre dans un port tiré aux dés : gouverneur, pirates et otages y meurent.', 'Immédiatement'),
  'double-cross': card(
    'Trahison',
    'Un pirate qui se retire par lettre de marque passe d’abord en jugement : il est libre, paie une amende, ou est pendu.',
    'Contre un pirate qui se retire par lettre de marque, ou se rend avec elle',
  ),
  'european-turmoil': card(
    'Troubles en Europe',
    'Guerre en Europe : tous les navires de guerre et commissaires du roi sont rappelés.',
    'Immédiatement',
  ),
  'fair-winds': card(
    'Vents favorables',
    'L’un de tes pirates, ou ton commissaire, fait voile vers n’importe quelle zone maritime.',
    'Avec une action, à ton tour',
  ),
  'finger-of-fate': card('Doigt du destin', 'Chacun défausse une carte ; puis toutes les mains passent à gauche.', 'Immédiatement'),
  'general-pardon': card(
    'Pardon général',
    'La première fois : rien. La deuxième : les pirates alors en jeu peuvent se retirer dans les ports anglais. La troisième : la partie est finie.',
    'Immédiatement',
  ),
  'new-governors': card(
    'Nouveaux gouverneurs',
    'Deux ports tirés aux dés reçoivent des gouverneurs hostiles aux pirates ; les pirates en sont chassés.',
    'Immédiatement',
  ),
  'heavy-guns': card(
    'Canons lourds',
    `Un pirate au port fait monter des canons lourds : +${HEAVY_GUNS} aux jets de combat de son navire.`,
    'Avec une action, à ton tour',
  ),
  'kc-surprise': card(
    'Commissaire à bord',
    'Le navire de guerre qui attaque se révèle être ton commissaire du roi.',
    'Quand un navire de guerre tout juste en vue attaque, si tu n’as pas de commissaire',
  ),
  'letter-of-marque': card(
    'Lettre de marque',
    'Un pirate dans un port au gouverneur favorable devient corsaire de cette nation : ses ports l’accueillent, et il peut s’y retirer.',
    'Pendant les affaires au port',
  ),
  'local-resistance': card(
    'Soulèvement',
    'Un dé au-dessus de la Valeur du port en chasse un gouverneur favorable et tous les pirates.',
    'Au tour d’un autre',
  ),
  'mal-de-mer': card('Mal de mer', 'Tes équipages ont le mal de mer : tu perds ce tour.', 'Immédiatement'),
  'mutiny-conspiracy': card('Conspiration', 'Deux dés au-dessus de la Loyauté de l’équipage : mutinerie.', 'Contre le pirate actif'),
  'pirate-converts': card(
    'Pirate converti',
    'Un pirate retiré revient comme ton commissaire du roi.',
    'Au tour d’un autre, si tu n’as pas de commissaire',
  ),
  'piratical-ambition': card(
    'Ambition de pirate',
    'Un pirate de ta main affronte en duel le pirate actif pour son navire.',
    'Contre le pirate actif',
  ),
  'scurvy-outbreak': card(
    'Scorbut',
    'Scorbut : Loyauté −1 tout de suite et au début de chacun de ses tours, jusqu’à ce qu’il gagne un port ; les otages meurent.',
    'Contre le pirate actif, hors d’un port',
  ),
  'skull-and-crossbones': card(
    'Tête de mort & tibias',
    'Pour un point de Ruse de ton pirate : annule une carte qui vient d’être jouée contre lui, ou aide-le contre une main basse.',
    'En réponse à une carte, ou avant les dés d’une main basse',
  ),
  'storms-at-sea': card(
    'Tempête en mer',
    'Une tempête balaie des eaux tirées aux dés : les navires marchands se dispersent, les navires perdent de la Vitesse ou sombrent.',
    'Immédiatement',
  ),
  'warship-sighting': card(
    'Navire de guerre en vue',
    'Un navire de guerre apparaît là où se trouve le pirate actif, et peut l’attaquer aussitôt ou rester en station.',
    'Contre le pirate actif en mer qui cherche, pille ou attaque un port',
  ),
  'wear-and-tear': card('Usure', 'La moitié d’un dé en dégâts de Vitesse.', 'Contre le pirate actif, hors d’un port'),
  'natural-disaster': card(
    'Catastrophe naturelle',
    'Un port tiré au dé est détruit avec tout ce qu’il contient ; de nouveaux navires marchands prennent la mer.',
    'Immédiatement',
  ),
};
