/** The games that this server hosts. No other file of the server names one. */
import { classicBots } from '@bb/classic/bots';
import { type Classic, classic, HIDDEN, PORT_NAMES } from '@bb/classic/rules';
import { en as classicInEnglish } from '@bb/classic/text';
import { goldenAgeBots } from '@bb/golden-age/bots';
import { CARD_NAMES, type GoldenAge, goldenAge } from '@bb/golden-age/rules';
import type { Game, GameBots, GameTypes } from '@bb/kernel';
import { landfallBots } from '@bb/landfall/bots';
import { cardName, type Landfall, landfall } from '@bb/landfall/rules';
import { english } from '@bb/landfall/text';

/** A game with what a server needs beside its rules. */
export interface HostedGame<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly bots: GameBots<T>;
  readonly title: string;
  /** Examples are for developers: tables of them can be created only where the host has switched them on. */
  readonly isExample: boolean;
  /** @returns the names of what a seat holds in secret, from its view, for the operator */
  hand(view: T['view']): readonly string[];
}

const goldenAgeHosted: HostedGame<GoldenAge> = {
  game: goldenAge,
  bots: goldenAgeBots,
  title: 'Blackbeard: The Golden Age of Piracy',
  isExample: false,
  hand: ({ hand }) => hand.map((card) => CARD_NAMES[card] ?? String(card)),
};

const classicHosted: HostedGame<Classic> = {
  game: classic,
  bots: classicBots,
  title: classicInEnglish.title,
  isExample: false,
  hand: ({ homePort }) => homePort.flatMap((port) => (port === HIDDEN ? [] : (PORT_NAMES[port] ?? []))),
};

const landfallHosted: HostedGame<Landfall> = {
  game: landfall,
  bots: landfallBots,
  title: english.title,
  isExample: true,
  hand: ({ you, hands }) => hands.filter((card, seat) => seat === you && card >= 0).map(cardName),
};

/**
 * The first is the one of tables that name no game. A game may stand here in several versions, the newest first: a table goes on under the
 * rules it began with (docs/decisions/020).
 */
export const GAMES: readonly HostedGame[] = [goldenAgeHosted, classicHosted, landfallHosted];
