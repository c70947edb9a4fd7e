/** `bb play`: a game in the terminal, with people and bots. */
import { botList, legalPlayer, parse, seedFor, type Terminal, wholeNumber, writeRecordTo } from '@bb/command';
import { CHANCE, type ChoiceJson, type GameTypes, pick, type Random, recordOf, seeded } from '@bb/kernel';
import type { AnyGameCommand } from './any-game-command.ts';
import type { ListedGame } from './games.ts';
import { names, textOf } from './names.ts';

interface Arguments {
  /** As given after `--option`, and `players`. */
  readonly options: object;
  /** The first seats are people at this screen. */
  readonly people: number;
  /** Repeated for the other seats. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** The file that gets the record, if any. */
  readonly out: string | undefined;
}

/** @returns the exit code. @throws BadInput if an option is wrong */
async function playAt<T extends GameTypes>(listed: ListedGame<T>, args: Arguments, io: Terminal): Promise<number> {
  const { game, commands } = listed;
  const text = textOf(listed);
  const options = game.parseOptions(args.options, 'options');
  const chance = seeded(`${args.seed}/chance`);
  const randoms: readonly Random[] = Array.from({ length: options.players }, (_, seat) => seeded(`${args.seed}/${seat}`));
  const bots = Array.from({ length: options.players }, (_, seat) =>
    seat < args.people
      ? null
      : legalPlayer(game, commands.bots, args.bots[(seat - args.people) % args.bots.length] ?? commands.bots.standard),
  );
  const p = game.newGame(options);
  const choices: ChoiceJson<T['choice']['type']>[] = [];
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
      const bot = bots[seat];
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

const MAX_PLAYERS = 99;

export const play: AnyGameCommand = {
  name: 'play',
  summary: 'play in the terminal, against bots or people',
  help: ({
    game,
    commands: { bots, options, standardPlayers },
  }) => `bb play --game ${game.id} [--players P] [--humans H] [--bots a,b,..] [--seed S] [--option NAME[=VALUE]].. [--out FILE]

You take the first seat. Type a number to choose; s shows the position, ? the rule, q quits.

  --players P    how many players (${standardPlayers})
  --humans H     how many of them are people at this screen; 0 to watch (1)
  --bots a,b,..  the bots of the other seats, repeated if there are more seats (${bots.standard}); ${bots.help}
  --seed S       play with the dice and draws of an earlier game
${options.help}
  --out FILE     write the record to FILE, even if you quit`,
  run(listed, args, io) {
    const { values } = parse(args, {
      players: { type: 'string' },
      humans: { type: 'string' },
      bots: { type: 'string' },
      option: { type: 'string', multiple: true },
      seed: { type: 'string' },
      out: { type: 'string' },
    });
    const { bots, options, standardPlayers } = listed.commands;
    const players = wholeNumber(values.players ?? String(standardPlayers), '--players', 1, MAX_PLAYERS);
    return playAt(
      listed,
      {
        options: { ...options.read(values.option ?? []), players },
        people: wholeNumber(values.humans ?? '1', '--humans', 0, players),
        bots: botList(values.bots ?? bots.standard, bots),
        seed: seedFor(values.seed),
        out: values.out,
      },
      io,
    );
  },
};
