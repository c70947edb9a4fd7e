/** Plays any game in the terminal, by its contract alone. */
import { CHANCE, type ChoiceJson, type GameTypes, pick, type Random, recordOf, type SeatNames, seeded } from '@bb/kernel';
import { type Player, randomPlayer, searchingPlayer } from '@bb/search';
import type { ListedGame } from './games.ts';
import type { Terminal } from './terminal.ts';
import { BadUsage } from './usage.ts';
import { writeRecordTo } from './write-record.ts';

export interface AnyGameArguments {
  /** As given after `--option`, and `players`. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The first seats are people at this screen. */
  readonly people: number;
  /** `random` or `search:N`, repeated for the other seats. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** The file that gets the record, if any. */
  readonly out: string | undefined;
}

const NAMES = ['Anne', 'Mary', 'Jack', 'Grace', 'Ned', 'Bess', 'Tom', 'Cato', 'Holly', 'Israel'] as const;
/** What `bb` calls the players of any game. */
export const names: SeatNames = (seat) => NAMES[seat] ?? `Player ${seat + 1}`;
/** A playout with more decisions is cut off. */
export const MAX_PLAYOUT = 1000;

/** @throws BadUsage */
function botOf<T extends GameTypes>({ game }: ListedGame<T>, name: string): Player<T> {
  if (name === 'random') return randomPlayer(game);
  const [, iterations] = /^search:(\d{1,6})$/.exec(name) ?? [];
  if (iterations !== undefined) return searchingPlayer(game, { iterations: Number(iterations), maxPlayout: MAX_PLAYOUT });
  throw new BadUsage(`--bots: there is no bot "${name}" for this game; there are random and search:N`);
}

/** @returns the exit code. @throws BadInput if an option is wrong */
export async function playAnyGame<T extends GameTypes>(listed: ListedGame<T>, args: AnyGameArguments, io: Terminal): Promise<number> {
  const { game, text } = listed;
  const options = game.parseOptions(args.options, 'options');
  const bots = args.bots.map((name) => botOf(listed, name));
  const chance = seeded(`${args.seed}/chance`);
  const randoms: readonly Random[] = Array.from({ length: options.players }, (_, seat) => seeded(`${args.seed}/${seat}`));
  const p = game.newGame(options);
  const choices: ChoiceJson[] = [];
  const log: T['event'][] = [];
  let told = 0;

  /** Prints what has happened since the last time, as far as this seat may know it. */
  const tell = (seat: number | null): void => {
    for (const event of log.slice(told)) {
      const known = game.redact(event, seat);
      const line = known === null ? '' : text.event(known, names);
      if (line !== '') io.out(line);
    }
    told = log.length;
  };

  /** @returns null if the player quits */
  const ask = async (seat: number, offered: readonly T['choice'][]): Promise<T['choice'] | null> => {
    tell(seat);
    const d = game.decision(p);
    const view = game.view(p, seat);
    if (d) io.out(`\n${names(seat)}: ${text.prompt(d, view, names)}`);
    offered.forEach((choice, i) => {
      io.out(`  ${i + 1}  ${text.choice(choice, names)}`);
    });
    for (;;) {
      const word = (await io.ask('> '))?.trim().toLowerCase();
      if (word === undefined || word === 'q') return null;
      const choice = /^\d{1,4}$/.test(word) ? offered[Number(word) - 1] : undefined;
      if (choice) return choice;
      if (word === 's') for (const line of text.position(view, names)) io.out(`  ${line}`);
      else if (word === '?') io.out(`  Rule ${d?.rule}: ${text.rule(d?.rule ?? '') ?? ''}`);
      else io.out('  Type a number; s for the position, ? for the rule, q to quit.');
    }
  };

  try {
    for (let seat = game.seatToChoose(p); seat !== null; seat = game.seatToChoose(p)) {
      const offered = game.legal(p).slice();
      const bot = seat === CHANCE || seat < args.people ? undefined : bots[(seat - args.people) % bots.length];
      const random = randoms[seat] ?? chance;
      const isPerson = seat !== CHANCE && seat < args.people;
      const choice = isPerson ? await ask(seat, offered) : bot ? bot(p, random) : pick(offered, random);
      if (!choice) break;
      choices.push(game.choices.toJson(choice));
      game.play(p, choice, log);
    }
  } finally {
    io.close();
  }
  tell(args.people > 0 ? 0 : null);
  const ended = game.outcome(p);
  io.out(ended ? `\nWinner: ${ended.winners.map(names).join(', ')}` : '\nThe game is unfinished.');
  if (args.out !== undefined) {
    writeRecordTo(args.out, recordOf(game, options, choices, p));
    io.out(`The record is in ${args.out}.`);
  }
  return 0;
}
