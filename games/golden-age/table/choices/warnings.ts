/** Warnings before a choice that would waste something. Only these choices must be confirmed. */
import { type Choice, type Decision, hold, type PirateId, type View } from '@bb/golden-age/rules';
import type { Session } from '../session/session.ts';
import { hasPassed } from '../session/skippable-questions.ts';

/**
 * The kinds of warnings:
 * - `actions`: ends the turn although a pirate could use the remaining Actions;
 * - `retirement`: ends the turn although a pirate could retire, and the game may end before the player's next turn;
 * - `cargo`: leaves or abandons a cargo that is worth something;
 * - `hold`: throws overboard richer booty than necessary;
 * - `order`: skips port activities that can't be done later;
 * - `business`: ends port activities with booty to convert or a hostage to ransom;
 * - `spoils`: leaves something with the loser of a duel;
 * - `governor`: declines a governor's price, which he names only once;
 * - `cunning`: rerolls a roll that has succeeded;
 * - `initiative`: plays a card for the Actions of a pirate with Initiative 0;
 * - `refusal`: refuses a pirate, for which all other players score.
 */
export const WARNINGS = [
  'actions',
  'retirement',
  'cargo',
  'hold',
  'order',
  'business',
  'spoils',
  'governor',
  'cunning',
  'initiative',
  'refusal',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** The decision, and what its seat sees. */
export interface WarningContext {
  readonly decision: Decision;
  readonly view: View;
  readonly choices: readonly Choice[];
  /** @returns the Actions that the pirate's Initiative gives */
  readonly initiative: (pirate: PirateId) => number;
}

/** @returns the warning before a choice of the player at the screen; null if there is none */
export const warningAt = ({ snapshot: { decision, view, choices }, names }: Session, choice: Choice): Warning | null =>
  decision && warningOf(choice, { decision, view, choices, initiative: (pirate) => names.tables.pirates[pirate]?.initiative ?? 0 });

const RETIREMENTS: readonly Choice['type'][] = ['retireByLetter', 'retireInHaven', 'bribeToRetire', 'retireInPiratePort'];
/** The number of General Pardons after which the next one ends the game. */
const PARDONS_BEFORE_LAST = 2;

export function warningOf(choice: Choice, context: WarningContext): Warning | null {
  const { decision, view, choices } = context;
  const offers = (...types: readonly Choice['type'][]): boolean => choices.some(({ type }) => types.includes(type));
  switch (choice.type) {
    case 'endActions':
      if (offers(...RETIREMENTS) && mayBeLastTurn(view)) return 'retirement';
      return choices.some(({ type }) => type !== 'endActions' && type !== 'endAlliance') ? 'actions' : null;
    case 'leave':
    case 'abandonCargo':
      return (decision.about.doubloons ?? 0) > 0 ? 'cargo' : null;
    case 'takeCargo':
      return lostWith(choice.hold, context) > (decision.about.doubloons ?? 0) || isRicher(choice, context) ? 'hold' : null;
    case 'jettison':
      return isRicher(choice, context) ? 'hold' : null;
    case 'refit':
      return offers('ransom', 'sellHold') ? 'order' : null;
    case 'buyHaven':
      return offers('ransom', 'sellHold', 'refit') ? 'order' : null;
    case 'sellHold':
      return offers('ransom') ? 'order' : null;
    case 'declareRevelry':
      return decision.ask === 'portActivity' && offers('ransom', 'sellHold') ? 'business' : null;
    case 'finish':
      if (decision.ask === 'takeSpoils') return 'spoils';
      return decision.ask === 'portActivity' && offers('ransom', 'sellHold') ? 'business' : null;
    case 'decline':
      return decision.ask === 'payForHaven' || decision.ask === 'payToRetire' ? 'governor' : null;
    case 'rerollDice':
    case 'rerollWithAlly':
      return hasPassed(decision) ? 'cunning' : null;
    case 'playForInitiative':
      return context.initiative(choice.pirate) === 0 ? 'initiative' : null;
    case 'refusePirate':
      return 'refusal';
    default:
      return null;
  }
}

/** The game ends when the last Pardon is drawn, which any card may be, or when the deck is empty. */
const mayBeLastTurn = (view: View): boolean => view.pardons >= PARDONS_BEFORE_LAST || view.deckSize < view.players;

/** The doubloons lost by emptying this hold; 0 if it is empty. */
function lostWith(i: number, { decision: { about }, view }: WarningContext): number {
  const ship = about.holdsOf ?? about.pirate;
  return ship === undefined ? 0 : Math.max(0, hold(view, ship, i));
}

/** Whether another hold that could be emptied instead has less in it. */
const isRicher = (choice: Extract<Choice, { hold: number }>, context: WarningContext): boolean =>
  context.choices.some(
    (other) => other.type === choice.type && 'hold' in other && lostWith(other.hold, context) < lostWith(choice.hold, context),
  );
