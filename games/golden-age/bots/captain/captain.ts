/** The bot that plays by rules of thumb. It chooses at once, and is a fair opponent. */
import type { About, Choice } from '@bb/golden-age/rules';
import { pick, type Random } from '@bb/kernel';
import type { Bot, Situation } from '../bot.ts';
import { CUNNING_POINT_VP } from './assumptions.ts';
import { best, chooseAction } from './choose-action.ts';
import { chooseCard, keepingWorth } from './choose-card.ts';
import { chooseArea, chooseShip, chooseSuccessor, deployFleet, draftPirate, keepOrDeploy } from './fleet.ts';
import { goalsOf } from './goals.ts';
import { harm } from './harm.ts';
import { dealWithPrize, declareRevelry, seizeBooty } from './loot.ts';
import { chooseAlly, clearHold, defendWithSkull, duelOn, payGrabber, stowPlunder, takeSpoils } from './plunder.ts';
import { divideRepairs, payForHaven, payToRetire, portActivity, stowBooty } from './port.ts';
import { placeCommissioner, pursue } from './pursuit.ts';
import { reroll } from './reroll.ts';
import { attackOrHold, doubleCross, fightOrFlee, surpriseWithCommissioner, surrenderOrFight } from './sea-battle-choices.ts';
import { knowledgeOf, type ViewerKnowledge } from './viewer-knowledge.ts';
import { CAPTAIN, type Habits } from './weaker-captains.ts';

/** What the card itself is worth: little, since a new one is drawn next turn. */
const SKULL_CARD_VP = 0.8;

function negate(o: ViewerKnowledge, legal: readonly Choice[], { pirate, card }: About): Choice {
  const harmed = pirate === undefined || card === undefined ? 0 : harm(o, card, pirate);
  return best(legal, (choice) => (choice.type === 'playSkull' ? harmed - CUNNING_POINT_VP - SKULL_CARD_VP : 0));
}

/** A captain who plays in this habits. */
export const captainLike = (name: string, habits: Habits): Bot => ({
  name,
  choose(at: Situation, random: Random): Choice {
    const [only] = at.legal;
    if (only && at.legal.length === 1) return only;
    return answer(at, knowledgeOf(at, goalsOf(at), habits), random);
  },
});

export const captain = captainLike('captain', CAPTAIN);

function answer({ decision, legal }: Situation, o: ViewerKnowledge, random: Random): Choice {
  const { about } = decision;
  switch (decision.ask) {
    case 'takeAction':
      return chooseAction(o, legal, random);
    case 'playCard':
      return chooseCard(o, legal);
    case 'discardForAction':
      return best(legal, (choice) => (choice.type === 'discardForAction' ? 1 - keepingWorth(o, choice.card) : 0));
    /** 17.2 #7 The left neighbor gets the rest of the hand, so the best card is discarded. */
    case 'discardToFate':
      return best(legal, (choice) => (choice.type === 'discardCard' ? keepingWorth(o, choice.card) : 0));
    case 'deployFleet':
    case 'deployInSecret':
      return deployFleet(o, legal);
    case 'draftPirate':
      return draftPirate(o, legal);
    case 'keepOrDeploy':
      return keepOrDeploy(o, legal);
    case 'chooseShip':
    case 'chooseShipInSecret':
      return chooseShip(legal);
    case 'chooseSuccessor':
      return chooseSuccessor(o, legal);
    case 'chooseArea':
      return chooseArea(o, legal);
    case 'placeCommissioner':
      return placeCommissioner(o, legal);
    case 'seizeBooty':
      return seizeBooty(o, legal, about);
    case 'dealWithPrize':
      return dealWithPrize(o, legal, about);
    case 'declareRevelry':
      return declareRevelry(o, legal, about);
    case 'portActivity':
      return portActivity(o, legal, about);
    case 'stowBooty':
      return stowBooty(o, legal, about);
    case 'stowPlunder':
    case 'takeAllysPart':
      return stowPlunder(o, legal, about);
    case 'defendWithSkull':
      return defendWithSkull(o, legal, about);
    case 'duelOn':
      return duelOn(o, legal, about);
    case 'payGrabber':
      return payGrabber(o, legal, about);
    case 'takeSpoils':
      return takeSpoils(o, legal, about);
    case 'clearPrize':
    case 'clearHolds':
      return clearHold(o, legal, about, decision.ask === 'clearPrize');
    case 'bearOddHit':
    case 'chooseSenior':
      return chooseAlly(o, legal, decision.ask);
    case 'divideRepairs':
      return divideRepairs(o, legal, about);
    case 'payForHaven':
      return payForHaven(o, legal, about);
    case 'payToRetire':
      return payToRetire(o, legal, about);
    case 'antiPirateAction':
      return pursue(o, legal, about);
    case 'fightOrFlee':
      return fightOrFlee(o, legal, about);
    case 'surrenderOrFight':
      return surrenderOrFight(o, legal, about);
    case 'attackOrHold':
      return attackOrHold(o, legal, about);
    case 'kcSurprise':
      return surpriseWithCommissioner(o, legal, about);
    case 'doubleCross':
      return doubleCross(o, legal, about);
    case 'negate':
      return negate(o, legal, about);
    case 'rerollWithCunning':
      return reroll(o, legal, about, decision.path);
    default:
      return declineOrAny(legal, random);
  }
}

/** The answer to any other decision: decline or pass, if possible. It never refuses a pirate, who would be worth too much to the others (2.7). */
const declineOrAny = (legal: readonly Choice[], random: Random): Choice =>
  legal.find((choice) => choice.type === 'keepPirate' || choice.type === 'pass' || choice.type === 'decline' || choice.type === 'finish') ??
  pick(legal, random);
