/** 4.4 C Chooses the card to play for Actions: what the Actions will earn, less what the card is worth in hand. */
import { ACTIONS_OF, AREAS, type CardId, type Choice, isRevelling, type PirateId, type PlaceId, TITLE_OF } from '@bb/golden-age/rules';
import { ACTIONS_PER_TURN, ACTIONS_TO_FILL_HOLD, HEAVY_GUNS_VP, MEAN_TREASURE_DOUBLOONS } from './assumptions.ts';
import { best, bestRate, deploymentGain, hasNoMerchants } from './choose-action.ts';
import { distance } from './distances.ts';
import { worthInHand } from './harm.ts';
import { memoize } from './memoize.ts';
import { finest, raiderOf } from './raider.ts';
import { lasts, type ViewerKnowledge } from './viewer-knowledge.ts';
import { voyagesFrom, voyagesOf } from './voyage-plans.ts';

/** With this many Actions or more in a turn, each of them earns the same. */
const ENOUGH_ACTIONS = 2;

export const keepingWorth = (o: ViewerKnowledge, card: CardId): number =>
  worthInHand(card) + (TITLE_OF[card] === 'letter-of-marque' ? o.goals.letterInHand(o) : 0);

export function chooseCard(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const fleet = o.view.fleet[o.seat];
  // What each Action earns with this many Actions in the turn: taken by a pirate of the fleet, and by a new pirate.
  const ratesOf = memoize((actions: number) => memoize((pirate: PirateId) => bestRate(voyagesOf(withActions(o, actions), pirate))));
  const newRates = memoize((actions: number) => deploymentRate(withActions(o, actions)));
  const ratesWith = (actions: number) => ratesOf(Math.min(ENOUGH_ACTIONS, actions));
  const newRate = (actions: number): number => newRates(Math.min(ENOUGH_ACTIONS, actions));
  const fleetRate = (actions: number): number => Math.max(newRate(actions), ...fleet.map(ratesWith(actions)));
  const gainAfterFairWinds = memoize((pirate: PirateId) => memoize((to: PlaceId) => bestGain(withActions(o, 1), pirate, to)));
  const earned = (actions: number, rate: number): number => actions * Math.max(0, rate + o.action);

  return best(legal, (choice) => {
    switch (choice.type) {
      case 'playForActions': {
        const actions = ACTIONS_OF[choice.card];
        return earned(actions, fleetRate(actions)) - keepingWorth(o, choice.card);
      }
      case 'playForInitiative': {
        const actions = o.tables.pirates[choice.pirate].initiative;
        return earned(actions, ratesWith(actions)(choice.pirate)) - keepingWorth(o, choice.card);
      }
      case 'playHeavyGuns':
        return earned(1, fleetRate(1)) + gunsWorth(o, choice.pirate);
      case 'playBuriedTreasure':
        return (
          earned(1, fleetRate(1)) +
          Math.max(0, MEAN_TREASURE_DOUBLOONS / 100 - o.action * o.distances[o.view.at[choice.pirate]][o.tables.islePines])
        );
      case 'playFairWinds':
        return (
          earned(1, fleetRate(1)) +
          fairWindsGain(o, gainAfterFairWinds(choice.pirate), o.view.at[choice.pirate], choice.to) -
          keepingWorth(o, choice.card)
        );
      case 'discardForAction':
        return -keepingWorth(o, choice.card);
      default:
        return -o.action;
    }
  });
}

const withActions = (o: ViewerKnowledge, actionsLeft: number): ViewerKnowledge => ({ ...o, view: { ...o.view, actionsLeft } });

/** 17.2 #10 What Heavy Guns are worth to a pirate: half while his crew revels, and less when the game is about to end. */
const gunsWorth = (o: ViewerKnowledge, pirate: PirateId): number =>
  (isRevelling(o.view, pirate) ? HEAVY_GUNS_VP / 2 : HEAVY_GUNS_VP) * lasts(o, ACTIONS_TO_FILL_HOLD);

/** Fair Winds that save fewer Moves are not worth playing. */
const MIN_MOVES_SAVED = 2;

/** 17.2 #6 What Fair Winds gain: the pirate's best plan from there, less his best from here; no more than a mean turn earns. */
function fairWindsGain(o: ViewerKnowledge, gainAt: (place: PlaceId) => number, from: PlaceId, to: PlaceId): number {
  if (distance(o.distances, from, to) < MIN_MOVES_SAVED || hasNoMerchants(o, to)) return 0;
  return Math.min(o.action * ACTIONS_PER_TURN, gainAt(to) - gainAt(from));
}

const bestGain = (o: ViewerKnowledge, pirate: PirateId, at: PlaceId): number =>
  voyagesFrom(o, { ...raiderOf(o, pirate), at }).reduce((most, plan) => Math.max(most, plan.gain), 0);

/** What a new pirate could earn for each Action; `-o.action`, which counts as nothing, if one is in play or none in hand. */
function deploymentRate(o: ViewerKnowledge): number {
  const pirate = finest(o, o.view.pirateHand);
  if (pirate === undefined || o.view.fleet[o.seat].length > 0) return -o.action;
  return AREAS.reduce((most, to) => Math.max(most, deploymentGain(o, { pirate, to })), 0);
}
