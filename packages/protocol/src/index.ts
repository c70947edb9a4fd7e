/** What server and clients must agree on. */
export { checkDice, type DiceCheck, isPinch, readDiceProof, type WrongThrow } from './check-dice.ts';
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
  PROTOCOL,
  type Refusal,
  type ServerMessage,
  type Standing,
  type TableState,
  type TableUpdate,
} from './messages.ts';
export { diffView, patchView, type ViewPatch } from './view-patch.ts';
