/** What would be wasted: the only choices that are asked about a second time. */
import { BRIBE_UNIT, type Choice, type Decision, HAVEN_PRICE, hold, locatorOf, NONE, type PirateId, PORTS, type View } from '@bb/engine';
import { hasPassed } from '../session/idle.ts';

/**
 * Each kind of waste there is:
 * - `actions`: the turn ends with Actions left that a pirate could use;
 * - `retirement`: so it does while a pirate could retire, and the game may end before his player's next turn;
 * - `cargo`: a cargo is left or abandoned that is worth something;
 * - `hold`: richer booty goes overboard than need be;
 * - `order`: business in port is passed over that can't be caught up with;
 * - `business`: it ends while there is booty to convert or a hostage to ransom;
 * - `spoils`: something is left with the loser of a duel;
 * - `governor`: a governor is refused his price, which he names once;
 * - `bribe`: a governor is tried by one who can't pay the least he may ask;
 * - `search`: a merchant is looked for with the last Action, so that it can't be looted;
 * - `cunning`: a roll is thrown again that has already done what it had to;
 * - `initiative`: a card is played for the Actions of a pirate who has none to give.
 */
export const WASTES = [
  'actions',
  'retirement',
  'cargo',
  'hold',
  'order',
  'business',
  'spoils',
  'governor',
  'bribe',
  'search',
  'cunning',
  'initiative',
] as const;
export type Waste = (typeof WASTES)[number];

/** What the seat that is asked knows. */
export interface Scene {
  readonly decision: Decision;
  readonly view: View;
  readonly choices: readonly Choice[];
  /** By pirate: the Actions that Initiative gives. */
  readonly initiative: (pirate: PirateId) => number;
}

const RETIREMENTS: readonly Choice['type'][] = ['retireByLetter', 'retireInHaven', 'bribeToRetire', 'retireInPiratePort'];
/** The General Pardon that ends the game is the next. */
const PARDONS_BEFORE_LAST = 2;

export function wasteOf(choice: Choice, scene: Scene): Waste | null {
  const { decision, view, choices } = scene;
  const offers = (...types: readonly Choice['type'][]): boolean => choices.some(({ type }) => types.includes(type));
  switch (choice.type) {
    case 'endActions':
      if (offers(...RETIREMENTS) && mayBeLastTurn(view)) return 'retirement';
      return choices.some(({ type }) => type !== 'endActions' && type !== 'endAlliance') ? 'actions' : null;
    case 'leave':
    case 'abandonCargo':
      return (decision.about.doubloons ?? 0) > 0 ? 'cargo' : null;
    case 'takeCargo':
      return lostWith(choice.hold, scene) > (decision.about.doubloons ?? 0) || isRicher(choice, scene) ? 'hold' : null;
    case 'jettison':
      return isRicher(choice, scene) ? 'hold' : null;
    case 'refit':
      return offers('ransom', 'sellHold') ? 'order' : null;
    case 'buyHaven':
      if (offers('ransom', 'sellHold', 'refit')) return 'order';
      return (view.netWorth[decision.about.pirate ?? NONE] ?? 0) + (decision.about.doubloons ?? 0) < HAVEN_PRICE ? 'bribe' : null;
    case 'sellHold':
      return offers('ransom') ? 'order' : null;
    case 'declareRevelry':
      return decision.ask === 'portActivity' && offers('ransom', 'sellHold') ? 'business' : null;
    case 'finish':
      if (decision.ask === 'takeSpoils') return 'spoils';
      return decision.ask === 'portActivity' && offers('ransom', 'sellHold') ? 'business' : null;
    case 'decline':
      return decision.ask === 'payForHaven' || decision.ask === 'payToRetire' ? 'governor' : null;
    case 'bribeToRetire':
      return (view.netWorth[choice.pirate] ?? 0) < LEAST_BRIBE ? 'bribe' : null;
    case 'findMerchant':
      return view.actionsLeft === 1 ? 'search' : null;
    case 'rerollDice':
    case 'rerollWithAlly':
      return hasPassed(decision) ? 'cunning' : null;
    case 'playForInitiative':
      return scene.initiative(choice.pirate) === 0 ? 'initiative' : null;
    default:
      return null;
  }
}

const LEAST_BRIBE = Math.min(...PORTS.map(locatorOf)) * BRIBE_UNIT;

/** Any card that is drawn may be the last Pardon, and an empty deck is the end too. */
const mayBeLastTurn = (view: View): boolean => view.pardons >= PARDONS_BEFORE_LAST || view.deckSize < view.players;

/** What goes overboard with this hold; 0 for an empty one. */
function lostWith(i: number, { decision: { about }, view }: Scene): number {
  const ship = about.holdsOf ?? about.pirate;
  return ship === undefined ? 0 : Math.max(0, hold(view, ship, i));
}

/** Another hold that could go instead has less in it. */
const isRicher = (choice: Extract<Choice, { hold: number }>, scene: Scene): boolean =>
  scene.choices.some(
    (other) => other.type === choice.type && 'hold' in other && lostWith(other.hold, scene) < lostWith(choice.hold, scene),
  );
