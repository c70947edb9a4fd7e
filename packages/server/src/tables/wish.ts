/** What is wanted of a table, and whether it can be. */
import { BadInput, checkOptions, type GameOptions } from '@bb/engine';
import type { Clock, Windows } from '@bb/protocol';
import { shownName } from '../accounts/names.ts';
import { readClock } from './clock.ts';
import { isBot } from './table-body.ts';

/** All that can be changed until the game begins. */
export interface Terms {
  readonly name: string;
  readonly options: GameOptions;
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
  readonly windows?: Windows;
  readonly clock?: Clock | null;
  /** As it is typed; null: none. */
  readonly password?: string | null;
}

export interface Wish extends Terms {
  /** By seat: null for a person, else a bot. */
  readonly bots: readonly (string | null)[];
}

/** Characters. */
const LONGEST_NAME = 60;
/** It is handed on among friends, and guessing is slow. */
const SHORTEST_PASSWORD = 4;

/** @throws BadInput that names the place. */
export function checkTerms(terms: Terms): Required<Terms> {
  const { name, options, isListed, hasSpectators, windows = 'sealed', clock = null, password = null } = terms;
  const called = shownName(name, LONGEST_NAME);
  if (called === null) throw new BadInput('name', `must be a text of 1 to ${LONGEST_NAME} characters that can be seen`);
  const checked = checkOptions(options, 'options');
  if (checked.solitaire) throw new BadInput('options.solitaire', 'is played alone');
  if (password !== null && password.length < SHORTEST_PASSWORD)
    throw new BadInput('password', `must have ${SHORTEST_PASSWORD} characters or more`);
  return { name: called, options: checked, isListed, hasSpectators, windows, clock: readClock(clock), password };
}

/** @throws BadInput that names the place. */
export function checkWish({ bots, ...terms }: Wish): Required<Wish> {
  const checked = checkTerms(terms);
  const { players } = checked.options;
  if (bots.length !== players) throw new BadInput('bots', `must be ${players}, null for a person`);
  for (const [i, bot] of bots.entries()) if (bot !== null && !isBot(bot)) throw new BadInput(`bots[${i}]`, `there is no bot "${bot}"`);
  if (bots[0] !== null) throw new BadInput('bots[0]', 'must be null: who lays the table sits there');
  return { ...checked, bots };
}
