/** The form of a new game. */
import type { Options } from '@bb/classic/rules';
import type { Preset } from '@bb/table-kit/game-table.ts';
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import { words } from './words.ts';

export { default as Fields } from './NewGameFields.svelte';

/** The median of Player Turns by the number of players, as docs/classic/calibration.md measures it. A test compares them. */
export const TURNS = { '3': 231, '3, short': 154, '4': 286, '4, short': 180 } as const;
/** Players report three hours for three. */
const MINUTES_PER_TURN = 180 / TURNS['3'];
const lasting = (turns: number) => ({ turns, minutes: turns * MINUTES_PER_TURN });

export const presets: readonly Preset<Options>[] = [
  { id: 'standard', options: { players: 4 }, bot: 'captain', ...lasting(TURNS['4']) },
  { id: 'quick', options: { players: 4, short: true }, bot: 'captain', ...lasting(TURNS['4, short']) },
  { id: 'first', options: { players: 3, short: true }, bot: 'cabin-boy', ...lasting(TURNS['3, short']) },
];

export const intro = (players: number): string => (players === 1 ? words().newGame.solitaire : words().newGame.intro);
export const note = (players: number): string => (players > 4 ? words().newGame.manyPlayers : '');

/** C28 In a solitaire game two dummies sit before the player. */
export const seatsOf = (players: readonly SeatSetup[]): readonly SeatSetup[] =>
  players.length > 1 ? players : [...words().newGame.dummies.map((name) => ({ name, kind: 'captain' })), ...players];
