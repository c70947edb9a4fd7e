/** The questions to the seats. */

import { NONE, type RollPurpose } from '../../rules/index.ts';
import { dice, isNothing } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Question } from '../question.ts';
import { rolled } from './dice.ts';
import { count, possessive, pounds } from './grammar.ts';
import { commissioner, hostage, lyingAt, pirate, place, port, sighting, slot, tradePart } from './pieces.ts';

export const prompts: Language['prompts'] = {
  chooseShip: (q) => `Choose a ship for ${pirate(q.pirate)}.`,
  chooseStart: (q) => `Choose where ${pirate(q.pirate)} begins.`,
  takeOperation: (q) => (q.isOperated ? 'The operation is done. Anything else before the turn ends?' : 'Your turn: choose an operation.'),
  moveStep: (q) => `${mover(q)} has ${count(q.points ?? 0, 'point')} of movement left. Where to?`,
  moveWarship: (q) =>
    q.points === null
      ? 'Move a warship, or bring in a new one?'
      : `${mover(q)} has ${count(q.points, 'point')} of movement left. Where to?`,
  afterMove: (q) => `${pirate(q.pirate)} lies ${lyingAt(q.at)}. What now?`,
  joinMove: (q) => `${pirate(q.other)} puts to sea. Sail along with ${pirate(q.pirate)}?`,
  tryIntercept: (q) => `${pirate(q.pirate)} comes by. Try to intercept him with ${commissioner(q.commissioner)}?`,
  chooseQuarry: (q) => `Which pirate should the hunters at ${place(q.place)} try to intercept?`,
  chooseMerchant: (q) => `Which merchant should ${pirate(q.pirate)} go after?`,
  attackOrLeave: (q) => `Attack ${sighting(q.sighting)} with ${pirate(q.pirate)}?`,
  dealWithCargo: (q) => `Which of ${possessive(pirate(q.pirate))} holds takes the cargo worth ${pounds(q.pounds)}?`,
  takeShip: (q) => `Move ${pirate(q.pirate)} to the captured ship?`,
  clearHolds: (q) => `${pirate(q.pirate)} has too few holds. Which cargo goes overboard?`,
  tortureHostage: (q) => `Have ${hostage(q.hostage)} tortured by ${pirate(q.pirate)}?`,
  declareRevelry: (q) =>
    q.isMandatory
      ? `${possessive(pirate(q.pirate))} crew wants to revel, and will grumble if refused. Let them?`
      : `Let ${possessive(pirate(q.pirate))} crew revel (Debauchery & Revelry)?`,
  challenge: (q) => `Have ${pirate(q.pirate)} challenge ${pirate(q.other)} to a duel?`,
  sellHolds: (q) => `Which of ${possessive(pirate(q.pirate))} cargoes will you sell in ${port(q.port)}? (${pounds(q.pounds)} so far.)`,
  doBusiness: (q) => `What business will ${pirate(q.pirate)} do in ${port(q.port)}?`,
  payForHaven: (q) => `A safe haven in ${port(q.port)} costs ${pirate(q.pirate)} ${pounds(q.pounds)}. Pay?`,
  payForLetter: (q) => `The Letter of Marque in ${port(q.port)} costs ${pirate(q.pirate)} ${pounds(q.pounds)}. Pay?`,
  attackWithInformation: (q) => `Use what ${pirate(q.pirate)} knows of ${port(q.port)}? It helps once.`,
  takePlunder: (q) => `${port(q.port)} yields ${pounds(q.pounds)}. Fill ${possessive(pirate(q.pirate))} holds with it?`,
  stash: (q) => `How much of ${possessive(pirate(q.pirate))} ${pounds(q.pounds)} will you stash?`,
  endBattle: (q) => `The battle with ${pirate(q.pirate)} may end here. End it?`,
  surrenderOrFight: (q) => `Let ${pirate(q.pirate)} surrender under his Letter of Marque?`,
  backOff: (q) => `Let ${pirate(q.pirate)} back off from the duel with ${pirate(q.other)}?`,
  retireFromMutiny: (q) => `The crew will let ${pirate(q.pirate)} go, with nothing but his stash. Retire him?`,
  acceptPardon: (q) => `Accept the King’s pardon, and retire ${pirate(q.pirate)}?`,
  chooseBox: (q) => `Choose the transit box where ${commissioner(q.commissioner)} begins.`,
  orderOusted: () => 'Which pirate should the hunters outside try to intercept next?',
  answerAlliance: (q) => `Ally ${pirate(q.pirate)} with ${pirate(q.other)}?`,
  challengeBreaker: (q) => `${pirate(q.other)} has broken the alliance. Have ${pirate(q.pirate)} challenge him to a duel?`,
  proposeTrade: (q) => proposed(q),
  answerTrade: (q) => offered(q),
  rerollWithCunning: (q) => reroll(q),
  rollDie: (q) => (q.roll === null ? 'A die is rolled.' : `${rolled(q.roll.purpose, q.pirate)}.`),
  drawActionCard: () => 'An action card is drawn.',
  drawPirate: () => 'A pirate is drawn.',
  drawMerchant: () => 'A merchant is drawn.',
  drawWarship: () => 'A warship is drawn.',
  drawCommissioner: () => 'A King’s Commissioner is drawn.',
  drawGovernor: () => 'A governor is drawn.',
  drawLetter: () => 'A Letter of Marque is drawn.',
  pickMerchant: () => 'Chance decides which merchant is met.',
  pickPort: () => 'Chance decides which port it is.',
  breakTie: () => 'Chance breaks the tie.',
};

function proposed({ pirate: id, other, give, take }: Question): string {
  if (isNothing(give) && isNothing(take)) return `What will ${pirate(id)} and ${pirate(other)} trade?`;
  if (isNothing(give)) return `${pirate(id)} asks for ${tradePart(take)} and gives nothing yet. What else?`;
  if (isNothing(take)) return `${pirate(id)} gives ${tradePart(give)} and gets nothing yet. What else?`;
  return `${pirate(id)} gives ${tradePart(give)} for ${tradePart(take)}. What else?`;
}

function offered({ pirate: id, other, give, take }: Question): string {
  if (isNothing(give)) return `${pirate(id)} asks ${pirate(other)} for ${tradePart(take)} and offers nothing. Agreed?`;
  if (isNothing(take)) return `${pirate(id)} offers ${pirate(other)} ${tradePart(give)} and asks for nothing. Agreed?`;
  return `${pirate(id)} offers ${pirate(other)} ${tradePart(give)} for ${tradePart(take)}. Agreed?`;
}

/** @returns the pirate, Commissioner or warship that moves */
function mover(q: Question): string {
  if (q.pirate !== NONE) return pirate(q.pirate);
  return q.slot === NONE ? commissioner(q.commissioner) : slot(q.slot);
}

function reroll({ pirate, roll, cunning }: Question): string {
  if (roll === null) return 'Spend a point of Cunning to roll again?';
  const against = roll.others.length === 0 ? '' : ` against ${thrown(roll.purpose, roll.others)}`;
  return `${rolled(roll.purpose, pirate)}: ${thrown(roll.purpose, roll.own)}${against}. Spend a point of Cunning to roll again? (${cunning} left.)`;
}
/** `a 6`, or `4 + 1 = 5` */
const thrown = (purpose: RollPurpose, faces: readonly number[]): string => `${faces.length === 1 ? 'a ' : ''}${dice(purpose, faces, port)}`;
