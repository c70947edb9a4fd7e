/** The options of a game. Everything but the number of players has a default. */

import { BadInput, isRecord } from '@bb/kernel';
import { bool, type Check, type Fault, int, oneOf } from '@bb/kernel/check';
import { type ComponentSet, isComponentSet } from './data/components.ts';
import { MAX_SEATS, SOLITAIRE_SEATS } from './data/ids.ts';
import { RECONSTRUCTED } from './data/reconstructed.ts';
import { DEPLOYMENTS, LENGTHS, lengthsFor, type Settings, SHORT_GAME_MAX_PLAYERS, STANDARD_SETTINGS } from './data/settings.ts';
import { type Tables, tablesOf } from './data/tables.ts';

export interface Options extends Partial<Settings> {
  /** 2 to 10, or 4 in a solitaire game. */
  readonly players: number;
  /** The component set: the name of the built-in one, or a whole set. */
  readonly components?: 'reconstructed' | ComponentSet;
}

export const componentsOf = ({ components = 'reconstructed' }: Options): ComponentSet =>
  components === 'reconstructed' ? RECONSTRUCTED : components;

/** @returns the optional rules of a game, with defaults filled in */
export const settingsOf = ({
  players: _players,
  components: _components,
  ...given
}: Omit<Options, 'components'> & { readonly components?: unknown }): Settings => ({
  ...STANDARD_SETTINGS,
  ...given,
});

const isComponents: Check<'reconstructed' | ComponentSet> = (value, path, faults): value is 'reconstructed' | ComponentSet =>
  value === 'reconstructed' || isComponentSet(value, path, faults);

const OPTIONAL: { readonly [K in keyof Required<Omit<Options, 'players'>>]: Check<Options[K]> } = {
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

/** 19 The settings that a solitaire game replaces by rules of its own. */
export const NOT_IN_SOLITAIRE = ['draft', 'deployment', 'length', 'retireInPiratePorts'] as const satisfies readonly (keyof Settings)[];

const KNOWN: ReadonlyMap<string, Check<unknown>> = new Map(Object.entries(OPTIONAL));

const isOptions = (json: unknown, path: string, faults: Fault[]): json is Options => {
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
  if (faults.length > before) return false;
  if (json.solitaire === true) solitaireFaults(json, path, faults);
  if (json.length === 'short' && !lengthsFor(Number(json.players)).includes(json.length))
    faults.push({ path: below(path, 'length'), message: `can be short with ${SHORT_GAME_MAX_PLAYERS} players at most` });
  return faults.length === before;
};

function solitaireFaults(json: Readonly<Record<string, unknown>>, path: string, faults: Fault[]): void {
  if (json.players !== SOLITAIRE_SEATS)
    faults.push({
      path: below(path, 'players'),
      message: `must be ${SOLITAIRE_SEATS} in a solitaire game: the System Player has three seats`,
    });
  for (const field of NOT_IN_SOLITAIRE)
    if (json[field] !== undefined && json[field] !== STANDARD_SETTINGS[field])
      faults.push({ path: below(path, field), message: "can't be changed in a solitaire game" });
}

const below = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/** @throws BadInput that names the first fault, with its place below `path` */
export function parseOptions(json: unknown, path = ''): Options {
  const faults: Fault[] = [];
  if (isOptions(json, path, faults)) return { ...json };
  const [first] = faults;
  throw new BadInput(first.path, first.message);
}

const tables = new WeakMap<ComponentSet, Map<string, Tables>>();

/**
 * @param options  must be free of faults
 * @returns the component tables for a game with these options, computed once per component set and settings
 */
export function tablesFor(options: Options): Tables {
  const set = componentsOf(options);
  const settings = settingsOf(options);
  const key = Object.values(settings).join();
  const ofSet = tables.get(set) ?? new Map<string, Tables>();
  tables.set(set, ofSet);
  const found = ofSet.get(key) ?? tablesOf(set, settings);
  ofSet.set(key, found);
  return found;
}
