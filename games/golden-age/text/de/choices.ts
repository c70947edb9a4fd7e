/** Labels of the choices. */

import { ACTIONS_OF, type ChoiceOf, HOLD_COUNT, isPort } from '@bb/golden-age/rules';
import type { CostWords, Language } from '../language.ts';
import type { Names } from '../names.ts';
import { holds, plural, s } from './grammar.ts';
import { commissionerObject, den, einen, karte, ofNation, theMerchant, warship } from './pieces.ts';
import { inPort, wo, wohin } from './places.ts';

const actionsFor = (count: number): string => plural(count, 'Aktion', 'Aktionen');

export const choices: Language['choices'] = {
  face: (c) => `Würfel: ${c.face}`,
  drawCard: (c, n) => `${karte(c.card, n)} ziehen`,
  drawPirate: (c, n) => `${n.pirateInFull(c.pirate)} ziehen`,
  drawMerchant: (c, n) => `${theMerchant(c.merchant, n)} ziehen`,
  drawHostage: (c, n) => `${einen(c.hostage, n)} ziehen`,
  drawGovernor: (c, n) => `${n.governor(c.governor)} ziehen`,
  drawWarship: (c, n) => `${warship(c.warship, n).object} ziehen`,
  drawCommissioner: (c, n) => `${commissionerObject(c.commissioner, n)} ziehen`,
  pass: () => 'Passen',
  decline: () => 'Nein',
  keepDice: () => 'Wurf behalten',
  rerollDice: () => 'List einsetzen',
  rerollWithAlly: () => 'List des Verbündeten einsetzen',
  draftPirate: (c, n) => `${n.pirateInFull(c.pirate)} wählen`,
  refusePirate: () => 'Ihn abweisen und einen anderen ziehen',
  deployPirate: (c, n) => `${wo(c.to, n)} einsetzen`,
  keepPirate: () => 'Ihn auf der Hand behalten',
  chooseShip: (c, n) => shipWords(c, n),
  playForActions: (c) => `für ${actionsFor(ACTIONS_OF[c.card] ?? 0)} spielen`,
  playForInitiative: (c, n) => `${actionsFor(n.tables.pirates[c.pirate]?.initiative ?? 0)} für ${n.pirate(c.pirate)}`,
  playHeavyGuns: (c, n) => `Geschütze für ${n.pirate(c.pirate)} und eine Aktion`,
  playFairWinds: (c, n) => `${n.pirate(c.pirate)} ${wohin(c.to, n)} und eine Aktion`,
  playFairWindsForCommissioner: (c, n) => `dein Kommissar ${wohin(c.to, n)} und eine Aktion`,
  playBuriedTreasure: (c, n) => `die Schatzkarte für ${n.pirate(c.pirate)} und eine Aktion`,
  playLetter: () => 'Kaperbrief spielen',
  discardForAction: () => 'für eine Aktion abwerfen',
  discardCard: (c, n) => `${karte(c.card, n)} abwerfen`,
  playAgainst: (c, n) => `${karte(c.card, n)} spielen`,
  playSkull: () => '„Totenkopf & Knochen“ spielen',
  playAmbition: (c, n) => `${n.pirateInFull(c.pirate)} fordert ihn um sein Schiff heraus`,
  playConverts: (c, n) => `${n.pirateInFull(c.pirate)} wird dein Kommissar`,
  playResistance: (c, n) => `ein Aufstand ${inPort(c.port, n)}`,
  deployCommissioner: () => 'Einen Kommissar des Königs aussenden',
  useWarship: () => 'Mit dem Kriegsschiff auf Station angreifen',
  placeCommissioner: (c, n) => `Den Kommissar ${wo(c.to, n)} einsetzen`,
  moveCommissioner: (c, n) => `Mit deinem Kommissar ${wohin(c.to, n)} segeln`,
  attackPiratePort: (c, n) => `${n.port(c.port)} mit deinem Kommissar angreifen`,
  oust: () => 'Die Piraten mit deinem Kommissar aus dem Hafen vertreiben',
  react: () => 'Ihm mit deinem Kommissar nachsetzen',
  attack: () => 'Angreifen',
  fight: () => 'Kämpfen',
  flee: () => 'Fliehen',
  surrender: () => 'Sich mit dem Kaperbrief ergeben',
  move: (c, n) => (isPort(c.to) ? `${n.place(c.to)} anlaufen` : `${wohin(c.to, n)} segeln`),
  findMerchant: (c, n) => `den Kauffahrer vor ${n.port(c.port)} suchen`,
  lootMerchant: (c, n) => `den Kauffahrer vor ${n.port(c.port)} plündern`,
  doPortActivities: () => 'Geschäfte im Hafen',
  recover: () => 'ausnüchtern',
  attackPort: (c, n) => `${n.port(c.port)} angreifen`,
  sackPort: () => 'den Hafen brandschatzen',
  grabBooty: (c, n) => `${s(n.pirate(c.target))} Beute rauben`,
  formAlliance: (c, n) => `sich mit ${n.pirate(c.ally)} verbünden`,
  endAlliance: () => 'das Bündnis lösen',
  retireByLetter: () => 'Ruhestand mit dem Kaperbrief',
  retireInHaven: () => 'Ruhestand im sicheren Hafen',
  bribeToRetire: () => 'Ruhestand durch Bestechung',
  retireInPiratePort: () => 'Ruhestand in diesem Piratenhafen',
  digForTreasure: () => 'nach dem Schatz graben',
  drawNewPirate: () => 'Einen neuen Piraten ziehen',
  endActions: () => 'Zug beenden',
  seize: () => 'Die Beute nehmen',
  leave: () => 'Liegen lassen',
  takeCargo: (c) => `Die Ladung nehmen (Laderaum ${c.hold + 1})`,
  abandonCargo: () => 'Die Ladung aufgeben',
  jettison: (c) => `Ladung aus Laderaum ${c.hold + 1} über Bord werfen`,
  convertShip: () => 'Die Prise zum eigenen Schiff machen',
  convertAllysShip: () => 'Die Prise zum Schiff des Verbündeten machen',
  holdForRansom: () => 'Für ein Lösegeld behalten',
  torture: () => 'Foltern',
  ransom: (c, n) => `${den(c.hostage, n)} auslösen lassen`,
  stow: (c) => `Laderaum ${c.hold + 1}`,
  sellHold: (c) =>
    c.hold < HOLD_COUNT
      ? `Ladung aus Laderaum ${c.hold + 1} verkaufen`
      : `Ladung aus Laderaum ${c.hold - HOLD_COUNT + 1} des Verbündeten verkaufen`,
  refit: () => 'Das Schiff überholen',
  repairCombat: (c) => `${c.hits} auf Kampf`,
  repairSpeed: (c) => `${c.hits} auf Tempo`,
  buyHaven: () => 'Einen sicheren Hafen kaufen',
  pay: () => 'Zahlen',
  declareRevelry: () => 'Gelage & Ausschweifung',
  finish: () => 'Fertig',
  payFrom: (c) => `Aus Laderaum ${c.hold + 1} zahlen`,
  duelOn: () => 'Weiterkämpfen',
  breakOff: () => 'Das Duell abbrechen',
  takeBooty: (c) => `Nehmen, was in Laderaum ${c.hold + 1} ist`,
  takeHostage: (c, n) => `${den(c.hostage, n)} nehmen`,
  takeLetter: () => 'Seinen Kaperbrief nehmen',
  takeInformation: () => 'Seine Kenntnisse über Häfen übernehmen',
  takeTreasureMap: () => 'Seine Schatzkarte nehmen',
  takeShip: () => 'Auf sein Schiff umsteigen',
  chooseAlly: (c, n) => n.pirate(c.pirate),
  sailTo: (c, n) => wohin(c.to, n),
  takeCommand: (c, n) => `${n.pirateInFull(c.pirate)} übernimmt das Kommando`,
};

function shipWords({ ship: id }: ChoiceOf<'chooseShip'>, n: Names): string {
  const ship = n.tables.ships[id];
  return ship ? `${n.ship(id)} (Kampf ${ship.combat}, Tempo ${ship.speed}, ${holds(ship.holds)})` : n.ship(id);
}

/** Was Entscheidungen kosten, ohne dass ihr Name es sagt. */
export const costs: CostWords = {
  retires: (pirate, vp) => `${pirate} geht in den Ruhestand: ${vp}`,
  lost: (pirate, vp) => `${pirate} ist verloren: ${vp}`,
  cargo: (doubloons) => `kostet Beute: ${doubloons}`,
  letter: (pirate) => `${pirate} verliert den Kaperbrief`,
  haven: (port) => `kostet den sicheren Hafen ${port}`,
  alliance: (pirate, ally) => `beendet das Bündnis von ${pirate} und ${ally}`,
  enmity: (pirate, nation) => `macht ${ofNation(nation)} Häfen zu Feinden von ${pirate}`,
  turn: (actions) => `beendet den Zug mit ${actions === 1 ? 'einer Aktion' : `${actions} Aktionen`} übrig`,
  lastAction: 'die letzte Aktion: zu spät zum Plündern',
  onlyRevelry: 'dort gibt es nichts zu tun außer einem Gelage',
};
