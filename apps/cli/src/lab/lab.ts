/** `bb lab`: plays many games of several kinds, and compares them: how long they are, who wins, and what happens in them. */
import {
  alternating,
  type Batch,
  BUILT_IN,
  type Facts,
  interruptible,
  MAX_VARIATIONS,
  parse,
  playerCounts,
  runBatch,
  seedFor,
  type Terminal,
  table,
  threadPool,
  wholeNumber,
  workersIn,
  writeText,
} from '@bb/command';
import type { GameTypes } from '@bb/kernel';
import type { Interval, Share } from '@bb/search';
import type { AnyGameCommand } from '../any-game-command.ts';
import type { ListedGame } from '../games.ts';
import { readFacts } from './facts.ts';
import { type Figures, figuresOf, measuresOf, type Result } from './figures.ts';
import { pageOf } from './page.ts';
import { seatedAt, type Variation, variationsOf } from './variations.ts';
import { labWords } from './words.ts';

const OPTIONS = {
  games: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string', multiple: true },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  components: { type: 'string', multiple: true },
  workers: { type: 'string' },
  out: { type: 'string' },
  page: { type: 'string' },
  language: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const WORKER = new URL(`../worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
const MAX_GAMES = 1_000_000;

/** The number of games in one message to a worker: few, since a worker that is stopped loses them; several, since a message costs time. */
const GAMES_PER_BLOCK = 4;

interface Plan<T extends GameTypes> {
  readonly variations: readonly Variation<T['options']>[];
  /** How many games of each variation. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly out: string | undefined;
  readonly page: string | undefined;
  readonly language: string;
  readonly json: boolean;
}

function planOf<T extends GameTypes>(listed: ListedGame<T>, args: readonly string[]): Plan<T> {
  const { values } = parse(args, OPTIONS);
  const { game, commands } = listed;
  const language = values.language ?? 'en';
  labWords(language);
  return {
    variations: variationsOf(
      listed,
      playerCounts(values.players ?? String(commands.standardPlayers), game.players),
      values.option ?? [],
      values.components ?? [BUILT_IN],
      values.bots ?? [commands.bots.quick],
    ),
    games: wholeNumber(values.games ?? '100', '--games', 1, MAX_GAMES),
    seed: seedFor(values.seed, values.out),
    workers: workersIn(values.workers),
    out: values.out,
    page: values.page,
    language,
    json: values.json === true,
  };
}

function batchOf<T extends GameTypes>(listed: ListedGame<T>, { variations, games, seed }: Plan<T>): Batch<Facts> {
  const { id, version } = listed.game;
  return {
    plan: { command: 'lab', game: id, engine: version, variations, games, seed },
    ...alternating(id, variations, games, seed, (variation, round) => seatedAt(listed, variation, round)),
    read: (json) => readFacts(listed, json),
  };
}

const number = (n: number): string =>
  Number.isFinite(n) ? n.toLocaleString('en-US', { maximumFractionDigits: Math.abs(n) >= 100 ? 0 : 2 }) : '?';
const interval = ({ estimate, low, high }: Interval): string => `${number(estimate)} (${number(low)} to ${number(high)})`;
const percent = ({ estimate, low, high }: Share): string => `${number(100 * estimate)} % (${number(100 * low)} to ${number(100 * high)})`;

function printTables(variations: readonly Variation[], figures: readonly Figures[], io: Terminal): void {
  const heads = ['', ...variations.map(({ name }) => name)];
  const [first] = figures;
  const names = Object.keys(first?.measures ?? {});
  const rows = names.map((name) => [name, ...figures.map(({ measures }) => (measures[name] ? interval(measures[name]) : ''))]);
  const seats = Array.from({ length: Math.max(...figures.map((figure) => figure.seats.length)) }, (_, seat) => [
    `seat ${seat + 1} wins`,
    ...figures.map((figure) => (figure.seats[seat] ? percent(figure.seats[seat]) : '')),
  ]);
  const bots = [...new Set(figures.flatMap((figure) => Object.keys(figure.bots)))].map((bot) => [
    `${bot} wins`,
    ...figures.map((figure) => (figure.bots[bot] ? percent(figure.bots[bot]) : '')),
  ]);
  for (const line of table(heads, [...rows, ...seats, ...bots])) io.out(line);
  if (figures.length > 1) {
    io.out('');
    io.out(`Differences from ${variations[0]?.name ?? ''}:`);
    const others = figures.slice(1);
    const differences = names.map((name) => [
      name,
      ...others.map((other) => (other.differences?.[name] ? interval(other.differences[name]) : '')),
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
       [--seed S] [--workers N] [--out FILE] [--page FILE [--language L]] [--json]

Prints for each kind of game, with 95 % intervals: how long games are, ${scoreName}, how games end, how often each
kind of event occurs in a game, and who wins. If you give several numbers of players, values of an option,
component sets or lists of bots, each combination is a variation (at most ${MAX_VARIATIONS}). Their games have the same dice
until choices differ; a second table shows how each variation differs from the first.
With --page, writes a page with charts instead, which needs no network.

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
  --page FILE    write a page with charts to FILE, instead of printing tables
  --language L   en, de or fr: the language of the page (en)
  --json         a line of JSON for each variation, then one for the summary`,
  run: (listed, args, io) => compare(listed, planOf(listed, args), io),
};

async function compare<T extends GameTypes>(listed: ListedGame<T>, plan: Plan<T>, io: Terminal): Promise<number> {
  const { variations, games, seed, language } = plan;
  const { game, commands } = listed;
  const all = await interruptible((signal) =>
    runBatch(batchOf(listed, plan), () => threadPool(WORKER, 'facts', plan.workers, GAMES_PER_BLOCK), plan.out, io, signal),
  );
  const played = variations.map((variation, i): Result<T> => ({ variation, facts: all.filter((_, n) => n % variations.length === i) }));
  const measures = measuresOf(listed, played);
  const first = played[0]?.facts ?? [];
  const results = played.map((result) => ({ ...result, figures: figuresOf(listed, result, first, measures) }));
  const timed = [...new Set(variations.flatMap(({ bots }) => bots))].filter(commands.bots.isTimeLimited);
  if (plan.json) {
    for (const { variation, figures } of results) {
      const { own, ...any } = figures;
      const options = game.optionsInBrief?.(variation.options) ?? variation.options;
      io.out(JSON.stringify({ type: 'variation', name: variation.name, options, seated: variation.bots, games, ...any, ...own }));
    }
    io.out(JSON.stringify({ type: 'summary', seed, games: all.length, repeatable: timed.length === 0 }));
    return 0;
  }
  if (plan.page !== undefined) {
    writeText(plan.page, pageOf(listed, results, measures, { seed, timed, language }));
    io.out(`${all.length} games, seed ${seed}; the page is ${plan.page}`);
    return 0;
  }
  printTables(
    variations,
    results.map(({ figures }) => figures),
    io,
  );
  io.out('');
  io.out(`${all.length} games, seed ${seed}`);
  if (timed.length > 0) io.out(`not repeatable: ${timed.join(', ')} ${timed.length === 1 ? 'stops' : 'stop'} thinking by the clock`);
  return 0;
}
