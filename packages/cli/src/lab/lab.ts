/** `bb lab`: many games of several kinds, set side by side on a page. */
import { writeFileSync } from 'node:fs';
import { playsByTheClock } from '@bb/bots';
import { ENGINE_VERSION, MAX_SEATS } from '@bb/engine';
import { type Crew, threads, workersIn } from '../batch/crew.ts';
import { seedFor } from '../batch/journal.ts';
import { type Batch, interruptible, runBatch } from '../batch/run-batch.ts';
import { OPTION_HELP } from '../game-options.ts';
import { LANGUAGE_HELP, type Locale, localeOf } from '../locale.ts';
import type { Terminal } from '../terminal.ts';
import { BadUsage, BOTS_HELP, type Command, Failure, parse, playerCounts, wholeNumber } from '../usage.ts';
import { type Facts, readFacts } from './facts.ts';
import { differenceOf, type Figures, figuresOf, MEASURES } from './figures.ts';
import { BUILT_IN, MOST_VARIATIONS, seatedAt, type Variation, variationsOf } from './variations.ts';

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
  queue: { type: 'string' },
  work: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const MOST_GAMES = 1_000_000;
const PAGE = 'lab.html';
/** Games that travel together: few enough to lose, many enough to be worth a message. */
const BLOCK = 4;

interface Plan {
  readonly variations: readonly Variation[];
  /** Of each variation. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly out: string | undefined;
  readonly page: string;
  readonly locale: Locale;
  readonly queue: string | undefined;
  readonly json: boolean;
}

type Typed = ReturnType<typeof parse<typeof OPTIONS>>['values'];

function planOf(values: Typed): Plan {
  if (values.queue !== undefined && values.workers !== undefined)
    throw new BadUsage('--workers makes no sense with --queue: who works on it says it');
  return {
    variations: variationsOf(playerCounts(values.players ?? '4'), values.option ?? [], values.components ?? [], values.bots ?? []),
    games: wholeNumber(values.games ?? '100', '--games', 1, MOST_GAMES),
    workers: workersIn(values.workers),
    page: values.page ?? PAGE,
    locale: localeOf(values.language ?? 'en'),
    out: values.out,
    queue: values.queue,
    json: values.json === true,
    seed: seedFor(values.seed, values.out),
  };
}

/** Games of all variations go on side by side, and with the same dice: only what differs makes a difference. */
function batchOf({ variations, games, seed }: Plan): Batch<Facts> {
  const at = (game: number): { variation: Variation; round: number } => {
    const variation = variations[game % variations.length];
    if (!variation) throw new RangeError(`there is no game ${game}`);
    return { variation, round: Math.floor(game / variations.length) };
  };
  return {
    plan: { command: 'lab', engine: ENGINE_VERSION, variations, games, seed },
    games: games * variations.length,
    job(game) {
      const { variation, round } = at(game);
      return { options: variation.options, bots: seatedAt(variation, round), seed: `${seed}/${round}` };
    },
    read: readFacts,
  };
}

export interface Result {
  readonly variation: Variation;
  readonly facts: readonly Facts[];
  readonly figures: Figures;
}

async function gather({ queue, workers }: Plan): Promise<Crew> {
  if (queue === undefined) return threads('facts', workers, BLOCK);
  const { queued } = await import('./queue.ts');
  return queued(queue, BLOCK);
}

async function play(plan: Plan, io: Terminal): Promise<readonly Result[]> {
  const all = await interruptible((signal) => runBatch(batchOf(plan), () => gather(plan), plan.out, io, signal));
  return plan.variations.map((variation, i) => {
    const facts = all.filter((_, game) => game % plan.variations.length === i);
    return { variation, facts, figures: figuresOf(variation, facts) };
  });
}

/** Who thinks by the clock. */
export const timedIn = (results: readonly Result[]): readonly string[] =>
  [...new Set(results.flatMap(({ variation }) => variation.bots))].filter(playsByTheClock);

function tellPrograms({ seed, games }: Plan, results: readonly Result[], io: Terminal): void {
  const [standard] = results;
  for (const { variation, facts, figures } of results) {
    const { components = 'reconstructed', ...options } = variation.options;
    const against = Object.fromEntries(MEASURES.map((measure) => [measure, differenceOf(measure, facts, standard?.facts ?? [])]));
    io.out(
      JSON.stringify({
        type: 'variation',
        options,
        components: typeof components === 'string' ? components : components.id,
        seated: variation.bots,
        ...figures,
        ...(standard && facts !== standard.facts && { againstFirst: against }),
      }),
    );
  }
  io.out(JSON.stringify({ type: 'summary', seed, games: games * results.length, repeatable: timedIn(results).length === 0 }));
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`${file}: can't be written (${error instanceof Error ? error.message : String(error)})`);
  }
}

async function investigate(plan: Plan, io: Terminal): Promise<number> {
  const results = await play(plan, io);
  if (plan.json) tellPrograms(plan, results, io);
  else {
    const { pageOf } = await import('./page.ts');
    write(plan.page, await pageOf(results, plan.seed, plan.locale));
    io.out(`${plan.games * results.length} games, seed ${plan.seed}; the page is ${plan.page}`);
  }
  return 0;
}

/** Plays what others put into the queue, until it is stopped. */
async function work({ queue, workers, ...rest }: Typed, io: Terminal): Promise<number> {
  if (queue === undefined) throw new BadUsage('--work needs --queue: where is the work?');
  const [other] = Object.keys(rest).filter((name) => name !== 'work');
  if (other !== undefined) throw new BadUsage(`--${other} makes no sense with --work: who puts games into the queue says it`);
  const crew = threads('facts', workersIn(workers));
  try {
    const { work: take } = await import('./queue.ts');
    await interruptible((signal) => take(queue, crew, io, signal));
  } finally {
    await crew.dismiss();
  }
  return 0;
}

export const lab: Command = {
  name: 'lab',
  summary: 'play many games of several kinds, and set them side by side on a page',
  help: `bb lab [--games N] [--players P] [--bots a,b,..].. [--option NAME[=VALUE,..]].. [--components FILE]..
       [--seed S] [--workers N] [--out FILE] [--page FILE] [--language L] [--queue URL] [--json]
bb lab --queue URL --work [--workers N]

Writes a page with charts: wins by seat, by pirate, what cards are worth and what becomes of them, how
long games are, what becomes of pirates, how games end. Several numbers of players, values of an option,
component sets and lists of bots are variations, each with each (at most ${MOST_VARIATIONS}). They have the same dice as far
as they go alike; the page tells how each differs from the first.

  --games N      how many games of each variation (100)
  --players P    2 to ${MAX_SEATS}, or a range as 3..5 (4)
  --bots a,b,..  who plays, begun again where the list is short (captain); the seats change from game to game;
                 several lists may be given; ${BOTS_HELP}
  --seed S       the same seed gives the same games, unless somebody thinks by the clock (a new one each time, printed)
${OPTION_HELP.replace('may stand several times', 'several values as length=standard,long')}
  --components FILE
                 a component set; several may be given, and ${BUILT_IN} is the one that comes with the game
  --workers N    how many games at once (one for each core); the games are the same
  --out FILE     keep what is found in each game in FILE; where it is there, go on from it
  --page FILE    where the page goes (${PAGE})
${LANGUAGE_HELP.replace('what is told of the game', 'of the page')}
  --json         lines of JSON instead of a page: one for each variation, then one for the summary
  --queue URL    let others play: the games go into a queue on this Redis, redis://HOST:PORT; #NAME behind
                 it is a queue of its own
  --work         play what is in the queue, on any machine that has this program in the same version;
                 Ctrl-C ends it after the games in hand, a second one at once, and they go to another`,
  async run(args, io) {
    const { values } = parse(args, OPTIONS);
    return values.work === true ? work(values, io) : investigate(planOf(values), io);
  },
};
