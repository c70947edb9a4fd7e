/** Saves: a position on its way between workers of the same program. No save comes from outside. */
import { BadInput, isRecord } from '@bb/kernel';
import type { ComponentSet } from './data/components.ts';
import { RECONSTRUCTED } from './data/reconstructed.ts';
import { type Options, parseOptions, tablesFor } from './options.ts';
import { PROCEDURES } from './rules/procedures.ts';
import { cloneGame } from './state/clone.ts';
import { initialGame } from './state/initial.ts';
import type { Game, Position } from './state/position.ts';
import { RULES_VERSION } from './version.ts';

export interface Save {
  /** The version of the rules: no other version opens it. */
  readonly engine: string;
  readonly options: Options;
  readonly position: Position;
}

/** @returns `reconstructed`, or the whole set if it is another one */
const nameOf = (set: ComponentSet): 'reconstructed' | ComponentSet => (set === RECONSTRUCTED ? 'reconstructed' : set);

/** @returns the position of a game, without what follows from it or belongs to the caller */
function positionOf(g: Game): Position {
  const { tables: _tables, ask: _ask, events: _events, ...position } = cloneGame(g);
  return position;
}

export function save(g: Game): Save {
  const { set, settings } = g.tables;
  return {
    engine: RULES_VERSION,
    options: { players: g.players, components: nameOf(set), ...settings },
    position: positionOf(g),
  };
}

/** Restores a position, without the decision that follows from it. Checks the shape alone. @throws BadInput that names the place */
export function restore(json: unknown): Game {
  if (!isRecord(json)) throw new BadInput('', 'a save must be an object');
  if (json.engine !== RULES_VERSION) throw new BadInput('engine', `is ${String(json.engine)}; these rules are ${RULES_VERSION}`);
  const options = parseOptions(json.options, 'options');
  const tables = tablesFor(options);
  const { position } = json;
  if (!isPosition(position, positionOf(initialGame(options.players, tables)))) throw new BadInput('position', 'is missing or damaged');
  return cloneGame({ ...position, tables, ask: null, events: null });
}

/** Whether the fields are those of a position, lists where it has lists, and the frames those of known procedures. */
function isPosition(json: unknown, sample: Position): json is Position {
  if (!isRecord(json) || !Array.isArray(json.stack)) return false;
  return (
    Object.entries(sample).every(([field, like]) => Object.hasOwn(json, field) && (!Array.isArray(like) || Array.isArray(json[field]))) &&
    json.stack.every((frame: unknown) => isRecord(frame) && typeof frame.proc === 'string' && Object.hasOwn(PROCEDURES, frame.proc))
  );
}
