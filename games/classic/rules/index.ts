/** The rules of the classic edition. */

export type { Fault } from '@bb/kernel/check';
export { type Classic, classic } from './classic.ts';
export { type ComponentSet, componentFaults } from './data/components.ts';
export * from './data/ids.ts';
export { RECONSTRUCTED } from './data/reconstructed.ts';
export { type Settings, STANDARD_SETTINGS } from './data/settings.ts';
export { distance } from './data/tables.ts';
export { type Options, parseOptions, tablesFor } from './options.ts';
export { PAID_PER_HUNDRED } from './queries/ports.ts';
export { LAST_TURN } from './rules/winning/end-game.ts';
export type { About, TradePart } from './state/about.ts';
export { ASKS, type AskName } from './state/asks.ts';
export type { Choice, ChoiceKind, ChoiceOf } from './state/choices.ts';
export type { Cause, EventOf, EventType, GameEvent, LossCause, RollPurpose } from './state/events.ts';
export { type Board, type Game, type Position, RETIRED } from './state/position.ts';
export type { View } from './state/view.ts';
