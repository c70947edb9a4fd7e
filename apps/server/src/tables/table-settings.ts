/** The settings of a new table, and their checks. */
import { BadInput, type GameTypes } from '@bb/kernel';
import type { Clock, WindowMode } from '@bb/protocol';
import { cleanName } from '../accounts/account-names.ts';
import { readClock } from './clock-settings.ts';
import type { HostedGame } from './hosted-games.ts';
import { checkBot } from './table-record.ts';

/** What the host can change until the game begins. */
export interface TableSettings {
  readonly name: string;
  readonly options: GameTypes['options'];
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
  readonly windows?: WindowMode;
  readonly clock?: Clock | null;
  /** As the player typed it; null if the table needs none. */
  readonly password?: string | null;
}

export interface NewTable extends TableSettings {
  /** The id of the game; if left out, the first of the server's list. */
  readonly game?: string;
  /** By seat: null for a person, else a bot. */
  readonly bots: readonly (string | null)[];
}

const MAX_TABLE_NAME_CHARS = 60;
/** Short passwords are safe enough here, because attempts are limited. */
const MIN_TABLE_PASSWORD_CHARS = 4;

/** @returns the settings with all defaults @throws BadInput with the path of the fault */
export function checkTableSettings({ game }: Pick<HostedGame, 'game'>, settings: TableSettings): Required<TableSettings> {
  const { name, options, isListed, hasSpectators, clock = null, password = null } = settings;
  // Among friends the game should go on quickly.
  const { windows = isListed && password === null ? 'sealed' : 'fast' } = settings;
  const cleanedName = cleanName(name, MAX_TABLE_NAME_CHARS);
  if (cleanedName === null) throw new BadInput('name', `must be a text of 1 to ${MAX_TABLE_NAME_CHARS} visible characters`);
  const checked = game.parseOptions(options, 'options');
  const solo = game.soloOption?.(checked) ?? null;
  if (solo !== null) throw new BadInput(`options.${solo}`, 'is played alone');
  if (password !== null && password.length < MIN_TABLE_PASSWORD_CHARS)
    throw new BadInput('password', `must have ${MIN_TABLE_PASSWORD_CHARS} characters or more`);
  return { name: cleanedName, options: checked, isListed, hasSpectators, windows, clock: readClock(clock), password };
}

type CheckedTable = Required<Omit<NewTable, 'game'>>;

/** @returns the settings with all defaults @throws BadInput with the path of the fault */
export function checkNewTable(hosted: HostedGame, { bots, game: _game, ...settings }: NewTable): CheckedTable {
  const checked = checkTableSettings(hosted, settings);
  const { players } = checked.options;
  if (bots.length !== players) throw new BadInput('bots', `must be ${players}, null for a person`);
  for (const [i, bot] of bots.entries()) if (bot !== null) checkBot(hosted.bots, bot, `bots[${i}]`);
  if (bots[0] !== null) throw new BadInput('bots[0]', 'must be null: the host sits there');
  return { ...checked, bots };
}
