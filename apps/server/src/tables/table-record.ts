/** The stored record of a table: everything but the choices made in its game. */
import { BadInput, type Format, type GameBots, type GameTypes, inNewestFormat } from '@bb/kernel';
import {
  type Clock,
  commitmentOf,
  DICE_FORMULA,
  type DiceCommitment,
  type DiceProof,
  isClientSeed,
  MAX_CLIENT_SEED_LENGTH,
  type PastVote,
  STAGES,
  type Stage,
  seedOf,
  type Vote,
  WINDOW_MODES,
  type WindowMode,
} from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { Pause } from '../time/stops.ts';
import { readClock } from './clock-settings.ts';
import { hostedGame } from './hosted-games.ts';
import { type Fields, field, isCount, isCounts, isFlag, isText, oneOf, orNull, readObject } from './json-fields.ts';
import { readPastVote, readVote } from './stored-vote.ts';
import { TABLE_MIGRATIONS } from './table-formats.ts';
import { readStored } from './unreadable.ts';

/** The format in which records are written. */
export const TABLE_FORMAT = 3;

const FORMAT: Format<Fields> = { of: 'tables', newest: TABLE_FORMAT, migrations: TABLE_MIGRATIONS };

export interface Person {
  /** The player's id. */
  readonly player: string;
  readonly name: string;
}
export interface PersonSeat extends Person {
  readonly kind: 'person';
  readonly isReady: boolean;
}
export interface BotSeat {
  readonly kind: 'bot';
  readonly bot: string;
  /** The person replaced by the bot, who may take the seat back; null if it replaced nobody. */
  readonly replaces: Person | null;
  /** The id of the player who resigned from this seat, if anybody did. */
  readonly resigned?: string;
  /** The name that player had then; empty once the player has deleted the account. */
  readonly resignedName?: string;
}
export type SeatRecord = { readonly kind: 'open' } | BotSeat | PersonSeat;

export interface TableRecord {
  readonly format: typeof TABLE_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules with which the table was created. */
  readonly version: string;
  readonly name: string;
  /** The id of the player who created the table. */
  readonly host: string;
  readonly stage: Stage;
  /** Whether the lobby lists the table; if not, players need its address. */
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
  readonly windows: WindowMode;
  readonly clock: Clock | null;
  /** The argon2id hash of the password that players without an invitation need; null if the table has none. */
  readonly password: string | null;
  /** Milliseconds since 1970; null if the game is not paused. */
  readonly pausedSince: number | null;
  /** Past pauses, in order. The clocks stood still in them. */
  readonly pauses: readonly Pause[];
  /** Open votes; an expired one stays here until its proposer starts another, or the votes end. */
  readonly votes: readonly Vote[];
  /** The last vote that was decided; null if none was. */
  readonly lastVote: PastVote | null;
  /** The id of the rematch table; null if there is none. */
  readonly rematch: string | null;
  readonly options: GameTypes['options'];
  readonly seats: readonly SeatRecord[];
  /** By seat: the client seed; null if the player added none. */
  readonly clientSeeds: readonly (string | null)[];
  /** The dice seed, in hex; secret until the game is over. */
  readonly seed: string;
  /** For each rewind, in order: the number of choices that it kept. */
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

function readSeat(json: unknown, i: number, bots: GameBots): SeatRecord {
  const path = `seats[${i}]`;
  const fields = readObject(json, path);
  const kind = oneOf(['open', 'bot', 'person'], fields.kind, `${path}.kind`);
  switch (kind) {
    case 'open':
      return { kind };
    case 'bot': {
      const bot = field(fields, 'bot', isText, 'the name of a bot', `${path}.bot`);
      checkBot(bots, bot, `${path}.bot`);
      const replaces = `${path}.replaces`;
      const resigned =
        fields.resigned === undefined ? {} : { resigned: field(fields, 'resigned', isText, 'the id of a player', `${path}.resigned`) };
      const resignedName =
        fields.resignedName === undefined ? {} : { resignedName: field(fields, 'resignedName', isText, 'a text', `${path}.resignedName`) };
      return {
        kind,
        bot,
        replaces: fields.replaces === null ? null : readPerson(readObject(fields.replaces, replaces), replaces),
        ...resigned,
        ...resignedName,
      };
    }
    case 'person':
      return { kind, ...readPerson(fields, path), isReady: field(fields, 'isReady', isFlag, 'true or false', `${path}.isReady`) };
  }
}

/** @throws BadInput at `path` if the game has no such bot */
export function checkBot(bots: GameBots, name: string, path: string): void {
  if (bots.player(name) === null) throw new BadInput(path, `there is no bot "${name}"`);
}

/**
 * Reads a table record.
 * @throws BadInput with the path of the fault
 * @throws Refused if this server lacks the game or the version of its rules
 */
export function readTableRecord(text: string): TableRecord {
  const stored = jsonOf(text);
  const fields = readObject(stored, '');
  const json = inNewestFormat(fields, fields.format, FORMAT);
  const id = field(json, 'game', isText, 'a text');
  const version = field(json, 'version', isText, 'a text');
  const { game, bots } = hostedGame(id, version);
  const options = game.parseOptions(json.options, 'options');
  const bySeat = (name: string): readonly unknown[] => {
    const list: readonly unknown[] = field(json, name, Array.isArray, 'a list');
    if (list.length !== options.players) throw new BadInput(name, `must be ${options.players}`);
    return list;
  };
  return {
    format: TABLE_FORMAT,
    game: id,
    version,
    name: field(json, 'name', isText, 'a text'),
    host: field(json, 'host', isText, 'the id of a player'),
    stage: oneOf(STAGES, json.stage, 'stage'),
    isListed: field(json, 'isListed', isFlag, 'true or false'),
    hasSpectators: field(json, 'hasSpectators', isFlag, 'true or false'),
    windows: oneOf(WINDOW_MODES, json.windows, 'windows'),
    clock: readClock(json.clock),
    password: field(json, 'password', orNull(isText), 'a text, or null'),
    pausedSince: field(json, 'pausedSince', orNull(isCount), 'a moment, or null'),
    pauses: field(json, 'pauses', isPauses, 'a list of pairs of moments'),
    votes: field(json, 'votes', Array.isArray, 'a list').map((vote: unknown, i) => readVote(vote, `votes[${i}]`)),
    lastVote: json.lastVote === null ? null : readPastVote(json.lastVote, 'lastVote'),
    rematch: field(json, 'rematch', orNull(isText), 'the id of a table, or null'),
    options,
    seats: bySeat('seats').map((seat, i) => readSeat(seat, i, bots)),
    clientSeeds: bySeat('clientSeeds').map((clientSeed, i) => {
      if (isClientSeed(clientSeed)) return clientSeed;
      throw new BadInput(`clientSeeds[${i}]`, `must be a text of up to ${MAX_CLIENT_SEED_LENGTH} characters, or null`);
    }),
    seed: field(json, 'seed', isText, 'a text'),
    rewinds: field(json, 'rewinds', isCounts, 'a list of whole numbers'),
  };
}

/** @throws BadInput if the text is no JSON */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput('', `must be JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

/** Like `readTableRecord`, for a player's request. @throws Refused for any fault */
export const requireTableRecord = (text: string): TableRecord => readStored(() => readTableRecord(text));

/** Like `readTableRecord`. @returns null if this server can't read the record */
export function tryReadTableRecord(text: string): TableRecord | null {
  try {
    return readTableRecord(text);
  } catch (error) {
    if (error instanceof BadInput || error instanceof Refused) return null;
    throw error;
  }
}

/** @returns the player's name, the bot's name, or an empty text for an open seat */
export const seatNameOf = (seat: SeatRecord): string => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.bot : '');

export const diceCommitmentOf = (table: string, { seed, clientSeeds }: TableRecord): DiceCommitment => ({
  formula: DICE_FORMULA,
  table,
  commitment: commitmentOf(seedOf(seed)),
  clientSeeds,
});

export const diceProofOf = (table: string, record: TableRecord): DiceProof => ({
  ...diceCommitmentOf(table, record),
  seed: record.seed,
  rewinds: record.rewinds,
});
