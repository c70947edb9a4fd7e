/** What a decision about an interruption turns on: the Action, the price of interrupting, and the consequence of passing. */
import { type CardTitle, TITLE_OF } from '../data/cards.ts';
import { isPort, type PirateId, portAt } from '../data/ids.ts';
import type { About, Asked } from '../state/about.ts';
import type { ActionKind } from '../state/action-kinds.ts';
import { CHOICES, type Choice, type ChoiceKind } from '../state/choices.ts';
import type { View } from '../state/views.ts';
import { retirementVp } from './pirates.ts';

/** What an interruption costs. `ready`: the anti-pirate action of this turn; `pursuit`: only a Reaction is possible, which is free. */
type Price = 'ready' | 'pursuit' | 'action' | 'free' | 'skull';
/** The consequence of passing. */
type Passing = 'goesOn' | 'happens' | 'effect' | 'warship' | 'retires' | 'grab';

interface Stakes {
  readonly pirate: PirateId;
  /** The Action under way, as the choice that began it. */
  readonly deed: Choice | null;
  /** Victory Points if he retired now. */
  readonly vp: number;
  /** Titles of the cards in hand that can be played now. */
  readonly titles: readonly CardTitle[];
  readonly price: Price;
  readonly passing: Passing;
}

/** @returns null if the question is about no pirate */
export function stakesOf(d: Asked, view: View, choices: readonly Choice[]): Stakes | null {
  const { pirate } = d.about;
  if (pirate === undefined || pirate < 0) return null;
  const cards = choices.flatMap((choice) => ('card' in choice ? [TITLE_OF[choice.card]] : []));
  return {
    pirate,
    deed: deedOf(d.about),
    vp: retirementVp(view.notoriety[pirate], view.netWorth[pirate]),
    titles: [...new Set(cards)],
    price: priceOf(d, choices),
    passing: passingOf(d),
  };
}

function priceOf({ ask, seat, about }: Asked, choices: readonly Choice[]): Price {
  switch (ask) {
    case 'negate':
    case 'defendWithSkull':
      return 'skull';
    case 'antiPirateAction':
      return choices.some(({ type }) => type !== 'react' && type !== 'pass') ? 'ready' : 'pursuit';
    default:
      return seat === about.by ? 'free' : 'action';
  }
}

function passingOf({ ask, about }: Asked): Passing {
  switch (ask) {
    case 'negate':
      return 'effect';
    case 'defendWithSkull':
      return 'grab';
    case 'kcSurprise':
      return 'warship';
    case 'doubleCross':
      return 'retires';
    default:
      return about.moment === 'aftermath' ? 'goesOn' : 'happens';
  }
}

/** The choice that starts each kind of Action; null for bringing a pirate into play, which no pirate does. */
const BEGINS: Readonly<Record<ActionKind, ChoiceKind | null>> = {
  move: 'move',
  findMerchant: 'findMerchant',
  lootMerchant: 'lootMerchant',
  portActivities: 'doPortActivities',
  recovery: 'recover',
  attackPort: 'attackPort',
  sackPort: 'sackPort',
  bootyGrab: 'grabBooty',
  alliance: 'formAlliance',
  dig: 'digForTreasure',
  retireByLetter: 'retireByLetter',
  retireInHaven: 'retireInHaven',
  bribeToRetire: 'bribeToRetire',
  retireInPiratePort: 'retireInPiratePort',
  drawOrDeploy: null,
};

function deedOf({ action, pirate, place, target }: About): Choice | null {
  if (action === undefined) return null;
  const type = BEGINS[action];
  const port = place !== undefined && isPort(place) ? portAt(place) : undefined;
  const isIt = (choice: Choice): boolean =>
    choice.type === type &&
    'pirate' in choice &&
    choice.pirate === pirate &&
    (!('port' in choice) || choice.port === port) &&
    (!('to' in choice) || choice.to === place) &&
    (!('target' in choice) || choice.target === target) &&
    (!('ally' in choice) || choice.ally === target);
  return CHOICES.find(isIt) ?? null;
}
