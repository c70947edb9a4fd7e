/** The questions to the seats. */
import { type Decision, isRecord } from '@bb/kernel';
import { type About, ASKS, type AskName, type View } from '../rules/index.ts';
import { dice, rolled } from './figures.ts';
import { capital, commissioner, count, hostage, pirate, place, port, pounds, sighting, slot, tradePart } from './names.ts';

const isAsk = (name: string): name is AskName => Object.hasOwn(ASKS, name);
/** The rules made the facts, so that their shape is known. */
const isAbout = (facts: unknown): facts is About => isRecord(facts);

/** @returns the question, as one sentence */
export function prompt({ ask, about }: Decision, view: View): string {
  return isAsk(ask) && isAbout(about) ? capital(question(ask, about, view)) : 'What next?';
}

/** @returns the pirate, Commissioner or warship that moves */
function mover({ pirate: one, commissioner: kings, slot: warship }: About): string {
  if (one !== undefined) return pirate(one);
  if (kings !== undefined) return commissioner(kings);
  return warship === undefined ? 'the ship' : slot(warship);
}

function reroll({ pirate: one, roll }: About, view: View): string {
  if (one === undefined || roll === undefined) return 'Spend a point of Cunning to roll again?';
  const first = roll.counts.slice(0, roll.side).reduce((a, b) => a + b, 0);
  const own = roll.dice.slice(first, first + roll.counts[roll.side]);
  const others = roll.dice.filter((_, i) => i < first || i >= first + own.length);
  const against = others.length === 0 ? '' : ` against ${dice(roll.purpose, others)}`;
  return `${rolled(roll.purpose, pirate(one))}: ${dice(roll.purpose, own)}${against}. Spend 1 of ${view.cunning[one]} Cunning to roll again?`;
}

function question(ask: AskName, about: About, view: View): string {
  const who = about.pirate === undefined ? 'the pirate' : pirate(about.pirate);
  const other = about.other === undefined ? 'the other pirate' : pirate(about.other);
  const inPort = about.port === undefined ? 'the port' : port(about.port);
  const money = pounds(about.pounds ?? 0);
  switch (ask) {
    case 'chooseShip':
      return `Which ship does ${who} take?`;
    case 'chooseStart':
      return `Where does ${who} begin?`;
    case 'takeOperation':
      return view.operated === 1
        ? 'The operation is done: anything else before the turn ends?'
        : 'It is your turn: which operation do you take?';
    case 'moveStep':
    case 'moveWarship':
      return about.points === undefined
        ? 'Which warship do you move?'
        : `${mover(about)} has ${count(about.points, 'point')} of movement left: where to?`;
    case 'afterMove':
      return about.pirate === undefined ? 'What after the move?' : `${who} is at ${place(view.at[about.pirate])}: what now?`;
    case 'joinMove':
      return `${other} sails: does ${who} come along?`;
    case 'tryIntercept':
      return `${who} comes by: does ${about.commissioner === undefined ? 'your Commissioner' : commissioner(about.commissioner)} try to intercept?`;
    case 'chooseQuarry':
      return `Whom do the hunters at ${place(about.place ?? view.at[0])} try?`;
    case 'chooseMerchant':
      return `Which merchant does ${who} go after?`;
    case 'attackOrLeave':
      return `Does ${who} attack ${about.sighting === undefined ? 'the merchant' : sighting(about.sighting)}?`;
    case 'dealWithCargo':
      return `A cargo worth ${money}: where does ${who} stow it?`;
    case 'takeShip':
      return `Does ${who} take over the merchant’s ship?`;
    case 'clearHolds':
      return `${who} has too few holds: which goes overboard?`;
    case 'tortureHostage':
      return `Does ${who} torture ${about.hostage === undefined ? 'the hostage' : hostage(about.hostage)}?`;
    case 'declareRevelry':
      return about.mandatory === true
        ? `The crew wants to revel, and grumbles if it may not: does ${who} declare it?`
        : `Does ${who} declare Debauchery & Revelry?`;
    case 'challenge':
      return `Does ${who} challenge ${other} to a duel?`;
    case 'sellHolds':
      return `Which holds does ${who} sell in ${inPort}, for ${money} so far?`;
    case 'doBusiness':
      return `What other business has ${who} in ${inPort}?`;
    case 'payForHaven':
      return `A safe haven in ${inPort} costs ${money}: does ${who} pay?`;
    case 'payForLetter':
      return `The Letter of Marque in ${inPort} costs ${money}: does ${who} pay?`;
    case 'attackWithInformation':
      return `Does ${who} use what he knows of ${inPort}?`;
    case 'takePlunder':
      return `${inPort} yields ${money}: does ${who} fill his holds with it?`;
    case 'stash':
      return `How much of his ${money} does ${who} stash?`;
    case 'endBattle':
      return `The battle with ${who} may end here: do you end it?`;
    case 'surrenderOrFight':
      return `Does ${who} surrender under his letter?`;
    case 'backOff':
      return `Does ${who} back off from the duel with ${other}?`;
    case 'retireFromMutiny':
      return `The crew lets ${who} go with his stash alone: does he retire?`;
    case 'acceptPardon':
      return `Does ${who} accept the King’s pardon and retire?`;
    case 'chooseBox':
      return `In which transit box does ${about.commissioner === undefined ? 'the Commissioner' : commissioner(about.commissioner)} begin?`;
    case 'orderOusted':
      return 'Whom do the hunters outside try next?';
    case 'answerAlliance':
      return `Does ${who} accept an alliance with ${other}?`;
    case 'challengeBreaker':
      return `${other} has broken the alliance: does ${who} challenge him?`;
    case 'proposeTrade':
      return `${who} gives ${tradeOf(about, 'give')} for ${tradeOf(about, 'take')}: what else?`;
    case 'answerTrade':
      return `${who} offers ${other} ${tradeOf(about, 'give')} for ${tradeOf(about, 'take')}: agreed?`;
    case 'rerollWithCunning':
      return reroll(about, view);
    case 'rollDie':
      return about.roll === undefined ? 'A die is thrown.' : `${rolled(about.roll.purpose, about.pirate === undefined ? null : who)}.`;
    case 'drawActionCard':
      return 'An action card is drawn.';
    case 'drawPirate':
      return 'A pirate is drawn.';
    case 'drawMerchant':
      return 'A merchant is drawn.';
    case 'drawWarship':
      return 'A warship is drawn.';
    case 'drawCommissioner':
      return 'A King’s Commissioner is drawn.';
    case 'drawGovernor':
      return 'A governor is drawn.';
    case 'drawLetter':
      return 'A Letter of Marque is drawn.';
    case 'pickMerchant':
      return 'Chance decides which merchant is met.';
    case 'pickPort':
      return 'Chance decides which port it is.';
    case 'breakTie':
      return 'Chance breaks the tie.';
  }
}

const tradeOf = ({ trade }: About, part: 'give' | 'take'): string => (trade === undefined ? 'nothing' : tradePart(trade[part]));
