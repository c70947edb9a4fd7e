/** What any game is made of, and what the platform knows of a game. */
export type { AskTable, AskTraits } from './asks.ts';
export { BadInput } from './bad-input.ts';
export { type Format, inNewestFormat } from './formats.ts';
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
} from './procedures.ts';
