/** `bb play`: a game in the terminal, with people and bots. */
import { botList, botsAt, legalPlayer, type MenuEntry, parse, seedFor, type Terminal, wholeNumber, writeRecordTo } from '@bb/command';
import { type ChoiceJson, type GameTypes, pick, recordOf, seeded } from '@bb/kernel';
import type { AnyGameCommand } from './any-game-command.ts';
import type { ListedGame } from './games.ts';

interface Arguments {
  readonly players: number;
  /** As given after `--option`. */
  readonly settings: object;
  readonly components: string | undefined;
  /** The number of people at this screen: they have the first seats. */
  readonly people: number;
  /** The bots of the other seats, in turn and again from the first. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly language: string;
  /** The file that gets the record, if any. */
  readonly out: string | undefined;
}

/** The player has quit. */
class Quit extends Error {}

/** @returns the exit code. @throws BadInput if an option is wrong */
async function playAt<T extends GameTypes>({ game, commands }: ListedGame<T>, args: Arguments, io: Terminal): Promise<number> {
  const { players, people, seed, out } = args;
  const options = commands.options.complete(players, args.settings, args.components);
  const names = botsAt(args.bots, players - people);
  const talk = commands.talker.at(options, people, names, args.language);
  const { words } = talk;
  const seats = Array.from({ length: players }, (_, seat) => {
    const bot = names[seat - people];
    return { random: seeded(`${seed}/${seat}`), player: bot === undefined ? null : legalPlayer(game, commands.bots, bot), told: 0 };
  });
  const chance = seeded(`${seed}/chance`);
  const p = game.newGame(options);
  const choices: ChoiceJson<T['choice']['type']>[] = [];
  const log: T['event'][] = [];
  /** The seat whose hidden cards are on the screen. */
  let shown = 0;
  const print = (lines: readonly string[]): void => {
    for (const line of lines) io.out(line);
  };

  /** Prints what has happened since the seat on the screen was last told, as far as it may know. */
  function tell(): void {
    const seat = seats[shown];
    if (!seat) return;
    const viewer = people === 0 ? null : shown;
    print(
      talk.story(
        viewer,
        log.slice(seat.told).flatMap((event) => game.redact(event, viewer) ?? []),
      ),
    );
    seat.told = log.length;
  }

  /** @throws Quit */
  async function typed(question: string): Promise<string> {
    const word = (await io.ask(question))?.trim().toLowerCase();
    if (word === undefined || word === 'q' || word === 'quit') throw new Quit();
    return word;
  }

  function list(entries: readonly MenuEntry<T>[], isInner: boolean): void {
    const width = String(entries.length).length;
    print(entries.map(({ label }, i) => `  ${String(i + 1).padStart(width)}  ${label}`));
    io.out(isInner ? `  ${'0'.padStart(width)}  ${words.back}` : `  (${words.keys})`);
  }

  async function fromMenu(seat: number, offered: readonly T['choice'][]): Promise<T['choice']> {
    const outer = talk.menu(p, seat, offered);
    let entries = outer;
    list(entries, false);
    for (;;) {
      const word = await typed('> ');
      const entry = /^\d{1,4}$/.test(word) ? entries[Number(word) - 1] : undefined;
      const isInner = entries !== outer;
      if (entry) {
        const [only] = entry.choices;
        if (entry.choices.length === 1 && only) return only;
        entries = entry.choices.flatMap((choice) => talk.menu(p, seat, [choice]));
        list(entries, true);
      } else if (isInner && (word === '0' || word === 'b')) {
        entries = outer;
        list(entries, false);
      } else print(talk.answer(p, seat, word) ?? [words.noSuch(word, words.keys)]);
    }
  }

  async function ask(seat: number, offered: readonly T['choice'][]): Promise<T['choice']> {
    if (seat !== shown) {
      // Clears the screen, so that nobody sees another's hand.
      await typed(`\u001b[2J\u001b[H${words.yourTurn(talk.name(seat))} `);
      shown = seat;
    }
    tell();
    print(['', ...talk.question(p, seat, offered)]);
    const [only] = offered;
    if (offered.length > 1 || !only) return fromMenu(seat, offered);
    print(talk.menu(p, seat, offered).map(({ label }) => `  ${label} ${words.nothingElse}`));
    return only;
  }

  async function choose(at: number, offered: readonly T['choice'][]): Promise<T['choice']> {
    const seat = seats[at];
    if (!seat) return pick(offered, chance);
    if (!seat.player) return ask(at, offered);
    const choice = seat.player(p, seat.random, offered);
    const why = talk.reason?.(p, at, choice, offered);
    if (why) {
      tell();
      io.out(`    ${why}`);
    }
    return choice;
  }

  print(talk.opening);
  try {
    for (let seat = game.seatToChoose(p); seat !== null; seat = game.seatToChoose(p)) {
      const choice = await choose(seat, game.legal(p).slice());
      choices.push(game.choices.toJson(choice));
      game.play(p, choice, log);
    }
    tell();
    const ended = game.outcome(p);
    if (ended) print(['', ...talk.ending(ended)]);
  } catch (error) {
    if (!(error instanceof Quit)) throw error;
    print(['', words.unfinished]);
  } finally {
    io.close();
    if (out !== undefined) writeRecordTo(out, recordOf(game, options, choices, p));
  }
  if (out !== undefined) io.out(words.recordIn(out));
  return 0;
}

/** @returns the bots if none are named: the standard one, or those that the options seat beside it */
function ownBots<T extends GameTypes>({ commands: { bots } }: ListedGame<T>, settings: object, people: number): readonly string[] {
  const seated = bots.seated?.([bots.standard], settings) ?? [bots.standard];
  const others = seated.slice(people);
  return others.length > 0 ? others : seated;
}

const MAX_PLAYERS = 99;

export const play: AnyGameCommand = {
  name: 'play',
  summary: 'play in the terminal',
  help: ({
    game,
    commands: { bots, options, standardPlayers, talker },
  }) => `bb play [--players P] [--humans H] [--bots a,b,..] [--seed S] [--option NAME[=VALUE]].. [--components FILE]
        ${talker.languages === null ? '' : '[--language L] '}[--out FILE]

You take the first seat. Type a number to choose; ${talker.keys}, q quits.

  --players P    ${game.players.join(' to ')} (${standardPlayers})
  --humans H     how many of them are people at this screen; 0 to watch (1)
  --bots a,b,..  the bots of the other seats, repeated if there are more seats (${bots.standard});
                 ${bots.help}
  --seed S       play with the dice and draws of an earlier game
${options.help}
  --components FILE
                 play with this component set
${talker.languages === null ? '' : `${talker.languages}\n`}  --out FILE     write the record to FILE, even if you quit`,
  run(listed, args, io) {
    const { bots, options, standardPlayers } = listed.commands;
    const { values } = parse(args, {
      players: { type: 'string' },
      humans: { type: 'string' },
      bots: { type: 'string' },
      option: { type: 'string', multiple: true },
      components: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
      language: { type: 'string' },
    });
    const players = wholeNumber(values.players ?? String(standardPlayers), '--players', 1, MAX_PLAYERS);
    const settings = options.read(values.option ?? []);
    const people = wholeNumber(values.humans ?? '1', '--humans', 0, players);
    return playAt(
      listed,
      {
        players,
        settings,
        components: values.components,
        people,
        bots: values.bots === undefined ? ownBots(listed, settings, people) : botList(values.bots, bots),
        seed: seedFor(values.seed),
        language: values.language ?? 'en',
        out: values.out,
      },
      io,
    );
  },
};
