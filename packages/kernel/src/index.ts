/** What any game is made of, and what the platform knows of a game. */
export { type AskTable, type AskTraits, isOnBoard } from './asks.ts';
export { BadInput } from './bad-input.ts';
export type { BotPlayer, GameBots, Search } from './bots.ts';
export { checkShape } from './check-shape.ts';
export { type AnyChoice, type ChoiceJson, type ChoiceOf, type ChoiceRegistry, choiceRegistry, type OpenRegistry } from './choices.ts';
export { type ChoiceCosts, type Cost, costsOf, goOn } from './costs.ts';
export { type Format, inNewestFormat } from './formats.ts';
export { CHANCE, type Decision, type Game, type GameTypes, type Outcome, type Random, type Seat, shareOfWin } from './game.ts';
export { isRecord } from './json.ts';
export { kernelGame } from './kernel-game.ts';
export { LANGUAGE_IDS, type LanguageId } from './language.ts';
export type { GameOrders, OrderEnd } from './orders.ts';
export { pick } from './pick.ts';
export {
  type AnyAsk,
  type AnyProcedure,
  type Ask,
  type Asks,
  call,
  DONE,
  end,
  type Frame,
  halt,
  type Machine,
  machine,
  type Next,
  type Procedure,
  type Result,
  type Resume,
} from './procedures.ts';
export {
  type AnyRecord,
  type OtherRules,
  otherRulesOf,
  type PlayedRecord,
  playChoices,
  playRecord,
  RECORD_FORMAT,
  type ReadRecord,
  readRecord,
  recordOf,
  replay,
  replayRecord,
} from './record.ts';
export { IllegalChoice, type Refusal, refusal } from './refusal.ts';
export { seeded } from './seeded.ts';
export type { GameText, SeatNames } from './text.ts';
export {
  type Deal,
  isWhatIf,
  readAny,
  readWhatIf,
  replayAny,
  replayWhatIf,
  type Segment,
  WHAT_IF_FORMAT,
  type WhatIf,
  whatIfOf,
  whatIfStart,
} from './what-if.ts';
