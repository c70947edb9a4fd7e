/** Labels of the choices. */

import { de } from '@bb/common/text/fr/elision';
import { ACTIONS_OF, type ChoiceOf, HOLD_COUNT, isPort } from '@bb/golden-age/rules';
import type { CostWords, Language } from '../language.ts';
import type { Names } from '../names.ts';
import { cales, plural } from './grammar.ts';
import { aMerchant, carte, commissaire, le, navire, ofNation, un } from './pieces.ts';
import { inPort, off, thePort, to, where } from './places.ts';

const actionsFor = (count: number): string => plural(count, 'action', 'actions');

export const choices: Language['choices'] = {
  face: (c) => `Dé : ${c.face}`,
  drawCard: (c, n) => `Piocher ${carte(c.card, n)}`,
  drawPirate: (c, n) => `Piocher ${n.pirateInFull(c.pirate)}`,
  drawMerchant: (c, n) => `Piocher ${aMerchant(c.merchant, n)}`,
  drawHostage: (c, n) => `Piocher ${un(c.hostage, n)}`,
  drawGovernor: (c, n) => `Piocher ${n.governor(c.governor)}`,
  drawWarship: (c, n) => `Piocher ${navire(c.warship, n)}`,
  drawCommissioner: (c, n) => `Piocher ${commissaire(c.commissioner, n)}`,
  pass: () => 'Passer',
  decline: () => 'Non',
  keepDice: () => 'Garder le jet',
  rerollDice: () => 'Utiliser la Ruse',
  rerollWithAlly: () => 'Utiliser la Ruse de l’allié',
  draftPirate: (c, n) => `Choisir ${n.pirateInFull(c.pirate)}`,
  refusePirate: () => 'Le refuser et en piocher un autre',
  deployPirate: (c, n) => `déployer ${where(c.to, n)}`,
  keepPirate: () => 'Le garder en main',
  chooseShip: (c, n) => shipWords(c, n),
  playForActions: (c) => `jouer pour ${actionsFor(ACTIONS_OF[c.card] ?? 0)}`,
  playForInitiative: (c, n) => `${actionsFor(n.tables.pirates[c.pirate]?.initiative ?? 0)} pour ${n.pirate(c.pirate)}`,
  playHeavyGuns: (c, n) => `des canons pour ${n.pirate(c.pirate)}, et une action`,
  playFairWinds: (c, n) => `${n.pirate(c.pirate)} ${to(c.to, n)}, et une action`,
  playFairWindsForCommissioner: (c, n) => `ton commissaire ${to(c.to, n)}, et une action`,
  playBuriedTreasure: (c, n) => `la carte au trésor pour ${n.pirate(c.pirate)}, et une action`,
  playLetter: () => 'Jouer la lettre de marque',
  discardForAction: () => 'défausser pour une action',
  discardCard: (c, n) => `Défausser ${carte(c.card, n)}`,
  playAgainst: (c, n) => `Jouer ${carte(c.card, n)}`,
  playSkull: () => 'Jouer « Tête de mort & tibias »',
  playAmbition: (c, n) => `${n.pirateInFull(c.pirate)} le défie pour son navire`,
  playConverts: (c, n) => `${n.pirateInFull(c.pirate)} devient ton commissaire`,
  playResistance: (c, n) => `un soulèvement ${inPort(c.port, n)}`,
  deployCommissioner: () => 'Envoyer un commissaire du roi',
  useWarship: () => 'Attaquer avec le navire de guerre en station',
  placeCommissioner: (c, n) => `Placer le commissaire ${where(c.to, n)}`,
  moveCommissioner: (c, n) => `Faire voile ${to(c.to, n)} avec ton commissaire`,
  attackPiratePort: (c, n) => `Attaquer ${thePort(c.port, n)} avec ton commissaire`,
  oust: () => 'Chasser les pirates du port avec ton commissaire',
  react: () => 'Lancer ton commissaire à ses trousses',
  attack: () => 'Attaquer',
  fight: () => 'Combattre',
  flee: () => 'Fuir',
  surrender: () => 'Se rendre avec sa lettre de marque',
  move: (c, n) => (isPort(c.to) ? `entrer ${where(c.to, n)}` : `faire voile ${to(c.to, n)}`),
  findMerchant: (c, n) => `chercher le navire marchand ${off(c.port, n)}`,
  lootMerchant: (c, n) => `piller le navire marchand ${off(c.port, n)}`,
  doPortActivities: () => 'affaires au port',
  recover: () => 'dégriser l’équipage',
  attackPort: (c, n) => `attaquer ${thePort(c.port, n)}`,
  sackPort: () => 'mettre le port à sac',
  grabBooty: (c, n) => `faire main basse sur le butin ${de(n.pirate(c.target))}`,
  formAlliance: (c, n) => `s’allier avec ${n.pirate(c.ally)}`,
  endAlliance: () => 'rompre l’alliance',
  retireByLetter: () => 'se retirer par lettre de marque',
  retireInHaven: () => 'se retirer dans son refuge',
  bribeToRetire: () => 'soudoyer le gouverneur et se retirer',
  retireInPiratePort: () => 'se retirer dans ce port pirate',
  digForTreasure: () => 'creuser pour trouver le trésor',
  drawNewPirate: () => 'Piocher un nouveau pirate',
  endActions: () => 'Finir le tour',
  seize: () => 'S’emparer du butin',
  leave: () => 'Le laisser',
  takeCargo: (c) => `Prendre la cargaison (cale ${c.hold + 1})`,
  abandonCargo: () => 'Abandonner la cargaison',
  jettison: (c) => `Jeter la cargaison de la cale ${c.hold + 1} par-dessus bord`,
  convertShip: () => 'Faire de la prise ton navire',
  convertAllysShip: () => 'Faire de la prise le navire de l’allié',
  holdForRansom: () => 'Garder pour rançon',
  torture: () => 'Torturer',
  ransom: (c, n) => `Libérer ${le(c.hostage, n)} contre rançon`,
  stow: (c) => `Cale ${c.hold + 1}`,
  sellHold: (c) =>
    c.hold < HOLD_COUNT
      ? `Vendre la cargaison de la cale ${c.hold + 1}`
      : `Vendre la cargaison de la cale ${c.hold - HOLD_COUNT + 1} de l’allié`,
  refit: () => 'Caréner le navire',
  repairCombat: (c) => `${c.hits} au Combat`,
  repairSpeed: (c) => `${c.hits} à la Vitesse`,
  buyHaven: () => 'Acheter un refuge',
  pay: () => 'Payer',
  declareRevelry: () => 'Débauche & ripaille',
  finish: () => 'Terminé',
  payFrom: (c) => `Payer avec la cale ${c.hold + 1}`,
  duelOn: () => 'Continuer le duel',
  breakOff: () => 'Rompre le duel',
  takeBooty: (c) => `Prendre ce que contient la cale ${c.hold + 1}`,
  takeHostage: (c, n) => `Prendre ${le(c.hostage, n)}`,
  takeLetter: () => 'Prendre sa lettre de marque',
  takeInformation: () => 'Prendre ses Renseignements sur les ports',
  takeTreasureMap: () => 'Prendre sa carte au trésor',
  takeShip: () => 'Passer sur son navire',
  chooseAlly: (c, n) => n.pirate(c.pirate),
  sailTo: (c, n) => to(c.to, n),
  takeCommand: (c, n) => `${n.pirateInFull(c.pirate)} prend le commandement`,
};

function shipWords({ ship: id }: ChoiceOf<'chooseShip'>, n: Names): string {
  const ship = n.tables.ships[id];
  return ship ? `${n.ship(id)} (Combat ${ship.combat}, Vitesse ${ship.speed}, ${cales(ship.holds)})` : n.ship(id);
}

/** Ce que coûtent les choix sans que leur nom le dise. */
export const costs: CostWords = {
  retires: (pirate, vp) => `${pirate} se retire : ${vp}`,
  lost: (pirate, vp) => `${pirate} est perdu : ${vp}`,
  cargo: (doubloons) => `perd du butin : ${doubloons}`,
  letter: (pirate) => `${pirate} perd sa lettre de marque`,
  haven: (port) => `perd un refuge : ${port}`,
  alliance: (pirate, ally) => `met fin à l’alliance ${de(pirate)} et ${de(ally)}`,
  enmity: (pirate, nation) => `${ofNation(nation).ports} deviennent hostiles à ${pirate}`,
  turn: (actions) => `finit le tour alors qu’il reste ${actions === 1 ? 'une action' : `${actions} actions`}`,
  lastAction: 'la dernière action : trop tard pour piller',
  onlyRevelry: 'rien à y faire, sinon la débauche',
};
