/** The language of a game's texts on the command line: the words of the command line and of the game. */
import { BadUsage } from '@bb/command';
import { BLACKBEARDS_SEAT, type Options, type Tables } from '@bb/golden-age/rules';
import { en, type Language, type Names, namesFor } from '@bb/golden-age/text';
import { de } from '@bb/golden-age/text/de';
import { fr } from '@bb/golden-age/text/fr';
import type { LanguageId } from '@bb/kernel';
import { de as german } from './i18n/de.ts';
import { type CliWords, en as english } from './i18n/en.ts';
import { fr as french } from './i18n/fr.ts';

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

export const LANGUAGE_HELP = '  --language L   en, de or fr: the language of the game texts (en)';

/** Names, and the words of the command line. */
export interface Speech extends Names {
  readonly words: CliWords;
}

/** @throws BadUsage */
export function localeOf(id: string): Locale {
  if (isLanguage(id)) return LOCALES[id];
  throw new BadUsage(`--language: there is no "${id}"; choose one of ${IDS.join(', ')}`);
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

/** The names of seats that nobody has named. */
export const seatNames = ({ words }: Locale, { players, solitaire = false }: Options): readonly string[] =>
  Array.from({ length: players }, (_, seat) =>
    !solitaire ? words.player(seat + 1) : seat === BLACKBEARDS_SEAT ? words.blackbeardsPlayer : words.systemPlayer(seat),
  );
