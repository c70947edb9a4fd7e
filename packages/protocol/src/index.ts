/** What server and clients must agree on. */
export { checkDice, type DiceCheck, isPinch, readDiceProof, type Throw } from './check-dice.ts';
export {
  commitmentOf,
  DICE_FORMULA,
  Dice,
  type DiceProof,
  type DiceSeal,
  generationOf,
  hexOf,
  LONGEST_PINCH,
  SEED_LENGTH,
  seedOf,
} from './dice.ts';
export {
  type Asked,
  type ClientMessage,
  type ClockFace,
  type Own,
  PROTOCOL,
  type Refusal,
  type ServerMessage,
  type Standing,
  type TableState,
  type TableUpdate,
  USUAL_WHEN_LATE,
  type WhenLate,
} from './messages.ts';
export {
  DEEDS,
  type Deed,
  type Exception,
  give,
  isWindow,
  type Lapse,
  lapse,
  type PassOrder,
  SPANS,
  type Span,
  type StandingPass,
  stake,
  standingAnswer,
  strays,
} from './standing.ts';
export {
  type Clock,
  type Motion,
  type PastVote,
  type SeatCard,
  STAGES,
  type Stage,
  type TableCard,
  type Vote,
  WINDOWS,
  type Windows,
} from './table-card.ts';
export { CHANNELS, type Channel, NOTICE_KINDS, type Notice, type NoticeKind, ROOMS, type Room, type TalkLine } from './talk.ts';
export { type Barrier, hasRevealed, type Past, type Undo, undoOf } from './undo.ts';
export { diffView, patchView, share, type ViewPatch } from './view-patch.ts';
