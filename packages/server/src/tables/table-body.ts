/** What is stored of a table beside its choices. */
import { isBotName, playerNamed } from '@bb/bots';
import { BadInput, checkOptions, type GameOptions } from '@bb/engine';
import { commitmentOf, DICE_FORMULA, type DiceProof, type DiceSeal, isPinch, LONGEST_PINCH, seedOf } from '@bb/protocol';

/** The form that is written. */
export const TABLE_FORMAT = 1;

export const STAGES = ['gathering', 'playing', 'over', 'aborted'] as const;
export type Stage = (typeof STAGES)[number];

/** Somebody who sits at the table; `pinch`: what he adds to the dice. */
export interface PersonsSeat {
  readonly kind: 'person';
  /** The player's id. */
  readonly player: string;
  readonly name: string;
  readonly isReady: boolean;
  readonly pinch: string | null;
}
export type SeatBody = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly bot: string } | PersonsSeat;

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
  readonly options: GameOptions;
  readonly seats: readonly SeatBody[];
  /** Of the dice; secret until the game is over. */
  readonly seed: string;
  readonly rewinds: readonly number[];
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function field<T>(json: Fields, name: string, is: (value: unknown) => value is T, what: string, path = name): T {
  const value = json[name];
  if (is(value)) return value;
  throw new BadInput(path, `must be ${what}`);
}

function readSeat(json: unknown, i: number): SeatBody {
  const path = `seats[${i}]`;
  if (!isRecord(json)) throw new BadInput(path, 'must be an object');
  switch (json.kind) {
    case 'open':
      return { kind: 'open' };
    case 'bot': {
      const bot = field(json, 'bot', isText, 'the name of a bot', `${path}.bot`);
      if (!isBot(bot)) throw new BadInput(`${path}.bot`, `there is no bot "${bot}"`);
      return { kind: 'bot', bot };
    }
    case 'person':
      return {
        kind: 'person',
        player: field(json, 'player', isText, 'the id of a player', `${path}.player`),
        name: field(json, 'name', isText, 'a text', `${path}.name`),
        isReady: field(json, 'isReady', isFlag, 'true or false', `${path}.isReady`),
        pinch: field(json, 'pinch', isPinch, `a text of up to ${LONGEST_PINCH} characters, or null`, `${path}.pinch`),
      };
    default:
      throw new BadInput(`${path}.kind`, 'must be open, bot or person');
  }
}

/** Who may take a seat on a server: a level with a budget, and a temper; no search without an end. */
export const isBot = (name: string): boolean => {
  const [level = ''] = name.split('@');
  return isBotName(level) && level !== 'system' && playerNamed(name) !== null;
};

/** @throws BadInput that names the place. */
export function readTableBody(text: string): TableBody {
  const json: unknown = JSON.parse(text);
  if (!isRecord(json)) throw new BadInput('', 'a table must be an object');
  if (json.format !== TABLE_FORMAT)
    throw new BadInput('format', `this server reads tables up to format ${TABLE_FORMAT}, not ${String(json.format)}`);
  const stage = STAGES.find((one) => one === json.stage);
  if (!stage) throw new BadInput('stage', `must be one of ${STAGES.join(', ')}`);
  const options = checkOptions(json.options, 'options');
  const seats = field(json, 'seats', Array.isArray, 'a list').map(readSeat);
  if (seats.length !== options.players) throw new BadInput('seats', `must be ${options.players}`);
  const rewinds = field(json, 'rewinds', Array.isArray, 'a list');
  if (!rewinds.every(isCount)) throw new BadInput('rewinds', 'must be a list of whole numbers');
  return {
    format: TABLE_FORMAT,
    engine: field(json, 'engine', isText, 'a text'),
    name: field(json, 'name', isText, 'a text'),
    host: field(json, 'host', isText, 'the id of a player'),
    stage,
    isListed: field(json, 'isListed', isFlag, 'true or false'),
    hasSpectators: field(json, 'hasSpectators', isFlag, 'true or false'),
    options,
    seats,
    seed: field(json, 'seed', isText, 'a text'),
    rewinds,
  };
}

/** Null: it is none that this server can read. */
export function readableTable(text: string): TableBody | null {
  try {
    return readTableBody(text);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** By seat: how it is called. */
export const nameOf = (seat: SeatBody): string => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.bot : '');
export const pinchesOf = ({ seats }: TableBody): readonly (string | null)[] =>
  seats.map((seat) => (seat.kind === 'person' ? seat.pinch : null));

export const sealOf = (table: string, body: TableBody): DiceSeal => ({
  formula: DICE_FORMULA,
  table,
  commitment: commitmentOf(seedOf(body.seed)),
  pinches: pinchesOf(body),
});

export const proofOf = (table: string, body: TableBody): DiceProof => ({ ...sealOf(table, body), seed: body.seed, rewinds: body.rewinds });
