/** The rules of the classic edition. */

export type { Fault } from '@bb/kernel/check';
export { COST_KINDS, type CostKind } from './costs.ts';
export { type ComponentSet, componentFaults, MERCHANT_DEFENSE } from './data/components.ts';
export * from './data/ids.ts';
export {
  EVENT_LOTS,
  type EventCause,
  type EventLot,
  type EventRoll,
  isEventLot,
  RANDOM_EVENT_KINDS,
  type RandomEventKind,
} from './data/random-events.ts';
export { RECONSTRUCTED } from './data/reconstructed.ts';
export { type Settings, STANDARD_SETTINGS } from './data/settings.ts';
export { CRIPPLING, distance, MINOR, NO_WOUND, SUPERFICIAL, type Tables } from './data/tables.ts';
export { type Classic, classic, type Decision, decision, orders, refusalOf } from './game.ts';
export { type Options, tablesFor } from './options.ts';
export { type Asked, choiceOdds } from './queries/choice-odds.ts';
export { DIRECTIONS, directionOf } from './queries/compass.ts';
export {
  type Chance,
  chanceOf,
  chanceThat,
  type Judged,
  type Odds,
  oddsOf,
  type Side,
  side,
  sumOf,
  type Thrown,
  type Trial,
} from './queries/dice-odds.ts';
export { hostagesOf, isInformed, knowsOf } from './queries/hostages.ts';
export { commissionersOf, hasHunter } from './queries/hunters.ts';
export { sightingsIn } from './queries/merchants.ts';
export { entryOdds, huntersIn, visibleBoardOf } from './queries/odds.ts';
export {
  bootyOf,
  combatOf,
  departedOf,
  firstHold,
  freeLog,
  HANDICAP,
  handicapOf,
  holdsOf,
  isActive,
  ratingOf,
  speedOf,
  stashOf,
  usedBy,
  worthOf,
} from './queries/pirates.ts';
export { assaultOn } from './queries/port-trials.ts';
export {
  hasAttacked,
  holderOf,
  isHaven,
  mayAttack,
  mayEnter,
  nationOfPort,
  PAID_PER_HUNDRED,
  type PortStatus,
  paidFor,
  portOf,
  portStatus,
  portValue,
} from './queries/ports.ts';
export { type ClosedAnswer, closedAnswerAt, closedAnswers } from './queries/refusals/answers.ts';
export { type ClosedOperation, closedOperations, type OperationKind } from './queries/refusals/operations.ts';
export { LEAST_PRICE } from './queries/refusals/ports.ts';
export { REASONS, type Reason } from './queries/refusals/reasons.ts';
export { REPAIRED } from './queries/repairs.ts';
export { type RerollOdds, rerollOdds } from './queries/reroll-odds.ts';
export { solitaireWinners } from './queries/solitaire.ts';
export { ESCAPES_FROM } from './queries/strengths.ts';
export {
  attackOn,
  attackTrial,
  battleOn,
  evasionOn,
  modifier,
  mutinyOn,
  petitionTrial,
  shelterOf,
  stormTrial,
  tortureOn,
} from './queries/trials.ts';
export { richest } from './queries/winners.ts';
export { PROCEDURES } from './rules/procedures.ts';
export { LAST_TURN } from './rules/winning/end-game.ts';
export { isOrderable, type Lapse, ORDERABLE_ASKS, type PassOrder, type StandingOrder } from './standing-orders.ts';
export type { About, TradePart } from './state/about.ts';
export { ASKS, type AskName } from './state/asks.ts';
export type { Choice, ChoiceKind, ChoiceOf } from './state/choices.ts';
export type { Cause, EventOf, EventType, GameEvent, LossCause, RollPurpose } from './state/events.ts';
export { type Board, type Game, type Position, RETIRED } from './state/position.ts';
export type { DiceKind, Modifier, ModifierCause, Outcome, RollBreakdown, RolledSide, Sign } from './state/rolls.ts';
export type { View, VisibleBoard } from './state/views.ts';
