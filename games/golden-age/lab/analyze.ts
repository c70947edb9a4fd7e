/** `bb analyze`: says what each choice of a game was worth, where the game turned, and what was luck. */

import { setImmediate } from 'node:timers/promises';
import {
  BadUsage,
  type Command,
  durationText,
  interruptible,
  OTHER_RULES,
  otherRulesText,
  type PlayedFile,
  parse,
  playFile,
  readGame,
  readJson,
  type Terminal,
  table,
  wholeNumber,
} from '@bb/command';
import { type Balance, type Judgment, lookBack, type Review, sumUp, type Turning, valueBySearch } from '@bb/golden-age/bots';
import {
  type Choice,
  choiceFromJson,
  choiceToJson,
  clone,
  decision,
  type Game,
  type GameEvent,
  type GoldenAge,
  goldenAge,
  legal,
  outcome,
  play,
  tablesFor,
  view,
} from '@bb/golden-age/rules';
import { choiceLabel, eventText, prompt } from '@bb/golden-age/text';
import { whySlip } from '@bb/golden-age/text/slips';
import type { ReadRecord } from '@bb/kernel';
import type { End, Scope, Seen } from '@bb/search';
import { LANGUAGE_HELP, localeOf, type Speech, seatNames, speech } from './locale.ts';

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
interface PlayedRecord {
  readonly start: Game;
  readonly choices: readonly Choice[];
  /** By choice: the events that it caused. */
  readonly events: readonly (readonly GameEvent[])[];
  /** The end of the game, or null if the record stops before it. */
  readonly end: Pick<End, 'at' | 'turn' | 'outcome'> | null;
}

/** @throws Failure that names the first illegal choice */
function playedIn({ start, choices: recorded }: ReadRecord<GoldenAge>, { position, length }: PlayedFile<GoldenAge>): PlayedRecord {
  const choices = recorded.slice(0, length).map((json, i) => choiceFromJson(json, `choices[${i}]`));
  const g = clone(start);
  const events = choices.map((choice) => {
    const caused: GameEvent[] = [];
    g.events = caused;
    play(g, choice);
    return caused;
  });
  const result = outcome(position);
  return {
    start,
    choices,
    events,
    end: result && { at: choices.length, turn: position.playerTurn, outcome: result },
  };
}

/** @returns a function from the number of decisions left to the iterations for the next one: `iterations`, or what the time left allows */
function effort(iterations: number, seconds: number | undefined): (left: number) => number {
  if (seconds === undefined) return () => iterations;
  const began = performance.now();
  let spent = 0;
  return (left) => {
    const elapsed = performance.now() - began;
    const each = spent === 0 ? 1 : elapsed / spent;
    const now = Math.max(MIN_ITERATIONS, Math.floor(Math.max(0, seconds * 1000 - elapsed) / left / each));
    const next = spent === 0 ? MIN_ITERATIONS : Math.min(now, MAX_ITERATIONS);
    spent += next;
    return next;
  };
}
const MIN_ITERATIONS = 20;

const whole = (chance: number): string => `${(100 * chance).toFixed(1)} %`;
const points = (chance: number): string => (100 * chance).toFixed(1).replace('-', '−');
const signed = (chance: number): string => `${chance > 0 ? '+' : ''}${points(chance)}`;

/** The lines for one decision: its best choices, and the one that was made. */
function decisionLines({ judgment, position }: Seen<GoldenAge>, most: number, n: Speech): readonly string[] {
  const { at, turn, seat, estimates, chosen, best, loss, lossScore, isSure, isWaste } = judgment;
  const words = n.words.analysis;
  const pending = decision(position);
  const asked = { view: view(position, seat), choices: legal(position) };
  const shown = estimates.filter((one, i) => (i < most && one.visits > 0) || one === chosen || one === best);
  const rows = shown.map((one) => [
    one === chosen ? '→' : '',
    whole(one.win[seat] ?? 0),
    `±${points(one.error)}`,
    (one.scores[seat] ?? 0).toFixed(1),
    String(one.visits),
    choiceLabel(one.choice, n),
  ]);
  const left = estimates.length - shown.length;
  const why =
    (isSure || isWaste) && pending
      ? whySlip({ chosen: chosen.choice, best: best.choice, isWaste }, { view: asked.view, about: pending.about }, n)
      : '';
  return [
    '',
    words.asked(at, turn, n.seat(seat), pending ? prompt(pending, n, asked) : ''),
    ...table(['', words.win, '', words.vp, words.visits, ''], rows).map((line) => `  ${line}`),
    ...(left > 0 ? [`  ${words.more(left)}`] : []),
    `  ${best === chosen ? words.noBetter : words.cost(points(loss), lossScore.toFixed(1), choiceLabel(best.choice, n), isSure)}`,
    ...(why === '' ? [] : [`  ${why}`]),
  ];
}

function turningLine({ at, since, turn, by, seat, change, judgment }: Turning, { events }: PlayedRecord, n: Speech): string {
  const words = n.words.analysis;
  const changeText = signed(change[seat] ?? 0);
  if (by === 'choice' && judgment)
    return words.turnedByChoice(
      at,
      turn,
      n.seat(seat),
      changeText,
      choiceLabel(judgment.chosen.choice, n),
      choiceLabel(judgment.best.choice, n),
    );
  const story = events
    .slice(since, at)
    .flat()
    .map((event) => eventText(event, n).trim())
    .filter((text) => text !== '');
  return words.turnedByChance(at, turn, n.seat(seat), changeText, clipped(story.join(' ')));
}

const MAX_STORY_CHARS = 280;
/** Cuts a long text: a storm alone can name half the map. */
const clipped = (text: string): string =>
  text.length > MAX_STORY_CHARS ? `${text.slice(0, MAX_STORY_CHARS).replace(/ [^ ]*$/, '')} …` : text;

const balanceRows = (balances: readonly Balance[], n: Speech): readonly (readonly string[])[] =>
  balances.map(({ decisions, slips, first, last, win, luckError, scores }, seat) => [
    n.seat(seat),
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

function reviewLines({ turnings, balances }: Review, played: PlayedRecord, n: Speech): readonly string[] {
  const { analysis: words } = n.words;
  return [
    '',
    words.turnings,
    ...(turnings.length === 0 ? [`  ${words.none}`] : turnings.map((one) => `  ${turningLine(one, played, n)}`)),
    '',
    words.balance,
    ...table(words.heads, balanceRows(balances, n)).map((line) => `  ${line}`),
  ];
}

const decisionJson = ({ at, turn, seat, ask, estimates, chosen, best, loss, lossScore, isSure, isWaste }: Judgment) => ({
  type: 'decision',
  at,
  turn,
  seat,
  ask,
  choices: estimates.map(({ choice, visits, win, scores: vp, error }) => ({ choice: choiceToJson(choice), visits, win, vp, error })),
  chosen: choiceToJson(chosen.choice),
  best: choiceToJson(best.choice),
  loss,
  lossVp: lossScore,
  sure: isSure,
  waste: isWaste,
});

const reviewJson = ({ points: chances, balances, turnings }: Review, judged: number, of: number) => ({
  type: 'review',
  judged,
  of,
  points: chances,
  turningPoints: turnings.map(({ judgment, ...turning }) => ({ ...turning, decision: judgment?.at ?? null })),
  seats: balances.map(({ scores: vp, ...balance }, seat) => ({ seat, ...balance, vp })),
});

const parsed = (args: readonly string[]) => parse(args, OPTIONS, 1);

interface Plan {
  readonly file: string;
  readonly record: ReadRecord<GoldenAge>;
  readonly scope: Scope;
  readonly iterations: number;
  readonly seconds: number | undefined;
  readonly most: number;
  readonly json: boolean;
  readonly names: Speech;
}

function planOf(file: string, json: unknown, values: ReturnType<typeof parsed>['values']): Plan {
  const locale = localeOf(values.language ?? 'en');
  if (values.iterations !== undefined && values.seconds !== undefined)
    throw new BadUsage('--iterations and --seconds: give only one of them');
  const iterations = wholeNumber(values.iterations ?? DEFAULT_ITERATIONS, '--iterations', 1, MAX_ITERATIONS);
  const seconds = values.seconds === undefined ? undefined : wholeNumber(values.seconds, '--seconds', 1, MAX_SECONDS);
  const most = wholeNumber(values.choices ?? '5', '--choices', 1, MAX_CHOICES);
  const record = readGame(file, goldenAge, json);
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
    names: speech(locale, tablesFor(record.options), seatNames(locale, record.options)),
  };
}

async function run({ file, record, scope, iterations, seconds, most, json, names: n }: Plan, io: Terminal): Promise<number> {
  const playing = playFile(file, goldenAge, record);
  const played = playedIn(record, playing);
  const { start, choices, end } = played;
  const began = performance.now();
  const work = lookBack(start, choices, scope, valueBySearch, effort(iterations, seconds));
  const seen: Seen<GoldenAge>[] = [];
  const after = await interruptible(async (signal) => {
    for (;;) {
      const { value, done } = work.next();
      if (done) return value;
      seen.push(value);
      if (json) io.out(JSON.stringify(decisionJson(value.judgment)));
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
    for (const one of seen) for (const line of decisionLines(one, most, n)) io.out(line);
    for (const line of reviewLines(review, played, n)) io.out(line);
    io.out(`\n${n.words.analysis.judged(judged, of)}`);
  }
  if (!playing.other) return 0;
  io.err(`bb analyze: ${file} ${otherRulesText(goldenAge, record, playing)}`);
  return playing.other.from === undefined ? 0 : OTHER_RULES;
}

export const analyze: Command = {
  name: 'analyze',
  summary: 'analyze a record: what each choice was worth, and what was luck',
  help: `bb analyze FILE [--seat N] [--from N] [--to N] [--iterations N | --seconds N] [--choices N] [--language L] [--json]

Analyzes each decision with only what its seat knew: the chance to win and the Victory Points of each choice, the choice that was made
(→), and what it cost against the best one. All values are estimates: ± is the standard error, and visits is how often a choice was
tried. A loss of more than two standard errors is sure if fresh tries of both choices agree; it counts as a slip, and so
does an Action that changed nothing.

  own slips     what the seat's own slips cost it, in all: 0 at best
  others’ slips what the slips of the other players gave it, or cost it, in all
  luck          all other changes: dice, draws, and what nobody could know
  unjudged      changes across decisions that were left out
  The first chance to win and these changes add up to the last one.

  --seat N       only the decisions of Player N; luck and what the others did can't be told apart then
  --from N, --to N
                 only decisions after at least N choices, and fewer than N (dice and draws are choices too)
  --iterations N how long to search at each decision (${DEFAULT_ITERATIONS})
  --seconds N    stop the search at each decision in time to finish in N seconds
  --choices N    show the best N choices of each decision, and the one that was made (5)
${LANGUAGE_HELP}
  --json         a line of JSON for each decision, then one for the summary

A record of another version of the rules is analyzed as far as its choices are legal by these; exits with 3 if that is not to its end.
Ctrl-C stops the analysis and sums up what has been judged.`,
  run(args, io) {
    const { values, positionals } = parsed(args);
    const [file] = positionals;
    if (file === undefined) throw new BadUsage('no file is given');
    return run(planOf(file, readJson(file), values), io);
  },
};
