/** Saves: a position on its way between workers of the same program. No save comes from outside. */
import { BadInput, checkShape, isRecord } from '@bb/kernel';
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
  checkShape(position, positionOf(initialGame(options.players, tables)), 'position');
  if (!position.stack.every((frame) => isRecord(frame) && Object.hasOwn(PROCEDURES, frame.proc)))
    throw new BadInput('position.stack', 'has a procedure that these rules lack');
  return cloneGame({ ...position, tables, ask: null, events: null });
}
