/** The questions to the seats. */
import { NONE, type RollPurpose } from '../../rules/index.ts';
import { dice, isNothing } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Question } from '../question.ts';
import { rolled } from './dice.ts';
import { count, pounds, s } from './grammar.ts';
import { commissioner, hostage, pirate, sighting, slot, tradePart } from './pieces.ts';
import { inPort, port, wo } from './places.ts';

export const prompts: Language['prompts'] = {
  chooseShip: (q) => `Wähle ein Schiff für ${pirate(q.pirate)}.`,
  chooseStart: (q) => `Wähle, wo ${pirate(q.pirate)} beginnt.`,
  takeOperation: (q) =>
    q.isOperated ? 'Die Unternehmung ist vorbei. Noch etwas, bevor der Zug endet?' : 'Du bist dran: Wähle eine Unternehmung.',
  moveStep: (q) => `${pointsLeft(q, q.points ?? 0)}. Wohin?`,
  moveWarship: (q) => (q.points === null ? 'Ein Kriegsschiff bewegen oder ein neues holen?' : `${pointsLeft(q, q.points)}. Wohin?`),
  afterMove: (q) => `${pirate(q.pirate)} liegt ${wo(q.at)}. Was nun?`,
  joinMove: (q) => `${pirate(q.other)} segelt los. Mit ${pirate(q.pirate)} mitsegeln?`,
  tryIntercept: (q) => `${pirate(q.pirate)} kommt vorbei. Soll ${commissioner(q.commissioner)} ihn abfangen?`,
  chooseQuarry: (q) => `Welchen Piraten sollen die Jäger ${wo(q.place)} abfangen?`,
  chooseMerchant: (q) => `Welchem Kauffahrer soll ${pirate(q.pirate)} nachsetzen?`,
  attackOrLeave: (q) => `Mit ${pirate(q.pirate)} ${sighting(q.sighting)} angreifen?`,
  dealWithCargo: (q) => `In welchen Laderaum soll ${pirate(q.pirate)} die Ladung im Wert von ${pounds(q.pounds)} nehmen?`,
  takeShip: (q) => `Mit ${pirate(q.pirate)} auf die Prise umsteigen?`,
  clearHolds: (q) => `${pirate(q.pirate)} hat zu wenige Laderäume. Welche Ladung geht über Bord?`,
  tortureHostage: (q) => `Soll ${pirate(q.pirate)} ${hostage(q.hostage)} foltern lassen?`,
  declareRevelry: (q) =>
    q.isMandatory
      ? `${s(pirate(q.pirate))} Mannschaft will feiern und murrt, wenn sie nicht darf. Erlauben?`
      : `Soll ${s(pirate(q.pirate))} Mannschaft feiern (Gelage & Ausschweifung)?`,
  challenge: (q) => `Soll ${pirate(q.pirate)} den Piraten ${pirate(q.other)} zum Duell fordern?`,
  sellHolds: (q) => `Welche von ${s(pirate(q.pirate))} Ladungen verkaufst du ${inPort(q.port)}? (Bisher ${pounds(q.pounds)}.)`,
  doBusiness: (q) => `Welche Geschäfte soll ${pirate(q.pirate)} ${inPort(q.port)} machen?`,
  payForHaven: (q) => `Ein sicherer Hafen ${inPort(q.port)} kostet ${pirate(q.pirate)} ${pounds(q.pounds)}. Zahlen?`,
  payForLetter: (q) => `Der Kaperbrief ${inPort(q.port)} kostet ${pirate(q.pirate)} ${pounds(q.pounds)}. Zahlen?`,
  attackWithInformation: (q) => `Nutzen, was ${pirate(q.pirate)} über ${port(q.port)} weiß? Es hilft nur einmal.`,
  takePlunder: (q) => `${port(q.port)} gibt ${pounds(q.pounds)} her. ${s(pirate(q.pirate))} Laderäume damit füllen?`,
  stash: (q) => `Wie viel von ${s(pirate(q.pirate))} ${pounds(q.pounds)} willst du verstecken?`,
  endBattle: (q) => `Das Gefecht mit ${pirate(q.pirate)} kann hier enden. Beenden?`,
  surrenderOrFight: (q) => `Soll sich ${pirate(q.pirate)} mit seinem Kaperbrief ergeben?`,
  backOff: (q) => `Soll ${pirate(q.pirate)} im Duell mit ${pirate(q.other)} zurückweichen?`,
  retireFromMutiny: (q) => `Die Mannschaft lässt ${pirate(q.pirate)} ziehen, aber nur mit dem, was er versteckt hat. Zur Ruhe setzen?`,
  acceptPardon: (q) => `Den Pardon des Königs annehmen und ${pirate(q.pirate)} zur Ruhe setzen?`,
  chooseBox: (q) => `Wähle die Passage, in der ${commissioner(q.commissioner)} beginnt.`,
  orderOusted: () => 'Welchen Piraten sollen die Jäger draußen als Nächsten abfangen?',
  answerAlliance: (q) => `Soll sich ${pirate(q.pirate)} mit ${pirate(q.other)} verbünden?`,
  challengeBreaker: (q) => `${pirate(q.other)} hat das Bündnis gebrochen. Soll ${pirate(q.pirate)} ihn zum Duell fordern?`,
  proposeTrade: (q) => proposed(q),
  answerTrade: (q) => offered(q),
  rerollWithCunning: (q) => reroll(q),
  rollDie: (q) => (q.roll === null ? 'Ein Würfel fällt.' : `${rolled(q.roll.purpose, q.pirate)}.`),
  drawActionCard: () => 'Eine Aktionskarte wird gezogen.',
  drawPirate: () => 'Ein Pirat wird gezogen.',
  drawMerchant: () => 'Ein Kauffahrer wird gezogen.',
  drawWarship: () => 'Ein Kriegsschiff wird gezogen.',
  drawCommissioner: () => 'Ein Kommissar des Königs wird gezogen.',
  drawGovernor: () => 'Ein Gouverneur wird gezogen.',
  drawLetter: () => 'Ein Kaperbrief wird gezogen.',
  pickMerchant: () => 'Der Zufall bestimmt den Kauffahrer.',
  pickPort: () => 'Der Zufall bestimmt den Hafen.',
  breakTie: () => 'Der Zufall entscheidet bei Gleichstand.',
};

function proposed({ pirate: id, other, give, take }: Question): string {
  if (isNothing(give) && isNothing(take)) return `Was sollen ${pirate(id)} und ${pirate(other)} tauschen?`;
  if (isNothing(give)) return `${pirate(id)} verlangt ${tradePart(take)} und gibt noch nichts. Was noch?`;
  if (isNothing(take)) return `${pirate(id)} gibt ${tradePart(give)} und bekommt noch nichts. Was noch?`;
  return `${pirate(id)} gibt ${tradePart(give)} für ${tradePart(take)}. Was noch?`;
}

function offered({ pirate: id, other, give, take }: Question): string {
  if (isNothing(give)) return `${pirate(id)} verlangt von ${pirate(other)} ${tradePart(take)} und bietet nichts dafür. Einverstanden?`;
  if (isNothing(take)) return `${pirate(id)} bietet ${pirate(other)} ${tradePart(give)} und verlangt nichts dafür. Einverstanden?`;
  return `${pirate(id)} bietet ${pirate(other)} ${tradePart(give)} für ${tradePart(take)}. Einverstanden?`;
}

/** The pirate, Commissioner or warship that moves, and how far. */
function pointsLeft(q: Question, points: number): string {
  const mover = q.pirate !== NONE ? pirate(q.pirate) : q.slot === NONE ? commissioner(q.commissioner) : slot(q.slot);
  return `${mover} hat noch ${count(points, 'Bewegungspunkt', 'Bewegungspunkte')}`;
}

function reroll({ pirate, roll, cunning }: Question): string {
  if (roll === null) return 'Für einen Punkt List neu würfeln?';
  const against = roll.others.length === 0 ? '' : ` gegen ${thrown(roll.purpose, roll.others)}`;
  return `${rolled(roll.purpose, pirate)}: ${thrown(roll.purpose, roll.own)}${against}. Für einen Punkt List neu würfeln? (Noch ${cunning}.)`;
}
/** `eine 6`, or `4 + 1 = 5` */
const thrown = (purpose: RollPurpose, faces: readonly number[]): string =>
  `${faces.length === 1 ? 'eine ' : ''}${dice(purpose, faces, port)}`;
