/** `bb analyze`: says what the choices of a game gave away. */
import { BadUsage, OTHER_RULES, otherRulesText, parse, playFile, readGame, readJson, type Terminal, wholeNumber } from '@bb/command';
import { type GameTypes, seeded } from '@bb/kernel';
import { lookBack, valueBySearch } from '@bb/search';
import type { AnyGameCommand } from './any-game-command.ts';
import type { ListedGame } from './games.ts';

const DEFAULT_ITERATIONS = '300';
const MAX_ITERATIONS = 1_000_000;

/** Prints each sure mistake that gave away at least this share of the win. */
const MIN_LOSS = 0.05;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Prints what the choices of a record gave away. @param iterations  per decision @throws Failure */
function analyzeAt<T extends GameTypes>(
  { game, commands }: ListedGame<T>,
  file: string,
  json: unknown,
  iterations: number,
  io: Terminal,
): number {
  const read = readGame(file, game, json);
  const played = playFile(file, game, read);
  const { start, options } = read;
  const choices = read.choices.slice(0, played.length);
  const talk = commands.talker.at(options, 0, [], 'en');
  const made = choices.map((one) => game.choices.fromJson(one));
  const lost = new Map<number, number>();
  let judged = 0;
  const value = valueBySearch(game);
  const work = { game, start, choices: made, value, iterations: () => iterations, random: (at: number) => seeded(`${file}/${at}`) };
  for (const { position, judgment } of lookBack(work)) {
    const { at, seat, chosen, best, loss, isSure } = judgment;
    judged++;
    lost.set(seat, (lost.get(seat) ?? 0) + (isSure ? loss : 0));
    if (!isSure || loss < MIN_LOSS) continue;
    const [chose, better] = [chosen, best].map(({ choice, win }) => {
      const [entry] = talk.menu(position, seat, [choice]);
      return `  ${entry?.label}: ${percent(win[seat] ?? 0)}`;
    });
    io.out(`\n${at}  ${talk.question(position, seat, []).join(' ')}\n${chose} of the win\n${better}`);
  }
  io.out(`\n${judged} decisions`);
  for (const [seat, sum] of [...lost].sort(([a], [b]) => a - b)) io.out(`${talk.name(seat)} gave away ${percent(sum)} of a win`);
  if (!played.other) return 0;
  io.err(`bb analyze: ${file} ${otherRulesText(game, read, played)}`);
  return played.other.from === undefined ? 0 : OTHER_RULES;
}

export const analyze: AnyGameCommand = {
  name: 'analyze',
  summary: 'analyze a record: what each choice was worth',
  readsRecord: true,
  help: () => `bb analyze FILE [--iterations N]

Analyzes each decision with only what its seat knew, and prints each sure mistake that gave away much of the win.
A record of another version of the rules is analyzed as far as its choices are legal by these; exits with 3 if that is not to its end.

  --iterations N how long to search at each decision (${DEFAULT_ITERATIONS})`,
  run(listed, args, io) {
    const { values, positionals } = parse(args, { iterations: { type: 'string' } }, 1);
    const [file] = positionals;
    if (file === undefined) throw new BadUsage('no file is given');
    const iterations = wholeNumber(values.iterations ?? DEFAULT_ITERATIONS, '--iterations', 1, MAX_ITERATIONS);
    return analyzeAt(listed, file, readJson(file), iterations, io);
  },
};
