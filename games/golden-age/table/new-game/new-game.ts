/** The form of a new game. */
import { hasOnePirate, SOLITAIRE_SEATS } from '@bb/golden-age/rules';
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import { forms } from '../i18n/forms.ts';
import { ruleText } from '../i18n/rule-text.svelte.ts';
import { words } from '../i18n/words.ts';

export { default as Fields } from './NewGameFields.svelte';

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
