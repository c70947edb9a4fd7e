/** What a game is played with. Everything but the number of players has a default. */

import { type Fault, int, isRecord } from './data/check.ts';
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

/** @throws BadInput that names the first fault, below `path`. */
export function checkOptions(json: unknown, path = ''): GameOptions {
  const at = (field: string): string => (path === '' ? field : `${path}.${field}`);
  if (!isRecord(json)) throw new BadInput(path, 'options must be an object');
  const faults: Fault[] = [];
  for (const field of Object.keys(json)) if (!KNOWN.includes(field)) faults.push({ path: at(field), message: 'unknown option' });
  const { players, components } = json;
  int(2, MAX_SEATS)(players, at('players'), faults);
  if (components === undefined || components === 'reconstructed') {
    if (faults.length === 0) return components === undefined ? { players: Number(players) } : { players: Number(players), components };
  } else if (isComponentSet(components, at('components'), faults) && faults.length === 0) return { players: Number(players), components };
  const [first] = faults;
  throw new BadInput(first.path, first.message);
}
