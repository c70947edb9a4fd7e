/** The questions to the seats. */

import { NONE } from '../../rules/index.ts';
import { dice } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Question } from '../question.ts';
import { rolled } from './dice.ts';
import { count, pounds } from './grammar.ts';
import { commissioner, hostage, pirate, place, port, sighting, slot, tradePart } from './pieces.ts';

export const prompts: Language['prompts'] = {
  chooseShip: (q) => `Which ship does ${pirate(q.pirate)} take?`,
  chooseStart: (q) => `Where does ${pirate(q.pirate)} begin?`,
  takeOperation: (q) =>
    q.isOperated ? 'The operation is done: anything else before the turn ends?' : 'It is your turn: which operation do you take?',
  moveStep: (q) => `${mover(q)} has ${count(q.points ?? 0, 'point')} of movement left: where to?`,
  moveWarship: (q) =>
    q.points === null
      ? 'Which warship do you move, or does a new one come?'
      : `${mover(q)} has ${count(q.points, 'point')} of movement left: where to?`,
  afterMove: (q) => `${pirate(q.pirate)} is at ${place(q.at)}: what now?`,
  joinMove: (q) => `${pirate(q.other)} sails: does ${pirate(q.pirate)} come along?`,
  tryIntercept: (q) => `${pirate(q.pirate)} comes by: does ${commissioner(q.commissioner)} try to intercept?`,
  chooseQuarry: (q) => `Whom do the hunters at ${place(q.place)} try to intercept?`,
  chooseMerchant: (q) => `Which merchant does ${pirate(q.pirate)} go after?`,
  attackOrLeave: (q) => `Does ${pirate(q.pirate)} attack ${sighting(q.sighting)}?`,
  dealWithCargo: (q) => `A cargo worth ${pounds(q.pounds)}: where does ${pirate(q.pirate)} stow it?`,
  takeShip: (q) => `Does ${pirate(q.pirate)} take over the merchant’s ship?`,
  clearHolds: (q) => `${pirate(q.pirate)} has too few holds: what goes overboard?`,
  tortureHostage: (q) => `Does ${pirate(q.pirate)} torture ${hostage(q.hostage)}?`,
  declareRevelry: (q) =>
    q.isMandatory
      ? `The crew wants to revel, and will grumble if it may not: does ${pirate(q.pirate)} let it?`
      : `Does ${pirate(q.pirate)} declare Debauchery & Revelry?`,
  challenge: (q) => `Does ${pirate(q.pirate)} challenge ${pirate(q.other)} to a duel?`,
  sellHolds: (q) => `Which holds does ${pirate(q.pirate)} sell in ${port(q.port)}, for ${pounds(q.pounds)} so far?`,
  doBusiness: (q) => `What business does ${pirate(q.pirate)} do in ${port(q.port)}?`,
  payForHaven: (q) => `A safe haven in ${port(q.port)} costs ${pounds(q.pounds)}: does ${pirate(q.pirate)} pay?`,
  payForLetter: (q) => `The Letter of Marque in ${port(q.port)} costs ${pounds(q.pounds)}: does ${pirate(q.pirate)} pay?`,
  attackWithInformation: (q) => `Does ${pirate(q.pirate)} use what he knows of ${port(q.port)}?`,
  takePlunder: (q) => `${port(q.port)} yields ${pounds(q.pounds)}: does ${pirate(q.pirate)} fill his holds with it?`,
  stash: (q) => `How much of his ${pounds(q.pounds)} does ${pirate(q.pirate)} stash?`,
  endBattle: (q) => `The battle with ${pirate(q.pirate)} may end here: do you end it?`,
  surrenderOrFight: (q) => `Does ${pirate(q.pirate)} surrender under his Letter of Marque?`,
  backOff: (q) => `Does ${pirate(q.pirate)} back off from the duel with ${pirate(q.other)}?`,
  retireFromMutiny: (q) => `The crew lets ${pirate(q.pirate)} go with his stash alone: does he retire?`,
  acceptPardon: (q) => `Does ${pirate(q.pirate)} accept the King’s pardon and retire?`,
  chooseBox: (q) => `In which transit box does ${commissioner(q.commissioner)} begin?`,
  orderOusted: () => 'Whom do the hunters outside try to intercept next?',
  answerAlliance: (q) => `Does ${pirate(q.pirate)} accept an alliance with ${pirate(q.other)}?`,
  challengeBreaker: (q) => `${pirate(q.other)} has broken the alliance: does ${pirate(q.pirate)} challenge him?`,
  proposeTrade: (q) => `${pirate(q.pirate)} gives ${tradePart(q.give)} for ${tradePart(q.take)}: what else?`,
  answerTrade: (q) => `${pirate(q.pirate)} offers ${pirate(q.other)} ${tradePart(q.give)} for ${tradePart(q.take)}: agreed?`,
  rerollWithCunning: (q) => reroll(q),
  rollDie: (q) => (q.roll === null ? 'A die is thrown.' : `${rolled(q.roll.purpose, q.pirate)}.`),
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

/** @returns the pirate, Commissioner or warship that moves */
function mover(q: Question): string {
  if (q.pirate !== NONE) return pirate(q.pirate);
  return q.slot === NONE ? commissioner(q.commissioner) : slot(q.slot);
}

function reroll({ pirate: one, roll, cunning }: Question): string {
  if (roll === null) return 'Spend a point of Cunning to roll again?';
  const against = roll.others.length === 0 ? '' : ` against ${dice(roll.purpose, roll.others, port)}`;
  return `${rolled(roll.purpose, one)}: ${dice(roll.purpose, roll.own, port)}${against}. Spend 1 of ${cunning} Cunning to roll again?`;
}
