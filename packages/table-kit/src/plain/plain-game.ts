/** A game at a table in the page with no more than its rules, its texts and its bots. */
import type { Game, GameBots, GameText, GameTypes, Seat } from '@bb/kernel';
import type { GameOf, OfferedBot, SessionGame, SessionTypes, Turn } from '../session/session-game.ts';

/** The types of a game at a plain table. */
export type PlainTypes<G extends GameTypes> = Omit<SessionTypes, keyof G> & G;

export interface PlainGame<T extends SessionTypes> {
  readonly game: Game<T> & Pick<SessionGame<T>['rules'], 'decision' | 'orders'>;
  /** @returns its texts in the language of the page */
  text(): GameText<GameOf<T>>;
  readonly bots: Pick<GameBots<GameOf<T>>, 'levels' | 'substitute'> & {
    /** Whether there is this bot. */
    has(bot: string): boolean;
  };
  /** @returns the bots' names and what they do, by their levels, in the language of the page */
  botTexts(): Readonly<Record<string, Pick<OfferedBot, 'name' | 'about'> | undefined>>;
  /** Starts the worker in which the bots think. */
  startWorker(): Worker;
  /** @returns what is unusual in a game with these options; without this member, the options and their values */
  optionsText?(options: T['options']): readonly string[];
  /** @returns the turn that this event begins; null for all others */
  turnOf(event: T['event']): Turn | null;
  /** @returns the number of the turn, from 1 */
  turnNumber(p: T['position']): number;
  /** @returns a function that returns the names in the current language; without this member, those of the players alone */
  names?: SessionGame<T>['names'];
  /** The choices of Chance that are throws of a die. */
  isThrow(choice: T['choice']): boolean;
}

/** Makes the only choice where everybody knows that there is no other. */
const onlyChoice = <T extends SessionTypes>({ traits }: T['decision'], [only, ...others]: readonly T['choice'][]): T['choice'] | null =>
  only && others.length === 0 && 'single' in traits && traits.single === 'play' ? only : null;

/** @example plainGame({ game, text, bots, … }); // for `GameTable.play` */
export function plainGame<T extends SessionTypes>({ game, text, bots, botTexts, startWorker, ...rest }: PlainGame<T>): SessionGame<T> {
  const seatOf = ({ seat }: { seat(seat: Seat): string }) => seat;
  const offer = (bot: string, i: number): OfferedBot => ({ bot, name: bot, about: '', ...botTexts()[bot], level: i + 1, variants: [] });
  return {
    optionsText: ({ players: _, ...options }) => Object.entries(options).map(([name, value]) => `${name} ${String(value)}`),
    names: (_options, seats) => () => ({ seat: (seat) => seats[seat] ?? '' }),
    automatic: { answer: onlyChoice, publicAnswer: onlyChoice },
    ...rest,
    rules: game,
    allRules: async () => game,
    choiceText: (choice, names) => text().choice(choice, seatOf(names)),
    eventText: (event, names) => text().event(event, seatOf(names)),
    ruleText: (number) => text().rule(number),
    bots: {
      substitute: bots.substitute,
      offered: () => bots.levels.map(offer),
      variantsTitle: () => '',
      has: bots.has,
      nameOf: (bot) => botTexts()[bot]?.name ?? bot,
      rivalIn: () => bots.substitute,
      startWorker: async () => (await import('../session/wrap-bot-worker.ts')).wrapBotWorker(startWorker()).bots,
    },
  };
}
