/** The settings of a new table, and their checks. */
import { checkOptions, type GameOptions } from '@bb/golden-age/rules';
import { BadInput } from '@bb/kernel';
import type { Clock, WindowMode } from '@bb/protocol';
import { cleanName } from '../accounts/account-names.ts';
import { readClock } from './clock-settings.ts';
import { isServerBot } from './table-record.ts';

/** What the host can change until the game begins. */
export interface TableSettings {
  readonly name: string;
  readonly options: GameOptions;
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
  readonly windows?: WindowMode;
  readonly clock?: Clock | null;
  /** As the player typed it; null if the table needs none. */
  readonly password?: string | null;
}

export interface NewTable extends TableSettings {
  /** By seat: null for a person, else a bot. */
  readonly bots: readonly (string | null)[];
}

/** In characters. */
const MAX_TABLE_NAME_LENGTH = 60;
/** In characters. Short passwords are safe enough here, because attempts are limited. */
const MIN_TABLE_PASSWORD_LENGTH = 4;

/** @returns the settings with all defaults @throws BadInput with the path of the fault */
export function checkTableSettings(settings: TableSettings): Required<TableSettings> {
  const { name, options, isListed, hasSpectators, windows = 'sealed', clock = null, password = null } = settings;
  const cleanedName = cleanName(name, MAX_TABLE_NAME_LENGTH);
  if (cleanedName === null) throw new BadInput('name', `must be a text of 1 to ${MAX_TABLE_NAME_LENGTH} visible characters`);
  const checked = checkOptions(options, 'options');
  if (checked.solitaire) throw new BadInput('options.solitaire', 'is played alone');
  if (password !== null && password.length < MIN_TABLE_PASSWORD_LENGTH)
    throw new BadInput('password', `must have ${MIN_TABLE_PASSWORD_LENGTH} characters or more`);
  return { name: cleanedName, options: checked, isListed, hasSpectators, windows, clock: readClock(clock), password };
}

/** @returns the settings with all defaults @throws BadInput with the path of the fault */
export function checkNewTable({ bots, ...settings }: NewTable): Required<NewTable> {
  const checked = checkTableSettings(settings);
  const { players } = checked.options;
  if (bots.length !== players) throw new BadInput('bots', `must be ${players}, null for a person`);
  for (const [i, bot] of bots.entries())
    if (bot !== null && !isServerBot(bot)) throw new BadInput(`bots[${i}]`, `there is no bot "${bot}"`);
  if (bots[0] !== null) throw new BadInput('bots[0]', 'must be null: the host sits there');
  return { ...checked, bots };
}
