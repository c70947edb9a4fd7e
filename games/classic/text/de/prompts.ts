/** The questions to the seats. */
import { NONE } from '../../rules/index.ts';
import { dice } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Question } from '../question.ts';
import { rolled } from './dice.ts';
import { count, pounds } from './grammar.ts';
import { commissioner, hostage, pirate, sighting, slot, tradePart } from './pieces.ts';
import { inPort, port, wo } from './places.ts';

export const prompts: Language['prompts'] = {
  chooseShip: (q) => `Welches Schiff nimmt ${pirate(q.pirate)}?`,
  chooseStart: (q) => `Wo beginnt ${pirate(q.pirate)}?`,
  takeOperation: (q) =>
    q.isOperated ? 'Die Unternehmung ist vorbei: noch etwas, bevor der Zug endet?' : 'Du bist am Zug: Welche Unternehmung soll es sein?',
  moveStep: (q) => `${pointsLeft(q, q.points ?? 0)}: wohin?`,
  moveWarship: (q) => (q.points === null ? 'Welches Kriegsschiff bewegst du, oder kommt ein neues?' : `${pointsLeft(q, q.points)}: wohin?`),
  afterMove: (q) => `${pirate(q.pirate)} liegt ${wo(q.at)}: was nun?`,
  joinMove: (q) => `${pirate(q.other)} segelt los: Kommt ${pirate(q.pirate)} mit?`,
  tryIntercept: (q) => `${pirate(q.pirate)} kommt vorbei: Will ${commissioner(q.commissioner)} ihn abfangen?`,
  chooseQuarry: (q) => `Auf wen gehen die Jäger ${wo(q.place)} los?`,
  chooseMerchant: (q) => `Welchem Kauffahrer setzt ${pirate(q.pirate)} nach?`,
  attackOrLeave: (q) => `Greift ${pirate(q.pirate)} ${sighting(q.sighting)} an?`,
  dealWithCargo: (q) => `Eine Ladung im Wert von ${pounds(q.pounds)}: Wo verstaut ${pirate(q.pirate)} sie?`,
  takeShip: (q) => `Macht ${pirate(q.pirate)} die Prise zu seinem Schiff?`,
  clearHolds: (q) => `${pirate(q.pirate)} hat zu wenige Laderäume: Was geht über Bord?`,
  tortureHostage: (q) => `Lässt ${pirate(q.pirate)} ${hostage(q.hostage)} foltern?`,
  declareRevelry: (q) =>
    q.isMandatory
      ? `Die Mannschaft will feiern und murrt, wenn sie nicht darf: Lässt ${pirate(q.pirate)} sie?`
      : `Ruft ${pirate(q.pirate)} zu Gelage & Ausschweifung?`,
  challenge: (q) => `Fordert ${pirate(q.pirate)} ${pirate(q.other)} zum Duell?`,
  sellHolds: (q) => `Welche Laderäume verkauft ${pirate(q.pirate)} ${inPort(q.port)}, bisher für ${pounds(q.pounds)}?`,
  doBusiness: (q) => `Welche Geschäfte macht ${pirate(q.pirate)} ${inPort(q.port)}?`,
  payForHaven: (q) => `Ein sicherer Hafen ${inPort(q.port)} kostet ${pounds(q.pounds)}: Zahlt ${pirate(q.pirate)}?`,
  payForLetter: (q) => `Der Kaperbrief ${inPort(q.port)} kostet ${pounds(q.pounds)}: Zahlt ${pirate(q.pirate)}?`,
  attackWithInformation: (q) => `Nutzt ${pirate(q.pirate)}, was er über ${port(q.port)} weiß?`,
  takePlunder: (q) => `${port(q.port)} gibt ${pounds(q.pounds)} her: Füllt ${pirate(q.pirate)} seine Laderäume damit?`,
  stash: (q) => `Wie viel von seinen ${pounds(q.pounds)} versteckt ${pirate(q.pirate)}?`,
  endBattle: (q) => `Das Gefecht mit ${pirate(q.pirate)} kann hier enden: Beendest du es?`,
  surrenderOrFight: (q) => `Ergibt sich ${pirate(q.pirate)} mit seinem Kaperbrief?`,
  backOff: (q) => `Weicht ${pirate(q.pirate)} im Duell mit ${pirate(q.other)} zurück?`,
  retireFromMutiny: (q) =>
    `Die Mannschaft lässt ${pirate(q.pirate)} ziehen, aber nur mit dem, was er versteckt hat: Setzt er sich zur Ruhe?`,
  acceptPardon: (q) => `Nimmt ${pirate(q.pirate)} den Pardon des Königs an und setzt sich zur Ruhe?`,
  chooseBox: (q) => `In welcher Passage beginnt ${commissioner(q.commissioner)}?`,
  orderOusted: () => 'Auf wen gehen die Jäger draußen als Nächstes los?',
  answerAlliance: (q) => `Nimmt ${pirate(q.pirate)} ein Bündnis mit ${pirate(q.other)} an?`,
  challengeBreaker: (q) => `${pirate(q.other)} hat das Bündnis gebrochen: Fordert ${pirate(q.pirate)} ihn zum Duell?`,
  proposeTrade: (q) => `${pirate(q.pirate)} gibt ${tradePart(q.give)} für ${tradePart(q.take)}: was noch?`,
  answerTrade: (q) => `${pirate(q.pirate)} bietet ${pirate(q.other)} ${tradePart(q.give)} für ${tradePart(q.take)}: einverstanden?`,
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

/** The pirate, Commissioner or warship that moves, and how far. */
function pointsLeft(q: Question, points: number): string {
  const mover = q.pirate !== NONE ? pirate(q.pirate) : q.slot === NONE ? commissioner(q.commissioner) : slot(q.slot);
  return `${mover} hat noch ${count(points, 'Bewegungspunkt', 'Bewegungspunkte')}`;
}

function reroll({ pirate: one, roll, cunning }: Question): string {
  if (roll === null) return 'Für einen Punkt List neu würfeln?';
  const against = roll.others.length === 0 ? '' : ` gegen ${dice(roll.purpose, roll.others, port)}`;
  return `${rolled(roll.purpose, one)}: ${dice(roll.purpose, roll.own, port)}${against}. 1 von ${cunning} Punkten List für einen neuen Wurf?`;
}
