/** The options of a game. Everything but the number of players has a default. */
import { BadInput, isRecord } from '@bb/kernel';
import { bool, type Check, type Fault, int } from '@bb/kernel/check';
import { type ComponentSet, isComponentSet } from './data/components.ts';
import { MAX_SEATS, SOLITAIRE_SEATS } from './data/ids.ts';
import { RECONSTRUCTED } from './data/reconstructed.ts';
import { type Settings, STANDARD_SETTINGS } from './data/settings.ts';
import { type Tables, tablesOf } from './data/tables.ts';

export interface Options extends Partial<Settings> {
  /** 2 to 6, or 3 in a solitaire game: the dummies have seats 0 and 1, the player has seat 2. */
  readonly players: number;
  /** The component set: the name of the built-in one, or a whole set. */
  readonly components?: 'reconstructed' | ComponentSet;
}

const isComponents: Check<'reconstructed' | ComponentSet> = (value, path, faults): value is 'reconstructed' | ComponentSet =>
  value === 'reconstructed' || isComponentSet(value, path, faults);

const OPTIONAL: { readonly [K in keyof Required<Omit<Options, 'players'>>]: Check<Options[K]> } = {
  short: bool,
  blood: bool,
  openHostages: bool,
  strictBribes: bool,
  solitaire: bool,
  components: isComponents,
};
const KNOWN: ReadonlyMap<string, Check<unknown>> = new Map(Object.entries(OPTIONAL));

const below = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

const areOptions = (json: unknown, path: string, faults: Fault[]): json is Options => {
  if (!isRecord(json)) {
    faults.push({ path, message: 'options must be an object' });
    return false;
  }
  int(2, MAX_SEATS)(json.players, below(path, 'players'), faults);
  for (const [field, value] of Object.entries(json)) {
    if (field === 'players' || value === undefined) continue;
    const check = KNOWN.get(field);
    if (check) check(value, below(path, field), faults);
    else faults.push({ path: below(path, field), message: 'unknown option' });
  }
  if (json.solitaire === true && json.players !== SOLITAIRE_SEATS)
    faults.push({ path: below(path, 'players'), message: `must be ${SOLITAIRE_SEATS} in a solitaire game: the dummies have two seats` });
  return faults.length === 0;
};

/** @throws BadInput that names the first fault, with its place below `path` */
export function parseOptions(json: unknown, path = ''): Options {
  const faults: Fault[] = [];
  if (areOptions(json, path, faults)) return { ...json };
  const { path: at, message } = faults[0];
  throw new BadInput(at, message);
}

const tablesBySet = new WeakMap<ComponentSet, Map<string, Tables>>();

/** @returns the tables for a game with these options, made once per component set, settings and number of players */
export function tablesFor({ players, components = 'reconstructed', ...given }: Options): Tables {
  const set = components === 'reconstructed' ? RECONSTRUCTED : components;
  const settings = { ...STANDARD_SETTINGS, ...given };
  const key = [players, ...Object.values(settings)].join();
  const ofSet = tablesBySet.get(set) ?? new Map<string, Tables>();
  tablesBySet.set(set, ofSet);
  const tables = ofSet.get(key) ?? tablesOf(set, settings, players);
  ofSet.set(key, tables);
  return tables;
}
