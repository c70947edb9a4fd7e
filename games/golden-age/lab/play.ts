/** `bb play`: the game in a terminal, with people and bots. */

import { botList, botsAt, type Command, legalPlayer, parse, seedFor, type Terminal, wholeNumber, writeRecordTo } from '@bb/command';
import { situationOf, valuations } from '@bb/golden-age/bots';
import {
  CHANCE,
  type Choice,
  type ChoiceJson,
  choiceToJson,
  decision,
  type Game,
  type GameEvent,
  type GameOptions,
  type GoldenAge,
  goldenAge,
  legal,
  MAX_SEATS,
  newGame,
  outcome,
  redact,
  type Settings,
  seatToChoose,
  TITLE_OF,
  play as take,
  view,
} from '@bb/golden-age/rules';
import {
  type ChoiceContext,
  capital,
  nonStandardOptions,
  odds,
  percent,
  prompt,
  ruleText,
  storyteller,
  worthInFull,
} from '@bb/golden-age/text';
import { pick, recordOf, seeded } from '@bb/kernel';
import type { Player } from '@bb/search';
import { BOTS } from './bot-list.ts';
import { gameOptions, OPTION_HELP, settingsIn } from './game-options.ts';
import { LANGUAGE_HELP, type Locale, localeOf, type Speech, seatNames, several, speech } from './locale.ts';
import { type Entry, menuOf } from './menu.ts';
import { positionLines } from './position.ts';
import { storyLine } from './story-line.ts';

/** The player has quit. */
class Quit extends Error {}

class Table {
  readonly options: GameOptions;
  readonly g: Game;
  readonly names: Speech;
  readonly choices: ChoiceJson[] = [];
  readonly #people: number;
  readonly #bots: readonly string[];
  readonly #io: Terminal;
  readonly #randoms: readonly (() => number)[];
  /** By seat; null for people. */
  readonly #players: readonly (Player<GoldenAge> | null)[];
  readonly #chance: () => number;
  readonly #log: GameEvent[] = [];
  /** By seat: how many events of the log it has been told, and its storyteller. */
  readonly #toldCount: number[];
  readonly #tellers: readonly ReturnType<typeof storyteller>[];
  /** The seat whose hidden cards are on the screen. */
  #shown = 0;

  constructor(options: GameOptions, people: number, bots: readonly string[], seed: string, locale: Locale, io: Terminal) {
    this.options = options;
    const { players } = options;
    this.g = newGame(options);
    this.g.events = this.#log;
    this.#people = people;
    this.#bots = botsAt(bots, players - people);
    this.#io = io;
    this.#randoms = Array.from({ length: players }, (_, seat) => seeded(`${seed}/${seat}`));
    this.#players = Array.from({ length: players }, (_, seat) => {
      const bot = this.#bots[seat - people];
      return bot === undefined ? null : legalPlayer(goldenAge, BOTS, bot);
    });
    this.#chance = seeded(`${seed}/chance`);
    this.#toldCount = Array.from({ length: players }, () => 0);
    const who = (name: string, seat: number): string => {
      if (seat < people) return people === 1 ? locale.words.you(name) : name;
      const bot = this.#bots[seat - people];
      return options.solitaire && seat > 0 && bot === 'system' ? name : `${name} (${bot})`;
    };
    this.names = speech(locale, this.g.tables, seatNames(locale, options).map(who));
    this.#tellers = this.#toldCount.map(() => storyteller(this.names));
  }

  /** @throws Quit */
  async run(): Promise<void> {
    const { g } = this;
    const offered: Choice[] = [];
    while (g.ask) {
      const seat = seatToChoose(g);
      legal(g, offered);
      const choice = await this.#choice(seat, offered);
      this.choices.push(choiceToJson(choice));
      take(g, choice);
    }
    for (let seat = 0; seat < Math.max(1, this.#people); seat++) if (seat === this.#shown) this.#tell(seat);
    const end = outcome(g);
    if (end) {
      this.#io.out(
        `\n${this.names.words.finalScore(end.scores.map((vp, seat) => `${this.names.seat(seat)} ${this.names.language.vp(vp)}`).join(', '))}`,
      );
      this.#io.out(this.names.words.wonBy(several(end.winners, this.names)));
    }
  }

  async #choice(seat: number, offered: readonly Choice[]): Promise<Choice> {
    const random = this.#randoms[seat];
    if (seat === CHANCE || !random) return pick(offered, this.#chance);
    const player = this.#players[seat];
    if (!player) return this.#askPerson(seat, offered);
    const choice = player(this.g, random, offered);
    if (seat > 0 && this.#bots[seat - this.#people] === 'system') this.#tellWhy(choice, offered);
    return choice;
  }

  /** Prints what has happened since the seat was last told, as far as it may know. */
  #tell(seat: number): void {
    const you = this.#people === 0 ? null : seat;
    const news = this.#log.slice(this.#toldCount[seat]).map((event) => redact(event, you));
    for (const line of this.#tellers[seat]?.(news) ?? []) this.#io.out(storyLine(line));
    this.#toldCount[seat] = this.#log.length;
  }

  /** 19.17 Prints why the System Player chose this, after the events before it. */
  #tellWhy(choice: Choice, offered: readonly Choice[]): void {
    const at = offered.length === 1 ? null : situationOf(this.g, offered);
    const why = at && valuations(at).find((one) => one.choice === choice);
    if (!why) return;
    this.#tell(this.#shown);
    this.#io.out(`    ${capital(worthInFull(why, this.names))}.`);
  }

  async #line(question: string): Promise<string> {
    const line = await this.#io.ask(question);
    const word = line?.trim().toLowerCase();
    if (word === undefined || word === 'q' || word === 'quit') throw new Quit();
    return word;
  }

  /** Clears the screen between two people, so that nobody sees the other's hand. */
  async #handOver(seat: number): Promise<void> {
    if (this.#shown === seat) return;
    await this.#line(`\u001b[2J\u001b[H${this.names.words.yourTurn(this.names.seat(seat))}`);
    this.#shown = seat;
  }

  async #askPerson(seat: number, offered: readonly Choice[]): Promise<Choice> {
    const asked = decision(this.g);
    if (!asked) throw new Error('no decision is pending');
    await this.#handOver(seat);
    this.#tell(seat);
    const seen = view(this.g, seat);
    const left = asked.ask === 'takeAction' ? ` ${this.names.words.actionsLeft(seen.actionsLeft)}` : '';
    this.#io.out(`\n${this.names.seat(seat)}: ${prompt(asked, this.names, { view: seen, choices: offered })}${left}`);
    const chance = odds(asked.about.roll, this.names.language);
    if (chance) this.#io.out(this.names.words.again(percent(chance.chance), chance.formula));
    const now = { view: seen, about: asked.about };
    const [only] = offered;
    if (offered.length === 1 && only) {
      this.#io.out(`  ${menuOf(offered, this.names, now)[0]?.label} ${this.names.words.nothingElse}`);
      return only;
    }
    return this.#fromMenu(seat, offered, now);
  }

  async #fromMenu(seat: number, offered: readonly Choice[], now: ChoiceContext): Promise<Choice> {
    let entries = menuOf(offered, this.names, now);
    let inner = false;
    this.#list(entries, inner);
    for (;;) {
      const word = await this.#line('> ');
      const entry = /^\d{1,4}$/.test(word) ? entries[Number(word) - 1] : undefined;
      if (entry) {
        const [only] = entry.choices;
        if (entry.choices.length === 1 && only) return only;
        entries = entry.choices.flatMap((choice) => menuOf([choice], this.names, now));
        inner = true;
        this.#list(entries, inner);
      } else if (inner && (word === '0' || word === 'b')) {
        entries = menuOf(offered, this.names, now);
        inner = false;
        this.#list(entries, inner);
      } else if (!this.#answer(seat, word)) this.#io.out(this.names.words.noSuch(word, this.names.words.keys));
    }
  }

  #list(entries: readonly Entry[], inner: boolean): void {
    const width = String(entries.length).length;
    entries.forEach(({ label }, i) => {
      this.#io.out(`  ${String(i + 1).padStart(width)}  ${label}`);
    });
    this.#io.out(inner ? `  ${'0'.padStart(width)}  ${this.names.words.back}` : `  (${this.names.words.keys})`);
  }

  /** Answers a key such as `s` or `?`. @returns false if the word is not a key */
  #answer(seat: number, word: string): boolean {
    const v = view(this.g, seat);
    const asked = decision(this.g);
    switch (word) {
      case 's':
        for (const line of positionLines(v, this.names)) this.#io.out(line);
        return true;
      case 'c':
        for (const card of v.hand) {
          const title = TITLE_OF[card];
          if (title === undefined) continue;
          const { event, when } = this.names.language.cards[title];
          this.#io.out(`  ${this.names.card(card)}: ${event} ${when}.`);
        }
        if (v.hand.length === 0) this.#io.out(`  ${this.names.words.noCards}`);
        return true;
      case '?':
        if (asked) {
          this.#io.out(`  ${this.names.words.rule(asked.rule)} ${ruleText(asked.rule, this.names.language) ?? ''}`.trimEnd());
          this.#io.out(`  ${asked.path.join(' > ')}`);
        }
        return true;
      default:
        return false;
    }
  }
}

export const play: Command = {
  name: 'play',
  summary: 'play in the terminal',
  help: `bb play [--players P] [--humans H] [--bots a,b,..] [--seed S] [--option NAME[=VALUE]].. [--components FILE]
        [--language L] [--out FILE]

You take the first seat. Type a number to choose; s shows the position, c your cards, ? the rule, q quits.

  --players P    2 to ${MAX_SEATS} (4)
  --humans H     how many of them are people at this screen; 0 to watch (1)
  --bots a,b,..  the bots of the other seats, repeated if there are more seats (captain; system in solitaire)
  --seed S       play with the dice and draws of an earlier game
${OPTION_HELP}
  --components FILE
                 play with this component set
${LANGUAGE_HELP}
  --out FILE     write the record to FILE, even if you quit`,
  async run(args, io) {
    const { values } = parse(args, {
      players: { type: 'string' },
      humans: { type: 'string' },
      bots: { type: 'string' },
      option: { type: 'string', multiple: true },
      components: { type: 'string' },
      seed: { type: 'string' },
      language: { type: 'string' },
      out: { type: 'string' },
    });
    const players = wholeNumber(values.players ?? '4', '--players', 2, MAX_SEATS);
    const settings = settingsIn(values.option ?? []);
    const people = wholeNumber(values.humans ?? '1', '--humans', 0, players);
    const locale = localeOf(values.language ?? 'en');
    const table = new Table(
      gameOptions(players, settings, values.components),
      people,
      values.bots === undefined ? ownBots(settings, people) : botList(values.bots, BOTS),
      seedFor(values.seed),
      locale,
      io,
    );
    const extra = nonStandardOptions(table.options, locale.game);
    if (extra.length > 0) io.out(locale.words.with(extra.join(', ')));
    try {
      await table.run();
    } catch (error) {
      if (!(error instanceof Quit)) throw error;
      io.out(`\n${locale.words.unfinished}`);
    } finally {
      io.close();
      if (values.out !== undefined) save(values.out, table);
    }
    if (values.out !== undefined) io.out(locale.words.recordIn(values.out));
    return 0;
  },
};

/** 19.1 The bots if none are named: in a solitaire game the System Player has his three seats. */
const ownBots = ({ solitaire }: Partial<Settings>, people: number): readonly string[] =>
  solitaire ? (['captain', 'system', 'system', 'system'] as const).slice(Math.min(1, people)) : ['captain'];

/** @throws Failure */
const save = (file: string, { options, g, choices }: Table): void => writeRecordTo(file, recordOf(goldenAge, options, choices, g));
