/** Saves: a position as a file, validated when it is loaded. */

import { BadInput, type Format, inNewestFormat, isRecord } from '@bb/kernel';
import type { Fault } from './data/check.ts';
import type { ComponentSet } from './data/components.ts';
import { RECONSTRUCTED } from './data/reconstructed.ts';
import type { Tables } from './data/tables.ts';
import { legal, rulesMachine, tablesFor } from './engine.ts';
import { type GameOptions, readOptions } from './options.ts';
import { stackFaults } from './save-frames.ts';
import { isLocal } from './save-locals.ts';
import { soundnessFaults } from './save-sound.ts';
import { BadSave } from './state/bad-save.ts';
import { CHOICES } from './state/choice.ts';
import { cloneGame } from './state/clone.ts';
import type { Game, Position } from './state/game.ts';
import { positionFaults } from './state/position-faults.ts';
import { inventoryFaults, positionShape } from './state/save-shape.ts';
import { ENGINE_VERSION } from './version.ts';

/** The format of saves that this engine writes. */
export const SAVE_FORMAT = 1;

const FORMAT: Format<Readonly<Record<string, unknown>>> = { of: 'saves', newest: SAVE_FORMAT, migrations: {} };

export interface Save {
  readonly format: number;
  readonly engine: string;
  readonly options: GameOptions;
  readonly position: Position;
}

/** @returns `reconstructed`, or the whole set if it is another one */
const nameOf = (set: ComponentSet): 'reconstructed' | ComponentSet => (set === RECONSTRUCTED ? 'reconstructed' : set);

export function save(g: Game): Save {
  const { tables, ask: _ask, events: _events, ...position } = cloneGame(g);
  const options = { players: g.players, components: nameOf(tables.set), ...tables.settings };
  return { format: SAVE_FORMAT, engine: ENGINE_VERSION, options, position };
}

/** Restores a game at the decision where it was saved. @throws BadSave that names the place of the first fault */
export const load = (json: unknown): Game => loadFrom(json, '');

/** @param within  the place of the save in a larger input, for messages @throws BadSave */
export function loadFrom(json: unknown, within: string): Game {
  if (!isRecord(json)) throw bad(within, '', 'a save must be an object');
  const { options: given, position } = inNewestFormat(json, json.format, FORMAT, (message) => bad(within, 'format', message));
  const options = optionsOf(given, within);
  const tables = tablesFor(options);
  const faults: Fault[] = [];
  if (isPosition(position, options.players, tables, faults)) {
    const g = cloneGame({ ...position, tables, ask: null, events: null });
    rulesMachine.advance(g);
    const offered = legal(g);
    if (g.ask && (offered.length === 0 || offered.some((choice) => CHOICES[choice?.id] !== choice)))
      throw bad(within, 'position.stack', `${g.ask.ask} leaves nothing to choose`);
    return g;
  }
  throw bad(within, faults[0].path, faults[0].message);
}

const bad = (within: string, path: string, message: string): BadSave => new BadSave([within, path].filter(Boolean).join('.'), message);

function optionsOf(json: unknown, within: string): GameOptions {
  const faults: Fault[] = [];
  const options = readOptions(json, 'options', faults);
  if (options) return options;
  throw bad(within, faults[0].path, faults[0].message);
}

function isPosition(json: unknown, players: number, tables: Tables, faults: Fault[]): json is Position {
  if (!isRecord(json)) {
    faults.push({ path: 'position', message: 'must be an object' });
    return false;
  }
  const { stack, ending, result } = json;
  positionShape(players)(json, 'position', faults);
  if (result !== null && !isLocal(result)) faults.push({ path: 'position.result', message: 'is missing or damaged' });
  if (!Array.isArray(stack)) faults.push({ path: 'position.stack', message: 'must be a list' });
  else faults.push(...stackFaults(stack, players));
  const over = ending !== '';
  if (faults.length === 0 && Array.isArray(stack) && over !== (stack.length === 0))
    faults.push({ path: 'position.stack', message: over ? 'must be empty after the end' : 'must not be empty before the end' });
  if (faults.length > 0) return false;
  const unproved: unknown = json;
  const position = unproved as Position;
  const found = [...inventoryFaults(position), ...positionFaults(tables, position)];
  const contradictions = found.length > 0 ? found : soundnessFaults(position, tables);
  for (const fault of contradictions) faults.push({ ...fault, path: `position.${fault.path}` });
  return faults.length === 0;
}

export { BadInput, BadSave };
