/** `bb lab`: plays many games of several kinds, and compares them: how long they are, who wins, and what happens in them. */
import {
  alternating,
  type Batch,
  BUILT_IN,
  botList,
  botsAt,
  checkVariations,
  combinationsOf,
  interruptible,
  MAX_VARIATIONS,
  parse,
  playerCounts,
  product,
  rotated,
  runBatch,
  seedFor,
  type Terminal,
  table,
  threadPool,
  wholeNumber,
  workersIn,
} from '@bb/command';
import { type GameTypes, shareOfWin } from '@bb/kernel';
import { type Interval, mean, meanOf, type Share, shareOf } from '@bb/search';
import type { AnyGameCommand } from './any-game-command.ts';
import { type Facts, readFacts } from './facts.ts';
import type { ListedGame } from './games.ts';

const OPTIONS = {
  games: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string', multiple: true },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  components: { type: 'string', multiple: true },
  workers: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const WORKER = new URL(`./worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
const MAX_GAMES = 1_000_000;

/** A kind of game that is compared with others. */
interface Variation {
  /** What tells it apart, such as `3 players, short`. */
  readonly name: string;
  readonly options: GameTypes['options'];
  /** In order of play around the table; from game to game they move on by a seat. */
  readonly bots: readonly string[];
}

interface Plan {
  readonly variations: readonly Variation[];
  /** How many games of each variation. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly out: string | undefined;
  readonly json: boolean;
}

function planOf<T extends GameTypes>({ game, commands }: ListedGame<T>, args: readonly string[]): Plan {
  const { values } = parse(args, OPTIONS);
  const { bots: list, options: optionList, standardPlayers } = commands;
  const players = playerCounts(values.players ?? String(standardPlayers), game.players);
  const settings = product(players, combinationsOf(values.option ?? []));
  const files = values.components ?? [BUILT_IN];
  const lineups = (values.bots ?? [list.quick]).map((text) => ({ text, named: botList(text, list) }));
  const all = product(product(settings, files), lineups);
  checkVariations(all);
  const variations = all.map(([[[count, option], file], { text, named }]): Variation => {
    const options = optionList.complete(count, optionList.read(option), file === BUILT_IN ? undefined : file);
    const parts = [`${options.players} players`, ...option, ...(files.length > 1 ? [file] : []), ...(lineups.length > 1 ? [text] : [])];
    return { name: parts.join(', '), options, bots: botsAt(list.seated?.(named, options) ?? named, options.players) };
  });
  return {
    variations,
    games: wholeNumber(values.games ?? '100', '--games', 1, MAX_GAMES),
    seed: seedFor(values.seed, values.out),
    workers: workersIn(values.workers),
    out: values.out,
    json: values.json === true,
  };
}

/** The bots by seat in this game: each plays each seat equally often, except where the seats differ by the rules. */
const seatedAt = <T extends GameTypes>({ game }: ListedGame<T>, { options, bots }: Variation, n: number): readonly string[] =>
  game.soloOption?.(options) ? bots : rotated(bots, n);

function batchOf<T extends GameTypes>(listed: ListedGame<T>, { variations, games, seed }: Plan): Batch<Facts> {
  const { id, version } = listed.game;
  return {
    plan: { command: 'lab', game: id, engine: version, variations, games, seed },
    ...alternating(id, variations, games, seed, (variation, round) => seatedAt(listed, variation, round)),
    read: readFacts,
  };
}

type Measure = (facts: Facts) => number;
const best = ({ scores }: Facts): number => Math.max(...scores);

/** @returns by name, what is measured in each game */
function measuresOf(results: readonly Result[], scoreName: string): ReadonlyMap<string, Measure> {
  const all = results.flatMap(({ facts }) => facts);
  const kinds = (of: (facts: Facts) => readonly string[]): readonly string[] => [...new Set(all.flatMap(of))].sort();
  return new Map<string, Measure>([
    ...(all.some(({ turns }) => turns !== null) ? [['turns', ({ turns }: Facts) => turns ?? 0] as const] : []),
    ['decisions', ({ decisions }) => decisions],
    [`${scoreName} of the best`, best],
    [`${scoreName}, mean`, ({ scores }) => mean(scores)],
    ...kinds(({ ending }) => [ending]).map((kind) => [`ending: ${kind}`, ({ ending }: Facts) => (ending === kind ? 1 : 0)] as const),
    ...kinds(({ events }) => Object.keys(events)).map((kind) => [kind, ({ events }: Facts) => events[kind] ?? 0] as const),
  ]);
}

interface Result {
  readonly variation: Variation;
  readonly facts: readonly Facts[];
}

interface Figures {
  readonly measures: Readonly<Record<string, Interval>>;
  /** Less those of the first variation, game by game, since the games have the same dice. */
  readonly differences: Readonly<Record<string, Interval>> | null;
  readonly seats: readonly Share[];
  readonly bots: Readonly<Record<string, Share>>;
}

function figuresOf<T extends GameTypes>(
  listed: ListedGame<T>,
  { variation, facts }: Result,
  first: readonly Facts[],
  measures: ReadonlyMap<string, Measure>,
): Figures {
  const { players } = variation.options;
  const par = 1 / players;
  const each = (of: (measure: Measure) => readonly number[]): Readonly<Record<string, Interval>> =>
    Object.fromEntries([...measures].map(([name, measure]) => [name, meanOf(of(measure))]));
  const wins = (of: (one: Facts, game: number) => readonly number[], seats: number): Share =>
    shareOf(
      facts.map((one, game) => mean(of(one, game).map((seat) => shareOfWin(one, seat)))),
      seats,
      par,
    );
  return {
    measures: each((measure) => facts.map(measure)),
    differences:
      facts === first ? null : each((measure) => facts.flatMap((one, i) => (first[i] ? [measure(one) - measure(first[i])] : []))),
    seats: Array.from({ length: players }, (_, seat) => wins(() => [seat], 1)),
    bots: Object.fromEntries(
      [...new Set(variation.bots)].map((bot) => {
        const seatsOf = (game: number): readonly number[] =>
          seatedAt(listed, variation, game).flatMap((one, seat) => (one === bot ? [seat] : []));
        return [bot, wins((_, game) => seatsOf(game), seatsOf(0).length)];
      }),
    ),
  };
}

const number = (n: number): string =>
  Number.isFinite(n) ? n.toLocaleString('en-US', { maximumFractionDigits: Math.abs(n) >= 100 ? 0 : 2 }) : '?';
const interval = ({ estimate, low, high }: Interval): string => `${number(estimate)} (${number(low)} to ${number(high)})`;
const percent = ({ estimate, low, high }: Share): string => `${number(100 * estimate)} % (${number(100 * low)} to ${number(100 * high)})`;

function printTables(plan: Plan, figures: readonly Figures[], io: Terminal): void {
  const heads = ['', ...plan.variations.map(({ name }) => name)];
  const [first] = figures;
  const names = Object.keys(first?.measures ?? {});
  const rows = names.map((name) => [name, ...figures.map(({ measures }) => (measures[name] ? interval(measures[name]) : ''))]);
  const seats = Array.from({ length: Math.max(...figures.map((one) => one.seats.length)) }, (_, seat) => [
    `seat ${seat + 1} wins`,
    ...figures.map((one) => (one.seats[seat] ? percent(one.seats[seat]) : '')),
  ]);
  const bots = [...new Set(figures.flatMap((one) => Object.keys(one.bots)))].map((bot) => [
    `${bot} wins`,
    ...figures.map((one) => (one.bots[bot] ? percent(one.bots[bot]) : '')),
  ]);
  for (const line of table(heads, [...rows, ...seats, ...bots])) io.out(line);
  if (figures.length > 1) {
    io.out('');
    io.out(`Differences from ${plan.variations[0]?.name ?? ''}:`);
    const others = figures.slice(1);
    const differences = names.map((name) => [
      name,
      ...others.map((one) => (one.differences?.[name] ? interval(one.differences[name]) : '')),
    ]);
    for (const line of table(['', ...heads.slice(2)], differences)) io.out(line);
  }
}

export const lab: AnyGameCommand = {
  name: 'lab',
  summary: 'play many games of several kinds, and compare them',
  help: ({
    game: { players },
    commands: { bots, options, scoreName, standardPlayers },
  }) => `bb lab [--games N] [--players P] [--bots a,b,..].. [--option NAME[=VALUE,..]].. [--components FILE]..
       [--seed S] [--workers N] [--out FILE] [--json]

Prints for each kind of game, with 95 % intervals: how long games are, ${scoreName}, how games end, how often each
kind of event occurs in a game, and who wins. If you give several numbers of players, values of an option,
component sets or lists of bots, each combination is a variation (at most ${MAX_VARIATIONS}). Their games have the same dice
until choices differ; a second table shows how each variation differs from the first.

  --games N      how many games of each variation (100)
  --players P    ${players[0]} to ${players[1]}, or a range such as ${players.join('..')} (${standardPlayers})
  --bots a,b,..  the bots, repeated if there are more seats (${bots.quick}); the seats change from game to game;
                 can be repeated; ${bots.help}
  --seed S       the same seed gives the same games, unless a bot thinks by the clock (default: a new one, printed)
${options.help.replace('can be repeated', 'several values: NAME=A,B')}
  --components FILE
                 a component set; can be repeated; ${BUILT_IN} is the one that comes with the game
  --workers N    how many games to play at once (default: one for each core); the games stay the same
  --out FILE     keep the facts of each finished game in FILE; if FILE exists, go on from there
  --json         a line of JSON for each variation, then one for the summary`,
  async run(listed, args, io) {
    const plan = planOf(listed, args);
    const { variations, games, seed } = plan;
    const all = await interruptible((signal) =>
      runBatch(batchOf(listed, plan), () => threadPool(WORKER, 'facts', plan.workers), plan.out, io, signal),
    );
    const results = variations.map((variation, i): Result => ({ variation, facts: all.filter((_, n) => n % variations.length === i) }));
    const measures = measuresOf(results, listed.commands.scoreName);
    const first = results[0]?.facts ?? [];
    const figures = results.map((result) => figuresOf(listed, result, first, measures));
    const timed = [...new Set(variations.flatMap(({ bots }) => bots))].filter(listed.commands.bots.isTimeLimited);
    if (plan.json) {
      for (const [i, { name, options, bots: seated }] of variations.entries())
        io.out(JSON.stringify({ type: 'variation', name, options: listed.commands.options.brief(options), seated, games, ...figures[i] }));
      io.out(JSON.stringify({ type: 'summary', seed, games: all.length, repeatable: timed.length === 0 }));
      return 0;
    }
    printTables(plan, figures, io);
    io.out('');
    io.out(`${all.length} games, seed ${seed}`);
    if (timed.length > 0) io.out(`not repeatable: ${timed.join(', ')} ${timed.length === 1 ? 'stops' : 'stop'} thinking by the clock`);
    return 0;
  },
};
