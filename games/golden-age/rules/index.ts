/** The public interface of the engine. */
import { cloneGame } from './state/clone.ts';
import { resampleGame } from './state/resample.ts';
import { ownViewOf, sharedViewOf, viewOf } from './state/views.ts';

export type { Fault } from '@bb/kernel/check';
export { COST_KINDS, type CostKind } from './costs.ts';
export * from './data/cards.ts';
export { cargoStar, cargoWorth } from './data/cargo.ts';
export { type ComponentSet, componentFaults, type PirateData } from './data/components.ts';
export * from './data/ids.ts';
export { RECONSTRUCTED } from './data/reconstructed.ts';
export {
  DEPLOYMENTS,
  lengthsFor,
  randomSettings,
  SETTING_VALUES,
  type Settings,
  SHORT_GAME_MAX_PLAYERS,
  STANDARD_SETTINGS,
} from './data/settings.ts';
export { isPiratePort, type Tables } from './data/tables.ts';
export { REVELRY_LOYALTY } from './effects/pirates.ts';
export {
  choose,
  type Decision,
  decision,
  type GoldenAge,
  goldenAge,
  legal,
  load,
  newGame,
  type Outcome,
  outcome,
  play,
  refusalOf,
  seatToChoose,
} from './game.ts';
export { componentsOf, NOT_IN_SOLITAIRE, type Options, parseOptions, settingsOf, tablesFor } from './options.ts';
export * from './queries/alliance.ts';
export * from './queries/anti-pirate.ts';
export * from './queries/cards.ts';
export * from './queries/choice-odds.ts';
export * from './queries/counts.ts';
export * from './queries/dice-odds.ts';
export * from './queries/errand.ts';
export * from './queries/hold-choices.ts';
export * from './queries/merchants.ts';
export * from './queries/movement.ts';
export * from './queries/pirates.ts';
export * from './queries/ports.ts';
export * from './queries/possible-uses.ts';
export * from './queries/ratings.ts';
export * from './queries/reactions.ts';
export { CLOSING_RULES, type Reason } from './queries/refusals/reasons.ts';
export * from './queries/solitaire.ts';
export * from './queries/stakes.ts';
export * from './queries/trials.ts';
export {
  type GameRecord,
  newRecord,
  playChoices,
  readRecord,
  replay,
} from './record.ts';
export { reveals } from './reveals.ts';
export { LAST_PARDON } from './rules/cards/general-pardon.ts';
export { WINDOW_TITLES } from './rules/cards/window-cards.ts';
export { REFUSAL_VP } from './rules/pirates/exchange-pirate.ts';
export { RANSOM_UNIT } from './rules/ports/ransom.ts';
export { PROCEDURES } from './rules/procedures.ts';
export { type Save, save } from './save.ts';
export {
  ACTION_GROUPS,
  giveOrder,
  isForAnotherAction,
  type Lapse,
  lapseReason,
  orders,
  type PassException,
  type PassOrder,
  SPANS,
  type Span,
  type StandingOrder,
  standingAnswer,
  windowKey,
} from './standing-orders.ts';
export type { About } from './state/about.ts';
export { ACTION_KINDS, type ActionKind } from './state/action-kinds.ts';
export { ASKS, type Ask, type AskName, isOrderable, SEAT_ASKS } from './state/asks.ts';
export { type ChoiceJson, choiceFromJson, choiceToJson } from './state/choice-json.ts';
export { CHOICES, type Choice, type ChoiceKind, type ChoiceOf, DECLINE, type Die, KEEP_DICE, PASS } from './state/choices.ts';
export type { Cause, ContestSide, EventOf, EventType, GameEvent, LossCause, Modifier, Needed, RollPurpose } from './state/events.ts';
export {
  type Board,
  CAPTURED,
  EMPTY_HOLD,
  type Ending,
  type Game,
  IN_PLAY,
  INVOLUNTARY,
  LOST,
  type Position,
  RETIRED,
  SOBER,
  UNFOUND,
  UNSEEN,
  VOLUNTARY,
} from './state/position.ts';
export { redact } from './state/redact.ts';
export type { View } from './state/views.ts';
export { GAME_ID, RULES_VERSION } from './version.ts';
export { cloneGame as clone, ownViewOf as ownView, resampleGame as resample, sharedViewOf as sharedView, viewOf as view };
