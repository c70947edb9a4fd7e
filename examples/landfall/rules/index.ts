/** Landfall: the rules, as the platform sees them. */
import { type AnyProcedure, BadInput, call, checkShape, type Game, isRecord, kernelGame } from '@bb/kernel';
import { ASKS, type AskName } from './asks.ts';
import { type Choice, choices } from './choices.ts';
import { hinder } from './hinder.ts';
import { CARDS, HIDDEN, LEAGUES, MAX_PLAYERS, MIN_PLAYERS, NO_CARD, NO_COVE } from './pieces.ts';
import type { About, Event, Options, Position } from './position.ts';
import { roll } from './roll.ts';
import { redact, resample, type View, view } from './view.ts';
import { voyage } from './voyage.ts';

export type { Choice } from './choices.ts';
export * from './pieces.ts';
export type { About, Event, Options, Position } from './position.ts';
export type { View } from './view.ts';

export interface Landfall {
  readonly position: Position;
  readonly choice: Choice;
  readonly view: View;
  readonly event: Event;
  readonly about: About;
  readonly options: Options;
}

const PROCEDURES: Readonly<Record<string, AnyProcedure<Position, Choice, About, AskName>>> = { voyage, roll, hinder };
const { advance, ...rules } = kernelGame<Position, Choice, About, Event, AskName>(PROCEDURES, ASKS);

function integer(json: unknown, path: string, min: number, max: number): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max) return json;
  throw new BadInput(path, `must be a whole number from ${min} to ${max}`);
}

function parseOptions(json: unknown, path = ''): Options {
  const below = (field: string): string => (path === '' ? field : `${path}.${field}`);
  if (!isRecord(json)) throw new BadInput(path, 'options must be an object');
  const unknown = Object.keys(json).find((field) => field !== 'players' && field !== 'leagues');
  if (unknown !== undefined) throw new BadInput(below(unknown), 'unknown option');
  return {
    players: integer(json.players, below('players'), MIN_PLAYERS, MAX_PLAYERS),
    leagues: integer(json.leagues ?? LEAGUES.standard, below('leagues'), LEAGUES.fewest, LEAGUES.most),
  };
}

function newGame(options: Options): Position {
  const all = (value: number): number[] => Array.from({ length: options.players }, () => value);
  const p: Position = {
    options,
    active: 0,
    leagues: all(0),
    hands: all(NO_CARD),
    coves: all(NO_COVE),
    deck: CARDS.slice(),
    discards: [],
    scores: [],
    stack: [],
    result: null,
    ask: null,
    events: null,
  };
  call(p, voyage, undefined, '');
  advance(p);
  return p;
}

const clone = (p: Position): Position => ({
  ...p,
  stack: p.stack.map((frame) => ({ ...frame })),
  leagues: p.leagues.slice(),
  hands: p.hands.slice(),
  coves: p.coves.slice(),
  deck: p.deck.slice(),
  discards: p.discards.slice(),
  scores: p.scores.slice(),
  events: null,
});

function save(p: Position): object {
  const { ask: _ask, events: _events, ...saved } = clone(p);
  return saved;
}

function load(json: unknown): Position {
  if (!isRecord(json)) throw new BadInput('', 'a save must be an object');
  const options = parseOptions(json.options);
  const { ask: _ask, events: _events, ...sample } = newGame(options);
  checkShape(json, sample);
  const p = clone({ ...json, options, ask: null, events: null });
  advance(p);
  return p;
}

const reveals = (before: readonly number[], after: readonly number[]): boolean =>
  before.some((piece, seat) => piece === HIDDEN && after[seat] !== HIDDEN);

export const landfall: Game<Landfall> = {
  id: 'landfall',
  version: '1.0.0',
  choices,
  ...rules,
  ownFields: ['you', 'hands', 'coves'] satisfies readonly (keyof View)[],
  players: [MIN_PLAYERS, MAX_PLAYERS],
  parseOptions,
  newGame,
  outcome({ scores }) {
    if (scores.length === 0) return null;
    const most = Math.max(...scores);
    return { ending: 'landfall', scores: scores.slice(), winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
  },
  clone,
  view,
  redact,
  resample,
  reveals: (before, after) => reveals(before.hands, after.hands) || reveals(before.coves, after.coves),
  save,
  load,
};
