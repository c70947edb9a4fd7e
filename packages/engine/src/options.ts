/** What a game is played with. Everything but the number of players has a default. */

import { type Check, type Fault, int, object } from './data/check.ts';
import { type ComponentSet, isComponentSet } from './data/components.ts';
import { MAX_SEATS } from './data/ids.ts';
import { RECONSTRUCTED } from './data/reconstructed.ts';
import { BadInput } from './state/bad-input.ts';

export interface GameOptions {
  /** 2 to 5. */
  readonly players: number;
  /** The component set: `reconstructed`, or a whole set. */
  readonly components?: 'reconstructed' | ComponentSet;
}

const KNOWN = ['players', 'components'];

export const componentsOf = ({ components = 'reconstructed' }: GameOptions): ComponentSet =>
  components === 'reconstructed' ? RECONSTRUCTED : components;

const shape = object({ players: int(2, MAX_SEATS) });
const isComponents: Check<'reconstructed' | ComponentSet> = (value, path, faults): value is 'reconstructed' | ComponentSet =>
  value === 'reconstructed' || isComponentSet(value, path, faults);

/** The options, if nothing is wrong with them; else the faults, below `path`. */
export function readOptions(json: unknown, path: string, faults: Fault[]): GameOptions | null {
  if (!shape(json, path, faults)) return null;
  const { players, components }: { players: number; components?: unknown } = json;
  for (const field of Object.keys(json)) if (!KNOWN.includes(field)) faults.push({ path: below(path, field), message: 'unknown option' });
  if (components === undefined) return faults.length === 0 ? { players } : null;
  return isComponents(components, below(path, 'components'), faults) && faults.length === 0 ? { players, components } : null;
}

const below = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/** @throws BadInput that names the first fault, below `path`. */
export function checkOptions(json: unknown, path = ''): GameOptions {
  const faults: Fault[] = [];
  const options = readOptions(json, path, faults);
  if (options) return options;
  const [first] = faults;
  throw new BadInput(first.path, first.message);
}
