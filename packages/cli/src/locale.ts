/** The language in which the command line tells a game: its own words and the game's. */
import { BLACKBEARDS_SEAT, type GameOptions, type Tables } from '@bb/engine';
import { en, type Language, type LanguageId, type Names, namesFor } from '@bb/words';
import { de } from '@bb/words/de';
import { fr } from '@bb/words/fr';
import { de as german } from './i18n/de.ts';
import { type CliWords, en as english } from './i18n/en.ts';
import { fr as french } from './i18n/fr.ts';
import { BadUsage } from './usage.ts';

export interface Locale {
  readonly game: Language;
  readonly words: CliWords;
}
const LOCALES: Readonly<Record<LanguageId, Locale>> = {
  en: { game: en, words: english },
  de: { game: de, words: german },
  fr: { game: fr, words: french },
};
const IDS = Object.keys(LOCALES);
const isLanguage = (id: string): id is LanguageId => IDS.includes(id);

export const LANGUAGE_HELP = '  --language L   en, de or fr: what is told of the game (en)';

/** Names, and what else is said about them. */
export interface Speech extends Names {
  readonly words: CliWords;
}

/** @throws BadUsage */
export function localeOf(id: string): Locale {
  if (isLanguage(id)) return LOCALES[id];
  throw new BadUsage(`--language: there is no "${id}"; there are ${IDS.join(', ')}`);
}

export const speech = ({ game, words }: Locale, tables: Tables, seats: readonly string[]): Speech => ({
  ...namesFor(tables, seats, game),
  words,
});

/** `Player 1 and Player 3` */
export const several = (seats: readonly number[], n: Names): string =>
  n.language.list(
    seats.map((seat) => n.seat(seat)),
    'and',
  );

/** What seats are called where nobody has given them names. */
export const seatNames = ({ words }: Locale, { players, solitaire = false }: GameOptions): readonly string[] =>
  Array.from({ length: players }, (_, seat) =>
    !solitaire ? words.player(seat + 1) : seat === BLACKBEARDS_SEAT ? words.blackbeardsPlayer : words.systemPlayer(seat),
  );
