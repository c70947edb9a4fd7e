/** `bb analyze`: says what each choice of a game was worth, where the game turned, and what was luck. */
import { setImmediate } from 'node:timers/promises';
import {
  BadUsage,
  durationText,
  interruptible,
  OTHER_RULES,
  otherRulesText,
  type PlayedFile,
  parse,
  playFile,
  readGame,
  readJson,
  type TableTalk,
  type Terminal,
  table,
  wholeNumber,
} from '@bb/command';
import { type Game, type GameTypes, type ReadRecord, seeded } from '@bb/kernel';
import {
  type Balance,
  DEFAULT_SEARCH,
  type End,
  type Judgment,
  lookBack,
  type Review,
  type Scope,
  type Seen,
  sumUp,
  type Turning,
  valueBySearch,
} from '@bb/search';
import { type AnalysisWords, analysisWords } from './analysis-words.ts';
import type { AnyGameCommand } from './any-game-command.ts';
import type { ListedGame } from './games.ts';

const OPTIONS = {
  seat: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  iterations: { type: 'string' },
  seconds: { type: 'string' },
  choices: { type: 'string' },
  language: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const DEFAULT_ITERATIONS = '300';
const MAX_ITERATIONS = 1_000_000;
const MAX_SECONDS = 86_400;
const MAX_CHOICES = 1000;

/** A record whose choices are all legal. */
interface PlayedRecord<T extends GameTypes> {
  readonly start: T['position'];
  readonly choices: readonly T['choice'][];
  /** By choice: the events that it caused. */
  readonly events: readonly (readonly T['event'][])[];
  /** The end of the game, or null if the record stops before it. */
  readonly end: Pick<End, 'at' | 'turn' | 'outcome'> | null;
}

function playedIn<T extends GameTypes>(
  { game, commands }: ListedGame<T>,
  { start, choices: recorded }: ReadRecord<T>,
  { position, length }: PlayedFile<T>,
): PlayedRecord<T> {
  const choices = recorded.slice(0, length).map((json, i) => game.choices.fromJson(json, `choices[${i}]`));
  const p = game.clone(start);
  const events = choices.map((choice) => {
    const caused: T['event'][] = [];
    game.play(p, choice, caused);
    return caused;
  });
  const outcome = game.outcome(position);
  return { start, choices, events, end: outcome && { at: choices.length, turn: commands.turnOf?.(position) ?? 0, outcome } };
}

/** @returns a function from the number of decisions left to the iterations for the next one: `iterations`, or what the time left allows */
function effort(iterations: number, seconds: number | undefined): (left: number) => number {
  if (seconds === undefined) return () => iterations;
  const began = performance.now();
  let done = 0;
  return (left) => {
    const elapsed = performance.now() - began;
    const msPerIteration = done === 0 ? 1 : elapsed / done;
    const affordable = Math.max(MIN_ITERATIONS, Math.floor(Math.max(0, seconds * 1000 - elapsed) / left / msPerIteration));
    const next = done === 0 ? MIN_ITERATIONS : Math.min(affordable, MAX_ITERATIONS);
    done += next;
    return next;
  };
}
const MIN_ITERATIONS = 20;

/** All that turns a judgment into the lines of the analysis. */
interface Voice<T extends GameTypes> {
  readonly game: Game<T>;
  readonly talk: TableTalk<T>;
  readonly words: AnalysisWords;
  /** The unit of scores, such as VP. */
  readonly score: string;
  /** @returns why a choice was a slip, where a fact of the position tells it; else empty */
  why(seen: Seen<T>): string;
}

const whole = (chance: number): string => `${(100 * chance).toFixed(1)} %`;
const points = (chance: number): string => (100 * chance).toFixed(1).replace('-', '−');
const signed = (chance: number): string => `${chance > 0 ? '+' : ''}${points(chance)}`;

/** The label of a choice, without the reasons that a menu may add. */
const labelOf = <T extends GameTypes>({ talk }: Voice<T>, position: T['position'], seat: number, choice: T['choice']): string =>
  talk.choice?.(choice) ?? talk.menu(position, seat, [choice])[0]?.label ?? choice.type;

/** The lines for one decision: its best choices, and the one that was made. */
function decisionLines<T extends GameTypes>(seen: Seen<T>, most: number, voice: Voice<T>): readonly string[] {
  const { judgment, position } = seen;
  const { at, turn, seat, estimates, chosen, best, loss, lossScore, isSure, isWaste } = judgment;
  const { game, talk, words, score } = voice;
  const label = (choice: T['choice']): string => labelOf(voice, position, seat, choice);
  const shown = estimates.filter((estimate, i) => (i < most && estimate.visits > 0) || estimate === chosen || estimate === best);
  const rows = shown.map((estimate) => [
    estimate === chosen ? '→' : '',
    whole(estimate.win[seat] ?? 0),
    `±${points(estimate.error)}`,
    (estimate.scores[seat] ?? 0).toFixed(1),
    String(estimate.visits),
    label(estimate.choice),
  ]);
  const left = estimates.length - shown.length;
  const why = isSure || isWaste ? voice.why(seen) : '';
  return [
    '',
    `${words.after(at, turn)}, ${talk.question(position, seat, game.legal(position))[0] ?? talk.name(seat)}`,
    ...table(['', words.win, '', score, words.visits, ''], rows).map((line) => `  ${line}`),
    ...(left > 0 ? [`  ${words.more(left)}`] : []),
    `  ${best === chosen ? words.noBetter : words.cost(points(loss), `${lossScore.toFixed(1)} ${score}`, label(best.choice), isSure)}`,
    ...(why === '' ? [] : [`  ${why}`]),
  ];
}

function turningLine<T extends GameTypes>(
  { at, since, turn, by, seat, change, judgment }: Turning<T['choice']>,
  { events }: PlayedRecord<T>,
  seen: readonly Seen<T>[],
  voice: Voice<T>,
): string {
  const { talk, words } = voice;
  const changed = `${words.after(at, turn)}: ${talk.name(seat)} ${signed(change[seat] ?? 0)} %`;
  const position = seen.find((decision) => decision.judgment === judgment)?.position;
  if (by === 'choice' && judgment && position) {
    const [chosen, best] = [judgment.chosen, judgment.best].map(({ choice }) => labelOf(voice, position, seat, choice));
    return `${changed}, ${words.byChoice(chosen ?? '', best ?? '')}`;
  }
  const story = events
    .slice(since, at)
    .flat()
    .map((event) => talk.event(event).trim())
    .filter((text) => text !== '');
  return `${changed}, ${words.byChance(clipped(story.join(' ')))}`;
}

const MAX_STORY_CHARS = 280;
/** Cuts a long text: a storm alone can name half the map. */
const clipped = (text: string): string =>
  text.length > MAX_STORY_CHARS ? `${text.slice(0, MAX_STORY_CHARS).replace(/ [^ ]*$/, '')} …` : text;

const balanceRows = (balances: readonly Balance[], nameOf: (seat: number) => string): readonly (readonly string[])[] =>
  balances.map(({ decisions, slips, first, last, win, luckError, scores }, seat) => [
    nameOf(seat),
    points(first),
    signed(win.luck),
    `±${points(luckError)}`,
    signed(win.skill),
    signed(win.others),
    signed(win.unjudged),
    points(last),
    String(decisions),
    String(slips),
    scores.luck.toFixed(1).replace('-', '−'),
    scores.skill.toFixed(1).replace('-', '−'),
  ]);

function reviewLines<T extends GameTypes>(
  { turnings, balances }: Review<T['choice']>,
  played: PlayedRecord<T>,
  seen: readonly Seen<T>[],
  voice: Voice<T>,
): readonly string[] {
  const { words, score, talk } = voice;
  return [
    '',
    words.turnings,
    ...(turnings.length === 0 ? [`  ${words.none}`] : turnings.map((turning) => `  ${turningLine(turning, played, seen, voice)}`)),
    '',
    words.balance(score),
    ...table(words.heads(score), balanceRows(balances, talk.name)).map((line) => `  ${line}`),
  ];
}

const decisionJson = <T extends GameTypes>(
  { choices }: Game<T>,
  { at, turn, seat, ask, estimates, chosen, best, loss, lossScore, isSure, isWaste }: Judgment<T['choice']>,
) => ({
  type: 'decision',
  at,
  turn,
  seat,
  ask,
  choices: estimates.map(({ choice, visits, win, scores: vp, error }) => ({ choice: choices.toJson(choice), visits, win, vp, error })),
  chosen: choices.toJson(chosen.choice),
  best: choices.toJson(best.choice),
  loss,
  lossVp: lossScore,
  sure: isSure,
  waste: isWaste,
});

const reviewJson = <Choice>({ points: chances, balances, turnings }: Review<Choice>, judged: number, of: number) => ({
  type: 'review',
  judged,
  of,
  points: chances,
  turningPoints: turnings.map(({ judgment, ...turning }) => ({ ...turning, decision: judgment?.at ?? null })),
  seats: balances.map(({ scores: vp, ...balance }, seat) => ({ seat, ...balance, vp })),
});

const parsed = (args: readonly string[]) => parse(args, OPTIONS, 1);

interface Plan<T extends GameTypes> {
  readonly file: string;
  readonly record: ReadRecord<T>;
  readonly scope: Scope;
  readonly iterations: number;
  readonly seconds: number | undefined;
  readonly most: number;
  readonly json: boolean;
  readonly voice: Voice<T>;
}

function planOf<T extends GameTypes>(
  { game, commands: { talker, turnOf, analysis, scoreName } }: ListedGame<T>,
  file: string,
  json: unknown,
  values: ReturnType<typeof parsed>['values'],
): Plan<T> {
  if (values.iterations !== undefined && values.seconds !== undefined)
    throw new BadUsage('--iterations and --seconds: give only one of them');
  const iterations = wholeNumber(values.iterations ?? DEFAULT_ITERATIONS, '--iterations', 1, MAX_ITERATIONS);
  const seconds = values.seconds === undefined ? undefined : wholeNumber(values.seconds, '--seconds', 1, MAX_SECONDS);
  const most = wholeNumber(values.choices ?? '5', '--choices', 1, MAX_CHOICES);
  const record = readGame(file, game, json);
  const language = values.language ?? 'en';
  const talk = talker.at(record.options, 0, [], language);
  const all = record.choices.length;
  const from = wholeNumber(values.from ?? '0', '--from', 0, all);
  const to = wholeNumber(values.to ?? String(all), '--to', from, all);
  const seat = values.seat === undefined ? {} : { seat: wholeNumber(values.seat, '--seat', 1, record.options.players) - 1 };
  return {
    file,
    record,
    scope: { from, to, ...seat },
    iterations,
    seconds,
    most,
    json: values.json === true,
    voice: {
      game,
      talk,
      words: analysisWords(language, turnOf !== undefined),
      score: talk.scoreName ?? scoreName,
      why: (seen) => analysis?.whySlip?.(seen, language) ?? '',
    },
  };
}

async function run<T extends GameTypes>(listed: ListedGame<T>, plan: Plan<T>, io: Terminal): Promise<number> {
  const { file, record, scope, iterations, seconds, most, json, voice } = plan;
  const { game, commands } = listed;
  const playing = playFile(file, game, record);
  const played = playedIn(listed, record, playing);
  const { start, choices, end } = played;
  const { value = valueBySearch(game, { ...DEFAULT_SEARCH, hooks: commands.search ?? {} }), isWaste } = commands.analysis ?? {};
  const began = performance.now();
  const work = lookBack<T>({
    game,
    start,
    choices,
    scope,
    value,
    iterations: effort(iterations, seconds),
    random: (at) => seeded(`look back/${at}`),
    ...(isWaste && { isWaste }),
    ...(commands.turnOf && { turnOf: commands.turnOf }),
  });
  const seen: Seen<T>[] = [];
  const after = await interruptible(async (signal) => {
    for (;;) {
      const { value, done } = work.next();
      if (done) return value;
      seen.push(value);
      if (json) io.out(JSON.stringify(decisionJson(game, value.judgment)));
      const each = (performance.now() - began) / 1000 / value.done;
      io.progress(`${value.done} of ${value.of} decisions, ${durationText((value.of - value.done) * each)} left`);
      await setImmediate();
      if (signal.aborted) return null;
    }
  });
  io.progress('');
  const [of, judged] = [seen.at(-1)?.of ?? 0, seen.length];
  const review = sumUp(record.options.players, seen, after && end && { ...end, before: after });
  if (json) io.out(JSON.stringify(reviewJson(review, judged, of)));
  else {
    for (const decision of seen) for (const line of decisionLines(decision, most, voice)) io.out(line);
    for (const line of reviewLines(review, played, seen, voice)) io.out(line);
    io.out(`\n${voice.words.judged(judged, of)}`);
  }
  if (!playing.other) return 0;
  io.err(`bb analyze: ${file} ${otherRulesText(game, record, playing)}`);
  return playing.other.from === undefined ? 0 : OTHER_RULES;
}

export const analyze: AnyGameCommand = {
  name: 'analyze',
  summary: 'analyze a record: what each choice was worth, and what was luck',
  readsRecord: true,
  help: ({
    commands: { talker },
  }) => `bb analyze FILE [--seat N] [--from N] [--to N] [--iterations N | --seconds N] [--choices N]${talker.languages === null ? '' : ' [--language L]'} [--json]

Analyzes each decision with only what its seat knew: the chance to win and the points of each choice, the choice that was made
(→), and what it cost against the best one. All values are estimates: ± is the standard error, and tries is how often a choice was
tried. A loss of more than two standard errors is certain if new tries of both choices confirm it; it counts as a mistake, and so
does an Action that changed nothing.

  own mistakes     what the seat's own mistakes cost it, in all: 0 at best
  others’ mistakes what the mistakes of the other players gave it, or cost it, in all
  luck             all other changes: dice, draws, and what nobody could know
  not analyzed     changes across decisions that were left out
  The first chance to win and these changes add up to the last one.

  --seat N       only the decisions of Player N; luck and what the others did can't be told apart then
  --from N, --to N
                 only decisions after at least N choices, and fewer than N (dice and draws are choices too)
  --iterations N how long to search at each decision (${DEFAULT_ITERATIONS})
  --seconds N    stop the search at each decision in time to finish in N seconds
  --choices N    show the best N choices of each decision, and the one that was made (5)
${talker.languages === null ? '' : `${talker.languages}\n`}  --json         a line of JSON for each decision, then one for the summary

A record of another version of the rules is analyzed as far as its choices are legal by these; exits with 3 if that is not to its end.
Ctrl-C stops the analysis and sums up what has been analyzed.`,
  run(listed, args, io) {
    const { values, positionals } = parsed(args);
    const [file] = positionals;
    if (file === undefined) throw new BadUsage('no file is given');
    return run(listed, planOf(listed, file, readJson(file), values), io);
  },
};
