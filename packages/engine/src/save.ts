/** Saves: a position as a file, checked when it comes back. */

import { CARD_COUNT } from './data/cards.ts';
import { type Check, type Fault, int, isRecord } from './data/check.ts';
import type { ComponentSet } from './data/components.ts';
import { HOSTAGE_COUNT, PIRATE_COUNT, PLACE_COUNT, PORT_COUNT } from './data/ids.ts';
import { RECONSTRUCTED } from './data/reconstructed.ts';
import { rulesMachine, tablesFor } from './engine.ts';
import type { AnyProcedure, Frame } from './kernel/kernel.ts';
import { checkOptions, componentsOf, type GameOptions } from './options.ts';
import { PROCEDURES } from './rules/procedures.ts';
import type { About } from './state/about.ts';
import { BadInput, BadSave } from './state/bad-input.ts';
import type { Choice } from './state/choice.ts';
import { cloneGame } from './state/clone.ts';
import type { Game, Position } from './state/game.ts';
import { inventoryFaults, positionShape } from './state/save-shape.ts';

/** The format this engine writes. */
export const SAVE_FORMAT = 1;
export const ENGINE_VERSION = '0.1.0';

export interface Save {
  readonly format: number;
  readonly engine: string;
  readonly options: GameOptions;
  readonly position: Position;
}

/** `reconstructed`, or the whole set where it is another one. */
const nameOf = (set: ComponentSet): 'reconstructed' | ComponentSet => (set === RECONSTRUCTED ? 'reconstructed' : set);

export function save(g: Game): Save {
  const { tables, ask: _ask, events: _events, ...position } = cloneGame(g);
  return { format: SAVE_FORMAT, engine: ENGINE_VERSION, options: { players: g.players, components: nameOf(tables.set) }, position };
}

/** The game as it was saved, at the same decision. @throws BadSave that names the place. */
export function load(json: unknown): Game {
  if (!isRecord(json)) throw new BadSave('', 'a save must be an object');
  if (json.format !== SAVE_FORMAT)
    throw new BadSave('format', `this engine reads saves of format ${SAVE_FORMAT}, not ${String(json.format)}`);
  const options = optionsOf(json.options);
  const { position } = json;
  const faults: Fault[] = [];
  if (isPosition(position, options.players, faults)) {
    const g = cloneGame({ ...position, tables: tablesFor(componentsOf(options)), ask: null, events: null });
    rulesMachine.advance(g);
    return g;
  }
  throw new BadSave(faults[0].path, faults[0].message);
}

function optionsOf(json: unknown): GameOptions {
  const faults: Fault[] = [];
  if (!isRecord(json)) throw new BadSave('options', 'must be an object');
  if (!int(2, 5)(json.players, 'options.players', faults)) throw new BadSave(faults[0].path, faults[0].message);
  return checkOptions(json, 'options');
}

function isPosition(json: unknown, players: number, faults: Fault[]): json is Position {
  if (!isRecord(json)) {
    faults.push({ path: 'position', message: 'must be an object' });
    return false;
  }
  const { stack, ending } = json;
  positionShape(players)(json, 'position', faults);
  if (!Array.isArray(stack)) faults.push({ path: 'position.stack', message: 'must be a list' });
  else for (let i = 0; i < stack.length; i++) checkFrame(stack[i], players, `position.stack[${i}]`, faults);
  const over = ending !== '';
  if (faults.length === 0 && Array.isArray(stack) && over !== (stack.length === 0))
    faults.push({ path: 'position.stack', message: over ? 'must be empty after the end' : 'must not be empty before the end' });
  if (faults.length > 0) return false;
  const position: unknown = json;
  for (const fault of inventoryFaults(position as Position)) faults.push({ ...fault, path: `position.${fault.path}` });
  return faults.length === 0;
}

/** The range of a local by its name; others are numbers, flags, texts, or lists of numbers. */
const LOCALS: Readonly<Record<string, Check<number>>> = {
  pirate: int(-1, PIRATE_COUNT - 1),
  port: int(-1, PORT_COUNT - 1),
  target: int(-1, PLACE_COUNT - 1),
  to: int(-1, PLACE_COUNT - 1),
  card: int(-1, CARD_COUNT - 1),
  hostage: int(-1, HOSTAGE_COUNT - 1),
};

function checkFrame(json: unknown, players: number, path: string, faults: Fault[]): void {
  const procedure = procedureOf(json);
  if (!isRecord(json) || !procedure) {
    faults.push({ path, message: 'is no frame of a known procedure' });
    return;
  }
  if (typeof json.at !== 'string' || !Object.hasOwn(procedure.steps, json.at))
    faults.push({ path: `${path}.at`, message: `unknown step of ${procedure.name}: ${String(json.at)}` });
  for (const field of Object.keys(specimen(procedure))) {
    const value = json[field];
    const at = `${path}.${field}`;
    if (field === 'seat' || field === 'by') int(-1, players - 1)(value, at, faults);
    else if (LOCALS[field]) LOCALS[field](value, at, faults);
    else if (!isLocal(value)) faults.push({ path: at, message: 'is missing or damaged' });
  }
}

function procedureOf(json: unknown): AnyProcedure<Game, Choice, About> | null {
  if (!isRecord(json) || typeof json.proc !== 'string' || !Object.hasOwn(PROCEDURES, json.proc)) return null;
  return PROCEDURES[json.proc];
}

const isLocal = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  Number.isFinite(value) ||
  (Array.isArray(value) && value.every((v) => Number.isFinite(v)));

/** The fields that a procedure's frames have. */
const specimen = (procedure: AnyProcedure<Game, Choice, About>): Frame => procedure.enter({} as never);

export { BadInput, BadSave };
