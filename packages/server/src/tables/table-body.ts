/** What is stored of a table beside its choices. */
import { isBotName, playerNamed } from '@bb/bots';
import { BadInput, type GameOptions } from '@bb/engine';
import {
  type Clock,
  commitmentOf,
  DICE_FORMULA,
  type DiceProof,
  type DiceSeal,
  isPinch,
  LONGEST_PINCH,
  type PastVote,
  STAGES,
  type Stage,
  seedOf,
  type Vote,
  WINDOWS,
  type Windows,
} from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import { rulesOf } from '../rules/rules.ts';
import { readClock } from './clock.ts';
import { type Fields, field, isCount, isCounts, isFlag, isText, oneOf, orNull, record } from './fields.ts';
import { upgraded } from './older-tables.ts';
import { readPastVote, readVote } from './stored-vote.ts';

/** The form that is written. */
export const TABLE_FORMAT = 3;

export interface Person {
  /** The player's id. */
  readonly player: string;
  readonly name: string;
}
export interface PersonsSeat extends Person {
  readonly kind: 'person';
  readonly isReady: boolean;
}
export interface BotsSeat {
  readonly kind: 'bot';
  readonly bot: string;
  /** Who sat there when the game began, and may come back; null: nobody. */
  readonly replaces: Person | null;
  /** The id of the player who resigned from this seat, if anybody did. */
  readonly resigned?: string;
}
export type SeatBody = { readonly kind: 'open' } | BotsSeat | PersonsSeat;

/** Milliseconds since 1970. */
export type Pause = readonly [from: number, to: number];

export interface TableBody {
  readonly format: typeof TABLE_FORMAT;
  /** The engine under which it began. */
  readonly engine: string;
  readonly name: string;
  /** Who has laid it: the player's id. */
  readonly host: string;
  readonly stage: Stage;
  /** Whether it stands in the list of the harbor; else it is found by its address alone. */
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
  readonly windows: Windows;
  readonly clock: Clock | null;
  /** What who is not invited must know: its argon2id; null: nothing. */
  readonly password: string | null;
  /** Milliseconds since 1970; null: it goes on. */
  readonly pausedSince: number | null;
  /** Those that are over, from when to when, in their order: clocks stood still. */
  readonly pauses: readonly Pause[];
  /** Under way, or out of time. */
  readonly votes: readonly Vote[];
  /** The one that was decided last. */
  readonly lastVote: PastVote | null;
  /** The table at which the same are to play again. */
  readonly rematch: string | null;
  readonly options: GameOptions;
  readonly seats: readonly SeatBody[];
  /** By seat: what it has added to the dice. */
  readonly pinches: readonly (string | null)[];
  /** Of the dice; secret until the game is over. */
  readonly seed: string;
  readonly rewinds: readonly number[];
}

const isPauses = (value: unknown): value is readonly Pause[] =>
  Array.isArray(value) && value.every((pause: unknown) => isCounts(pause) && pause.length === 2);

function readPerson(json: Fields, path: string): Person {
  return {
    player: field(json, 'player', isText, 'the id of a player', `${path}.player`),
    name: field(json, 'name', isText, 'a text', `${path}.name`),
  };
}

function readSeat(json: unknown, i: number): SeatBody {
  const path = `seats[${i}]`;
  const fields = record(json, path);
  const kind = oneOf(['open', 'bot', 'person'], fields.kind, `${path}.kind`);
  switch (kind) {
    case 'open':
      return { kind };
    case 'bot': {
      const bot = field(fields, 'bot', isText, 'the name of a bot', `${path}.bot`);
      if (!isBot(bot)) throw new BadInput(`${path}.bot`, `there is no bot "${bot}"`);
      const replaces = `${path}.replaces`;
      const resigned =
        fields.resigned === undefined ? {} : { resigned: field(fields, 'resigned', isText, 'the id of a player', `${path}.resigned`) };
      return {
        kind,
        bot,
        replaces: fields.replaces === null ? null : readPerson(record(fields.replaces, replaces), replaces),
        ...resigned,
      };
    }
    case 'person':
      return { kind, ...readPerson(fields, path), isReady: field(fields, 'isReady', isFlag, 'true or false', `${path}.isReady`) };
  }
}

/** Who may take a seat on a server: a level with a budget, and a temper; no search without an end. */
export const isBot = (name: string): boolean => {
  const [level = ''] = name.split('@');
  return isBotName(level) && level !== 'system' && playerNamed(name) !== null;
};

/** In any form that was ever written. @throws BadInput that names the place; Refused where it is played by other rules than this server has. */
export function readTableBody(text: string): TableBody {
  const stored: unknown = JSON.parse(text);
  const json = upgraded(record(stored, ''));
  if (json.format !== TABLE_FORMAT)
    throw new BadInput('format', `this server reads tables up to format ${TABLE_FORMAT}, not ${String(json.format)}`);
  const engine = field(json, 'engine', isText, 'a text');
  const options = rulesOf(engine).checkOptions(json.options, 'options');
  const bySeat = (name: string): readonly unknown[] => {
    const list: readonly unknown[] = field(json, name, Array.isArray, 'a list');
    if (list.length !== options.players) throw new BadInput(name, `must be ${options.players}`);
    return list;
  };
  return {
    format: TABLE_FORMAT,
    engine,
    name: field(json, 'name', isText, 'a text'),
    host: field(json, 'host', isText, 'the id of a player'),
    stage: oneOf(STAGES, json.stage, 'stage'),
    isListed: field(json, 'isListed', isFlag, 'true or false'),
    hasSpectators: field(json, 'hasSpectators', isFlag, 'true or false'),
    windows: oneOf(WINDOWS, json.windows, 'windows'),
    clock: readClock(json.clock),
    password: field(json, 'password', orNull(isText), 'a text, or null'),
    pausedSince: field(json, 'pausedSince', orNull(isCount), 'a moment, or null'),
    pauses: field(json, 'pauses', isPauses, 'a list of pairs of moments'),
    votes: field(json, 'votes', Array.isArray, 'a list').map((vote: unknown, i) => readVote(vote, `votes[${i}]`)),
    lastVote: json.lastVote === null ? null : readPastVote(json.lastVote, 'lastVote'),
    rematch: field(json, 'rematch', orNull(isText), 'the id of a table, or null'),
    options,
    seats: bySeat('seats').map(readSeat),
    pinches: bySeat('pinches').map((pinch, i) => {
      if (isPinch(pinch)) return pinch;
      throw new BadInput(`pinches[${i}]`, `must be a text of up to ${LONGEST_PINCH} characters, or null`);
    }),
    seed: field(json, 'seed', isText, 'a text'),
    rewinds: field(json, 'rewinds', isCounts, 'a list of whole numbers'),
  };
}

/** Null: it is none that this server can read. */
export function readableTable(text: string): TableBody | null {
  try {
    return readTableBody(text);
  } catch (error) {
    if (error instanceof BadInput || error instanceof Refused) return null;
    throw error;
  }
}

/** By seat: how it is called. */
export const nameOf = (seat: SeatBody): string => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.bot : '');

export const sealOf = (table: string, { seed, pinches }: TableBody): DiceSeal => ({
  formula: DICE_FORMULA,
  table,
  commitment: commitmentOf(seedOf(seed)),
  pinches,
});

export const proofOf = (table: string, body: TableBody): DiceProof => ({ ...sealOf(table, body), seed: body.seed, rewinds: body.rewinds });
