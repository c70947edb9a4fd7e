/** 4.4 C Which card to play for Actions: the most useful Actions, less what the card is worth in hand. */
import {
  ACTIONS_OF,
  AREAS,
  type CardId,
  type CardTitle,
  type Choice,
  isRevelling,
  type PirateId,
  type PlaceId,
  TITLE_OF,
} from '@bb/engine';
import { distance } from './chart.ts';
import { best, bestRate, deploymentGain, isPointless } from './choose-action.ts';
import { nth } from './nth.ts';
import { lasts, type Outlook } from './outlook.ts';
import { finest, raiderOf } from './raider.ts';
import { remembered } from './remembered.ts';
import { voyagesFrom, voyagesOf } from './voyage.ts';
import { ACTIONS_A_TURN, GUNS, TIME_TO_FILL, TREASURE } from './weights.ts';

/** Kept in hand, beyond the Actions that any card gives. */
const KEEPING: Readonly<Partial<Record<CardTitle, number>>> = {
  'letter-of-marque': 4,
  'mutiny-conspiracy': 2,
  'skull-and-crossbones': 1.5,
  'fair-winds': 1.5,
  'wear-and-tear': 1,
  'scurvy-outbreak': 1,
};

/** Actions from which on more make no difference to what each earns. */
const A_FEW = 2;

export const keepingWorth = (o: Outlook, card: CardId): number =>
  (KEEPING[nth(TITLE_OF, card)] ?? 0) + (TITLE_OF[card] === 'letter-of-marque' ? o.goals.letterInHand(o) : 0);

export function chooseCard(o: Outlook, legal: readonly Choice[]): Choice {
  const fleet = nth(o.view.fleet, o.seat);
  /** What each Action earns if the pirate, or the best of all, has so many in this turn. */
  const ratesOf = remembered((actions: number) => remembered((pirate: PirateId) => bestRate(voyagesOf(withActions(o, actions), pirate))));
  const newRates = remembered((actions: number) => deploymentRate(withActions(o, actions)));
  const ratesWith = (actions: number) => ratesOf(Math.min(A_FEW, actions));
  const newRate = (actions: number): number => newRates(Math.min(A_FEW, actions));
  const fleetRate = (actions: number): number => Math.max(newRate(actions), ...fleet.map(ratesWith(actions)));
  const blown = remembered((pirate: PirateId) => remembered((to: PlaceId) => bestGain(withActions(o, 1), pirate, to)));
  const earned = (actions: number, rate: number): number => actions * Math.max(0, rate + o.action);

  return best(legal, (choice) => {
    switch (choice.type) {
      case 'playForActions': {
        const actions = nth(ACTIONS_OF, choice.card);
        return earned(actions, fleetRate(actions)) - keepingWorth(o, choice.card);
      }
      case 'playForInitiative': {
        const actions = nth(o.tables.pirates, choice.pirate).initiative;
        return earned(actions, ratesWith(actions)(choice.pirate)) - keepingWorth(o, choice.card);
      }
      case 'playHeavyGuns':
        return earned(1, fleetRate(1)) + gunsWorth(o, choice.pirate);
      case 'playBuriedTreasure':
        return (
          earned(1, fleetRate(1)) +
          Math.max(0, TREASURE / 100 - o.action * nth(nth(o.chart, nth(o.view.at, choice.pirate)), o.tables.islePines))
        );
      case 'playFairWinds':
        return (
          earned(1, fleetRate(1)) +
          windfall(o, blown(choice.pirate), nth(o.view.at, choice.pirate), choice.to) -
          keepingWorth(o, choice.card)
        );
      case 'discardForAction':
        return -keepingWorth(o, choice.card);
      default:
        return -o.action;
    }
  });
}

const withActions = (o: Outlook, actionsLeft: number): Outlook => ({ ...o, view: { ...o.view, actionsLeft } });

/** 17.2 #10 As long as there is time to use them. */
const gunsWorth = (o: Outlook, pirate: PirateId): number => (isRevelling(o.view, pirate) ? GUNS / 2 : GUNS) * lasts(o, TIME_TO_FILL);

/** Moves that the wind must save. */
const WORTH_A_WIND = 2;

/** 17.2 #6 What the wind saves him: his best plan from there against his best from here. */
function windfall(o: Outlook, gainAt: (place: PlaceId) => number, from: PlaceId, to: PlaceId): number {
  if (distance(o.chart, from, to) < WORTH_A_WIND || isPointless(o, to)) return 0;
  return Math.min(o.action * ACTIONS_A_TURN, gainAt(to) - gainAt(from));
}

const bestGain = (o: Outlook, pirate: PirateId, at: PlaceId): number =>
  voyagesFrom(o, { ...raiderOf(o, pirate), at }).reduce((most, plan) => Math.max(most, plan.gain), 0);

/** With no pirate at sea, the best that a new one could do. */
function deploymentRate(o: Outlook): number {
  const pirate = finest(o, o.view.pirateHand);
  if (pirate === undefined || nth(o.view.fleet, o.seat).length > 0) return -o.action;
  return AREAS.reduce((most, to) => Math.max(most, deploymentGain(o, { pirate, to })), 0);
}
