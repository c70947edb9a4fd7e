/** `bb arena`: lets bots play each other and rates them. */
import {
  BadUsage,
  type BotList,
  botList,
  interruptible,
  parse,
  playerCounts,
  runBatch,
  seedFor,
  type Terminal,
  table,
  threadPool,
  wholeNumber,
  workersIn,
} from '@bb/command';
import { type GameTypes, isRecord } from '@bb/kernel';
import {
  ANCHORED_AT,
  anchorOf,
  type Bout,
  boutsOf,
  ladderOf,
  type Pairing,
  pairingsOf,
  type Rated,
  type Score,
  type Standing,
  seatsOf,
  seedOf,
  standingsOf,
} from '@bb/search';
import type { AnyGameCommand } from './any-game-command.ts';
import type { ListedGame } from './games.ts';

const OPTIONS = {
  bots: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  components: { type: 'string' },
  workers: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const WORKER = new URL(`./worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
const MAX_GAMES = 1_000_000;

interface Plan {
  readonly bots: readonly string[];
  readonly pairings: readonly Pairing[];
  readonly bouts: readonly Bout[];
  readonly games: number;
  readonly seed: string;
  /** By number of players. */
  readonly options: ReadonlyMap<number, GameTypes['options']>;
  readonly workers: number;
  readonly out: string | undefined;
  readonly json: boolean;
}

/** The bots of `--bots`. @throws BadUsage unless they are two or more, each named once */
function contenders<T extends GameTypes>(text: string | undefined, list: BotList<T>): readonly string[] {
  if (text === undefined) throw new BadUsage('--bots is missing: name the bots to compare, with commas between them');
  const bots = botList(text, list);
  const twice = bots.find((bot, i) => bots.indexOf(bot) < i);
  if (twice !== undefined) throw new BadUsage(`--bots: ${twice} is named twice`);
  if (bots.length < 2) throw new BadUsage('--bots must name two bots or more');
  return bots;
}

function planOf<T extends GameTypes>({ game, commands }: ListedGame<T>, args: readonly string[]): Plan {
  const { values } = parse(args, OPTIONS);
  const bots = contenders(values.bots, commands.bots);
  const players = playerCounts(values.players ?? '2', game.players);
  const games = wholeNumber(values.games ?? '100', '--games', 1, MAX_GAMES);
  const settings = commands.options.read(values.option ?? []);
  const options = new Map(players.map((count) => [count, commands.options.complete(count, settings, values.components)]));
  const solo = [...options.values()].map((option) => game.soloOption?.(option)).find(Boolean);
  if (solo) throw new BadUsage(`--option ${solo}: a ${solo} game has no pairings`);
  const workers = workersIn(values.workers);
  const pairings = pairingsOf(bots, players);
  return {
    bots,
    pairings,
    bouts: boutsOf(pairings, games),
    games,
    seed: seedFor(values.seed, values.out),
    options,
    workers,
    out: values.out,
    json: values.json === true,
  };
}

const isNumbers = (json: unknown): json is readonly number[] => Array.isArray(json) && json.every((value) => typeof value === 'number');

/** @returns null if `json` is not a score */
function readScore(json: unknown): Score | null {
  const { scores, winners } = isRecord(json) ? json : {};
  return isNumbers(scores) && isNumbers(winners) ? { scores, winners } : null;
}

async function play<T extends GameTypes>({ game: rules }: ListedGame<T>, plan: Plan, io: Terminal): Promise<readonly Score[]> {
  const { bots, pairings, bouts, games, seed, options, workers, out } = plan;
  const bout = (game: number): { at: Bout; pairing: Pairing } => {
    const at = bouts[game];
    const pairing = at && pairings[at.pairing];
    if (!pairing) throw new RangeError(`there is no game ${game}`);
    return { at, pairing };
  };
  return interruptible((signal) =>
    runBatch(
      {
        plan: { command: 'arena', game: rules.id, engine: rules.version, bots, games, seed, options: [...options.values()] },
        games: bouts.length,
        job(game) {
          const { at, pairing } = bout(game);
          const { players } = pairing;
          return {
            game: rules.id,
            options: options.get(players) ?? { players },
            bots: seatsOf(pairing, at.seat),
            seed: seedOf(seed, pairing, at.round),
          };
        },
        read: readScore,
      },
      () => threadPool(WORKER, 'score', workers),
      out,
      io,
      signal,
    ),
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;
const finite = (n: number, format: (n: number) => string): string => (Number.isFinite(n) ? format(n) : '?');
const range = ({ low, high }: { low: number; high: number }, format: (n: number) => string): string =>
  `${finite(low, format)} to ${finite(high, format)}`;
const chance = (p: number): string => (p < 0.001 ? '< 0.001' : p.toFixed(3));

function printTable<T extends GameTypes>(
  { commands }: ListedGame<T>,
  plan: Plan,
  standings: readonly Standing[],
  ladder: readonly Rated[],
  io: Terminal,
): void {
  const rows = standings.map(({ players, one, rest, rounds, par, wins, margin }) => [
    String(players),
    one,
    players === 2 ? rest : `${players - 1} × ${rest}`,
    String(rounds * players),
    percent(wins.estimate),
    range(wins, percent),
    percent(par),
    chance(wins.p),
    signed(margin.estimate),
    range(margin, signed),
  ]);
  for (const line of table(
    ['players', 'one', 'against', 'games', 'wins', '95 %', 'par', 'p', `${commands.scoreName} margin`, '95 %'],
    rows,
  ))
    io.out(line);
  io.out('');
  const anchor = plan.bots[anchorOf(plan.bots, commands.bots.standard)];
  const rated = ladder.map(({ bot, rating }) => [
    bot,
    rating.estimate.toFixed(0),
    bot === anchor ? '' : range(rating, (n) => n.toFixed(0)),
  ]);
  for (const line of table(['', 'rating', '95 %'], rated)) io.out(line);
  io.out('');
  io.out(`${plan.bouts.length} games, seed ${plan.seed}; ${anchor} is ${ANCHORED_AT}`);
  const timed = plan.bots.filter(commands.bots.isTimeLimited);
  if (timed.length > 0) io.out(`not repeatable: ${timed.join(', ')} ${timed.length === 1 ? 'stops' : 'stop'} thinking by the clock`);
}

function printJson<T extends GameTypes>(
  { commands }: ListedGame<T>,
  plan: Plan,
  standings: readonly Standing[],
  ladder: readonly Rated[],
  io: Terminal,
): void {
  for (const { rounds, ...standing } of standings)
    io.out(JSON.stringify({ type: 'pairing', games: rounds * standing.players, rounds, ...standing }));
  for (const { bot, rating } of ladder) io.out(JSON.stringify({ type: 'rating', bot, ...rating }));
  io.out(
    JSON.stringify({
      type: 'summary',
      seed: plan.seed,
      games: plan.bouts.length,
      anchor: plan.bots[anchorOf(plan.bots, commands.bots.standard)],
      repeatable: !plan.bots.some(commands.bots.isTimeLimited),
    }),
  );
}

export const arena: AnyGameCommand = {
  name: 'arena',
  summary: 'let bots play each other, and rate them',
  help: ({
    game: { players },
    commands: { bots, options, scoreName },
  }) => `bb arena --bots a,b,.. [--players P] [--games N] [--seed S] [--option NAME[=VALUE]]..
         [--components FILE] [--workers N] [--out FILE] [--json]

At tables of two each bot plays each other. At larger tables each bot in turn plays alone against copies of
one other bot; par is the share of wins that it would have among equals. The single bot plays each seat in
turn, and those games have the same dice until their choices differ. A shared win is divided.

For each pairing: wins, ${scoreName} margin (the bot's less the mean of the others'), and p, how likely equals are to
get a share of wins as far from par. Then a rating of all bots: ${bots.standard} (or else the first bot) = ${ANCHORED_AT}, and 400 points more mean ten
times the strength. The 95 % intervals allow for the common dice. One in twenty pairings of equals has a
p below 0.05.

  --bots a,b,..  the bots to compare; ${bots.help}
  --players P    ${players[0]} to ${players[1]}, or a range such as ${players.join('..')}: tables of each size (2)
  --games N      games for each pairing and table size, rounded up so that each seat is played equally often (100)
  --seed S       the same seed gives the same games, unless a bot thinks by the clock (default: a new one, printed)
${options.help}
  --components FILE
                 play with this component set
  --workers N    how many games to play at once (default: one for each core); the games stay the same
  --out FILE     keep each finished game in FILE; if FILE exists, go on from there
  --json         a line of JSON for each pairing and each rating, then one for the summary`,
  async run(listed, args, io) {
    const plan = planOf(listed, args);
    const scores = await play(listed, plan, io);
    const standings = standingsOf(plan.pairings, plan.bouts, scores, plan.games);
    const ladder = ladderOf(plan.bots, standings, anchorOf(plan.bots, listed.commands.bots.standard));
    (plan.json ? printJson : printTable)(listed, plan, standings, ladder, io);
    return 0;
  },
};
