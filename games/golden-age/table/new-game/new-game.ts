/** The form of a new game. */
import { hasOnePirate, type Options, SOLITAIRE_SEATS } from '@bb/golden-age/rules';
import type { Preset } from '@bb/table-kit/game-table.ts';
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import { forms } from '../i18n/forms.ts';
import { ruleText } from '../i18n/rule-text.svelte.ts';
import { words } from '../i18n/words.ts';

export { default as Fields } from './NewGameFields.svelte';

/** The median of Player-Turns by the number of players, as docs/golden-age/calibration.md measures it. A test compares them. */
export const TURNS = { '3': 32, '3, short': 15, '4': 29 } as const;
/** Players report about three hours for three. */
const MINUTES_PER_TURN = 180 / TURNS['3'];
const lasting = (turns: number) => ({ turns, minutes: turns * MINUTES_PER_TURN });

export const presets: readonly Preset<Options>[] = [
  { id: 'standard', options: { players: 4 }, bot: 'captain', ...lasting(TURNS['4']) },
  { id: 'quick', options: { players: 3, length: 'short' }, bot: 'captain', ...lasting(TURNS['3, short']) },
  { id: 'first', options: { players: 3, cunning: false }, bot: 'cabin-boy', ...lasting(TURNS['3']) },
];

const isSolitaire = (players: number): boolean => players === 1;

export const intro = (players: number): string => (isSolitaire(players) ? words().options.solitaire.effect : forms().newGameIntro);

export const note = (players: number): string => (hasOnePirate(players) ? (ruleText('2.7') ?? '') : '');

/** System Players join the player of the solitaire game. */
export const seatsOf = (players: readonly SeatSetup[]): readonly SeatSetup[] => [
  ...players,
  ...Array.from({ length: isSolitaire(players.length) ? SOLITAIRE_SEATS - 1 : 0 }, (_, i) => ({
    name: forms().systemSeat(i + 1),
    kind: 'system',
  })),
];
