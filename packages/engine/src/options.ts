/** What a game is played with. Everything but the number of players has a default. */

import { bool, type Check, type Fault, int, isRecord, oneOf } from './data/check.ts';
import { type ComponentSet, isComponentSet } from './data/components.ts';
import { MAX_SEATS, SOLITAIRE_SEATS } from './data/ids.ts';
import { RECONSTRUCTED } from './data/reconstructed.ts';
import { DEPLOYMENTS, LENGTHS, type Settings, STANDARD } from './data/settings.ts';
import { BadInput } from './state/bad-input.ts';

export interface GameOptions extends Partial<Settings> {
  /** 2 to 10; 4 in a solitaire game. */
  readonly players: number;
  /** The component set: `reconstructed`, or a whole set. */
  readonly components?: 'reconstructed' | ComponentSet;
}

export const componentsOf = ({ components = 'reconstructed' }: GameOptions): ComponentSet =>
  components === 'reconstructed' ? RECONSTRUCTED : components;

/** The optional rules of a game, the defaults filled in. */
export const settingsOf = ({ players: _players, components: _components, ...given }: GameOptions): Settings => ({ ...STANDARD, ...given });

const isComponents: Check<'reconstructed' | ComponentSet> = (value, path, faults): value is 'reconstructed' | ComponentSet =>
  value === 'reconstructed' || isComponentSet(value, path, faults);

const OPTIONAL: { readonly [K in keyof Required<Omit<GameOptions, 'players'>>]: Check<GameOptions[K]> } = {
  components: isComponents,
  draft: bool,
  deployment: oneOf(DEPLOYMENTS, 'deployment'),
  length: oneOf(LENGTHS, 'length'),
  printedRatings: bool,
  cunning: bool,
  latePardon: bool,
  retireInPiratePorts: bool,
  solitaire: bool,
};

/** 19 What the solitaire game has rules of its own for. */
export const NOT_IN_SOLITAIRE = ['draft', 'deployment', 'length', 'retireInPiratePorts'] as const satisfies readonly (keyof Settings)[];

const KNOWN: ReadonlyMap<string, Check<unknown>> = new Map(Object.entries(OPTIONAL));

const isOptions = (json: unknown, path: string, faults: Fault[]): json is GameOptions => {
  if (!isRecord(json)) {
    faults.push({ path, message: 'must be an object' });
    return false;
  }
  const before = faults.length;
  int(2, MAX_SEATS)(json.players, below(path, 'players'), faults);
  for (const [field, value] of Object.entries(json)) {
    if (field === 'players' || value === undefined) continue;
    const check = KNOWN.get(field);
    if (check) check(value, below(path, field), faults);
    else faults.push({ path: below(path, field), message: 'unknown option' });
  }
  if (faults.length === before && json.solitaire === true) solitaireFaults(json, path, faults);
  return faults.length === before;
};

function solitaireFaults(json: Readonly<Record<string, unknown>>, path: string, faults: Fault[]): void {
  if (json.players !== SOLITAIRE_SEATS)
    faults.push({
      path: below(path, 'players'),
      message: `must be ${SOLITAIRE_SEATS} in a solitaire game: the System Player has three seats`,
    });
  for (const field of NOT_IN_SOLITAIRE)
    if (json[field] !== undefined && json[field] !== STANDARD[field])
      faults.push({ path: below(path, field), message: 'is no option of a solitaire game' });
}

/** The options, if nothing is wrong with them; else the faults, below `path`. */
export const readOptions = (json: unknown, path: string, faults: Fault[]): GameOptions | null =>
  isOptions(json, path, faults) ? { ...json } : null;

const below = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/** @throws BadInput that names the first fault, below `path`. */
export function checkOptions(json: unknown, path = ''): GameOptions {
  const faults: Fault[] = [];
  const options = readOptions(json, path, faults);
  if (options) return options;
  const [first] = faults;
  throw new BadInput(first.path, first.message);
}
