import { de } from '@bb/classic/text/fr';
import type { BoardTexts } from '../en/board.ts';

const and = new Intl.ListFormat('fr');

export const board: BoardTexts = {
  panels: { americas: 'Amériques', guinea: 'Guinée', indies: 'Indes' },
  counters: 'Pions sur la carte',
  cursor: 'Carte : les flèches vont d’une case à l’autre, Entrée choisit',
  layers: 'Calques de la carte',
  layer: { grid: 'Cases', lanes: 'Routes', coordinates: 'Coordonnées' },
  coastal: 'côtière',
  openSea: 'haute mer',
  lane: (name) => `sur la route « ${name} »`,
  arrow: (box) => `mène au ${box}`,
  port: (name, nation, value, defense) => `${name}, ${nation} : Valeur ${value}, Défense ${defense}`,
  pirateHaven: (name) => `${name}, port pirate`,
  worn: (printed) => `Valeur ${printed} avant les attaques`,
  governor: (name, side) => `Gouverneur ${name}, ${side}`,
  havenOf: (pirate) => `refuge ${de(pirate)}`,
  letter: (letter) => `${letter} à vendre`,
  destroyed: 'détruit',
  status: {
    destroyed: 'détruit',
    pirateHaven: 'port pirate',
    safeHaven: 'son refuge',
    anti: 'hostile envers lui',
    neutral: 'neutre envers lui',
    pro: 'favorable envers lui',
  },
  statusFor: (pirate, status) => `${pirate} : ${status}`,
  pointsLeft: (points) => (points < 2 ? `il y restera ${points} point` : `il y restera ${points} points`),
  sailTo: (place, left) => `Naviguer vers ${place}, ${left}`,
  sailInto: (port) => `Entrer dans le port : ${port}`,
  warship: (chance) => `Des chasseurs l’y traqueraient : ${chance} de chances de leur échapper`,
  commissioner: (chance) => `Un commissaire peut l’y traquer : ${chance} de chances de lui échapper`,
  route: (arrows) => `Route : ${arrows}`,
  cost: (points, of) => `${points} ${points === 1 ? 'point' : 'points'} de mouvement sur ${of}`,
  hunters: {
    warship: (place, hunters, chance) => `Chasseurs (${place}) : ${and.format(hunters)}. ${chance} de chances d’échapper`,
    commissioner: (place, hunters, chance) => `Peut-être traqué (${place}) par ${and.format(hunters)} : ${chance} de chances d’échapper`,
  },
  uncaught: (chance) => `${chance} de chances de faire toute la route sans être pris`,
  nearPort: (port, status, hexes) =>
    hexes === 0 ? `${port}, ${status}, est dans cette case` : `${port}, ${status} : à ${hexes === 1 ? 'une case' : `${hexes} cases`}`,
  prey: (merchants, hexes) =>
    merchants === 0
      ? `Aucun navire marchand à moins de ${hexes + 1} cases`
      : `${merchants === 1 ? 'Un navire marchand' : `${merchants} navires marchands`} à moins de ${hexes + 1} cases`,
  danger: (hunters, hexes) => `${hunters === 1 ? 'Un chasseur' : `${hunters} chasseurs`} à moins de ${hexes + 1} cases`,
  safe: (hexes) => `Aucun chasseur à moins de ${hexes + 1} cases`,
  start: 'Commencer ici',
  goThere: 'Naviguer ici',
  choices: (count) => (count === 1 ? 'Un choix ici.' : `${count} choix ici.`),
  chooseGlowing: 'Choisis ce qui est illuminé.',
  chooseButton: 'Cette question se règle avec les boutons.',
  sailFirst: 'Choisis d’abord un voyage : les cases à portée s’illumineront.',
  outOfReach: (points) => (points === 1 ? 'Un point ne mène pas si loin.' : `${points} points ne mènent pas si loin.`),
  fromItsHex: 'On entre dans un port depuis sa propre case : mène-y d’abord le navire.',
  notoriety: (pirate, points, most) => `${pirate} : Renommée ${points} sur ${most}`,
  retired: (pirate) => `${pirate} s’est retiré`,
  lost: (pirate) => `${pirate} est perdu`,
};
