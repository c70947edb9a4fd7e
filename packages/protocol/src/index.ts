/** What the server and its clients share: messages, types, and the logic that both must run alike. */

export { CHANNELS, type Channel, type ChatLine, NOTICE_KINDS, type Notice, type NoticeKind, ROOMS, type Room } from './chat.ts';
export { checkDice, checkRecordDice, type DiceCheck, isClientSeed, type RecordCheck, readDiceProof, type Throw } from './check-dice.ts';
export {
  commitmentOf,
  DICE_FORMULA,
  Dice,
  type DiceCommitment,
  type DiceProof,
  generationOf,
  hexOf,
  MAX_CLIENT_SEED_LENGTH,
  SEED_BYTES,
  seedOf,
} from './dice.ts';
export {
  type ChoiceRefusal,
  type ClientMessage,
  type ClockState,
  DEFAULT_WHEN_LATE,
  type MessageTypes,
  type OwnState,
  PROTOCOL,
  type ServerMessage,
  type TableState,
  type TableStatus,
  type TableUpdate,
  type WhenLate,
} from './messages.ts';
export type { NoticeTexts } from './notices/notice-texts.ts';
export {
  type Clock,
  type PastVote,
  type Proposal,
  type SeatCard,
  STAGES,
  type Stage,
  type TableCard,
  type Vote,
  WINDOW_MODES,
  type WindowMode,
} from './table-card.ts';
export { type Barrier, type GameHistory, type Undo, undoOf } from './undo.ts';
export { diffView, patchView, shareUnchanged, type ViewPatch } from './view-patch.ts';
