/** `bb lab`: plays many games of several kinds and compares them on a page. */

import {
  alternating,
  type Batch,
  BUILT_IN,
  type Command,
  interruptible,
  MAX_VARIATIONS,
  parse,
  playerCounts,
  runBatch,
  seedFor,
  type Terminal,
  threadPool,
  wholeNumber,
  workersIn,
  writeText,
} from '@bb/command';
import { isTimeLimited } from '@bb/golden-age/bots';
import { ENGINE_VERSION, GAME_ID, MAX_SEATS } from '@bb/golden-age/rules';
import { BOTS } from './bot-list.ts';
import { type Facts, readFacts } from './facts.ts';
import { OPTION_HELP } from './game-options.ts';
import { LANGUAGE_HELP, type Locale, localeOf } from './locale.ts';
import { differenceOf, type Figures, figuresOf, MEASURES } from './variation-figures.ts';
import { seatedAt, type Variation, variationsOf } from './variations.ts';

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

const WORKER = new URL(`./worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
const MAX_GAMES = 1_000_000;
const PAGE = 'lab.html';
/** How many games make one message to a worker: few enough to lose, many enough to be worth a message. */
const GAMES_PER_BLOCK = 4;

interface Plan {
  readonly variations: readonly Variation[];
  /** How many games of each variation. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly out: string | undefined;
  readonly page: string;
  readonly locale: Locale;
  readonly json: boolean;
}

type Values = ReturnType<typeof parse<typeof OPTIONS>>['values'];

function planOf(values: Values): Plan {
  return {
    variations: variationsOf(
      playerCounts(values.players ?? '4', [2, MAX_SEATS]),
      values.option ?? [],
      values.components ?? [],
      values.bots ?? [],
    ),
    games: wholeNumber(values.games ?? '100', '--games', 1, MAX_GAMES),
    workers: workersIn(values.workers),
    page: values.page ?? PAGE,
    locale: localeOf(values.language ?? 'en'),
    out: values.out,
    json: values.json === true,
    seed: seedFor(values.seed, values.out),
  };
}

const batchOf = ({ variations, games, seed }: Plan): Batch<Facts> => ({
  plan: { command: 'lab', engine: ENGINE_VERSION, variations, games, seed },
  ...alternating(GAME_ID, variations, games, seed, seatedAt),
  read: readFacts,
});

export interface Result {
  readonly variation: Variation;
  readonly facts: readonly Facts[];
  readonly figures: Figures;
}

async function play(plan: Plan, io: Terminal): Promise<readonly Result[]> {
  const all = await interruptible((signal) =>
    runBatch(batchOf(plan), () => threadPool(WORKER, 'facts', plan.workers, GAMES_PER_BLOCK), plan.out, io, signal),
  );
  return plan.variations.map((variation, i) => {
    const facts = all.filter((_, game) => game % plan.variations.length === i);
    return { variation, facts, figures: figuresOf(variation, facts) };
  });
}

/** The bots that think by the clock, whose games can't be repeated. */
export const timedIn = (results: readonly Result[]): readonly string[] =>
  [...new Set(results.flatMap(({ variation }) => variation.bots))].filter(isTimeLimited);

function printJson({ seed, games }: Plan, results: readonly Result[], io: Terminal): void {
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

async function compare(plan: Plan, io: Terminal): Promise<number> {
  const results = await play(plan, io);
  if (plan.json) printJson(plan, results, io);
  else {
    const { pageOf } = await import('./page.ts');
    writeText(plan.page, await pageOf(results, plan.seed, plan.locale));
    io.out(`${plan.games * results.length} games, seed ${plan.seed}; the page is ${plan.page}`);
  }
  return 0;
}

export const lab: Command = {
  name: 'lab',
  summary: 'play many games of several kinds, and compare them on a page',
  help: `bb lab [--games N] [--players P] [--bots a,b,..].. [--option NAME[=VALUE,..]].. [--components FILE]..
       [--seed S] [--workers N] [--out FILE] [--page FILE] [--language L] [--json]

Writes a page with charts: wins by seat and by pirate, what cards are worth and what becomes of them, how
long games are, what becomes of pirates, how games end. If you give several numbers of players, values of an
option, component sets or lists of bots, each combination is a variation (at most ${MAX_VARIATIONS}). Their games have the
same dice until choices differ; the page shows how each variation differs from the first.

  --games N      how many games of each variation (100)
  --players P    2 to ${MAX_SEATS}, or a range such as 3..5 (4)
  --bots a,b,..  the bots, repeated if there are more seats (captain); the seats change from game to game;
                 can be repeated; ${BOTS.help}
  --seed S       the same seed gives the same games, unless a bot thinks by the clock (default: a new one, printed)
${OPTION_HELP.replace('can be repeated', 'several values: length=standard,long')}
  --components FILE
                 a component set; can be repeated; ${BUILT_IN} is the one that comes with the game
  --workers N    how many games to play at once (default: one for each core); the games stay the same
  --out FILE     keep the facts of each finished game in FILE; if FILE exists, go on from there
  --page FILE    where to write the page (${PAGE})
${LANGUAGE_HELP.replace('of the game texts', 'of the page')}
  --json         print JSON instead of writing a page: a line for each variation, then one for the summary`,
  async run(args, io) {
    const { values } = parse(args, OPTIONS);
    return compare(planOf(values), io);
  },
};
