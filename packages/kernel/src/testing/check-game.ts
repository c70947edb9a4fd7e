/**
 * The properties that every game must have. `checkGame` plays a game at random, checks them on the way, and throws at the first fault. It
 * knows no test runner.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { seeded } from '@bb/kernel';
import type { ChoiceJson } from '../choices.ts';
import { CHANCE, type Decision, type Game, type GameTypes, type Random, type Seat } from '../game.ts';
import { pick } from '../pick.ts';
import { type AnyRecord, recordOf, replayRecord } from '../record.ts';
import { refusal } from '../refusal.ts';

/** What a game's own tests tell the suite, because only the game knows it. */
export interface GameHooks<T extends GameTypes> {
  /** Whether this choice brought something hidden to light, so that worlds which differ in it may part. */
  readonly reveals: (before: T['position'], choice: T['choice'], after: T['position']) => boolean;
  /** Whether this draw of Chance is hidden from the seat, or from a spectator for null. Draws that are hidden look alike. */
  readonly hides: (p: T['position'], drawn: T['choice'], seat: Seat | null) => boolean;
  /** How much likelier than others a choice is in random play, 1 by default: for asks that random play would miss. */
  readonly weight?: (choice: T['choice']) => number;
}

export interface SuiteSettings {
  /** A game with more decisions is taken for one that never ends. */
  readonly maxDecisions: number;
  /** Number of decisions from one check of lists, copies and secrets to the next. */
  readonly every: number;
}

/** The amount of checking, so that a test can see that it was enough. */
export interface Coverage {
  decisions: number;
  /** Pairs of worlds that differ in what a seat can't see, and were compared after a choice. */
  compared: number;
  /** The asks that were met. */
  readonly asks: Set<string>;
}

export const noCoverage = (): Coverage => ({ decisions: 0, compared: 0, asks: new Set() });

/** The number of decisions that a copy is played on. */
const COPY_DECISIONS = 60;
/** The number of choices that are tried at a decision though they are not legal. */
const ILLEGAL_TRIES = 5;
const GARBAGE: readonly unknown[] = [null, 7, 'pass', [], {}, { type: 'noSuchKind' }, { type: 7 }];

/**
 * Plays one random game.
 *
 * @param coverage  is added to
 * @throws Error that names the seed, the decision and the property
 */
export function checkGame<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  hooks: GameHooks<T>,
  settings: SuiteSettings,
  seed: number,
  coverage: Coverage = noCoverage(),
): Coverage {
  const random = seeded(seed);
  const worlds = seeded(seed + 1_000_000);
  const parsed = game.parseOptions(JSON.parse(JSON.stringify(options)));
  const p = game.newGame(parsed);
  const choices: ChoiceJson[] = [];
  for (let n = 0; ; n++) {
    const d = game.decision(p);
    if (!d) break;
    if (n >= settings.maxDecisions) throw new Error(`seed ${seed}: the game does not end in ${settings.maxDecisions} decisions`);
    try {
      coverage.asks.add(d.ask);
      checkDecision(game, p, d);
      const legal = game.legal(p).slice();
      const chosen = weighted(legal, hooks.weight, random);
      if (n % settings.every === 0) {
        checkList(game, p, d, legal);
        if (d.traits.kind === 'faceDown') checkFaceDown(game, p, d, legal);
        checkCopies(game, p, seeded(n));
        checkOwnFields(game, p, parsed.players);
        for (const seat of [null, ...seatsOf(parsed.players)]) checkWorld(game, hooks, p, chosen, seat, worlds, coverage);
      }
      choices.push(game.choices.toJson(chosen));
      game.play(p, chosen);
      coverage.decisions++;
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      throw new Error(`seed ${seed}, decision ${n}, ${d.ask}: ${fault}`, { cause: error });
    }
  }
  checkEnd(game, p, recordOf(game, parsed, choices, p));
  return coverage;
}

const seatsOf = (players: number): readonly Seat[] => Array.from({ length: players }, (_, seat) => seat);
const ids = (choices: readonly { readonly id: number }[]): readonly number[] => choices.map(({ id }) => id).sort((a, b) => a - b);

function weighted<C>(from: readonly C[], weight: ((choice: C) => number) | undefined, random: Random): C {
  if (!weight) return pick(from, random);
  let left = random() * from.reduce((sum, choice) => sum + weight(choice), 0);
  for (const choice of from) {
    left -= weight(choice);
    if (left < 0) return choice;
  }
  return pick(from, random);
}

function checkDecision<T extends GameTypes>(game: Game<T>, p: T['position'], d: Decision): void {
  deepStrictEqual(game.asks[d.ask], d.traits, 'the ask stands in the table');
  deepStrictEqual(game.seatToChoose(p), d.seat, 'seatToChoose names the seat of the decision');
  deepStrictEqual(d.traits.kind === 'chance', d.seat === CHANCE, 'Chance answers what is put to Chance');
  deepStrictEqual(game.outcome(p), null, 'a game that waits for an answer has no outcome');
}

/** Lists are not empty, without doubles, registered and pure; what is not on one is refused with the number of a rule. */
function checkList<T extends GameTypes>(game: Game<T>, p: T['position'], { traits }: Decision, legal: readonly T['choice'][]): void {
  const before = JSON.stringify(game.save(p));
  deepStrictEqual(legal.length > 0, true, 'somebody who is asked has a choice');
  deepStrictEqual(new Set(legal).size, legal.length, 'no choice is listed twice');
  for (const choice of legal) {
    deepStrictEqual(game.choices.all[choice.id] === choice, true, 'a choice is in the registry');
    deepStrictEqual(game.choices.fromJson(JSON.parse(JSON.stringify(game.choices.toJson(choice)))) === choice, true, 'JSON of a choice');
  }
  if (traits.kind === 'window') deepStrictEqual(legal.filter(({ type }) => type === traits.quiet).length, 1, 'one quiet answer');
  const illegal = game.choices.all.filter((choice) => !legal.includes(choice));
  for (let i = 0; i < illegal.length; i += 1 + Math.floor(illegal.length / ILLEGAL_TRIES)) {
    const choice = illegal[i];
    if (!choice) continue;
    const refused = refusal(game, p, choice);
    deepStrictEqual(refused === null, false, `${choice.type} is refused`);
    deepStrictEqual(refused?.rule !== '', true, `${choice.type} is refused with a rule`);
  }
  for (const json of GARBAGE)
    deepStrictEqual(
      isBadInput(() => game.choices.fromJson(json, 'choices[0]')),
      true,
      'garbage is no choice',
    );
  deepStrictEqual(ids(game.legal(p)), ids(legal), 'the same list again');
  deepStrictEqual(JSON.stringify(game.save(p)), before, 'listing changes nothing');
}

function isBadInput(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'BadInput' && error.message.startsWith('choices[0]');
  }
}

/** What the next seat may choose does not depend on an answer that lies face down, so both can be asked at the same time. */
function checkFaceDown<T extends GameTypes>(game: Game<T>, p: T['position'], asked: Decision, legal: readonly T['choice'][]): void {
  const [one, other] = legal
    .filter((_, i) => i === 0 || i === legal.length - 1)
    .map((choice) => {
      const copy = game.clone(p);
      game.play(copy, choice);
      const next = game.decision(copy);
      return next?.ask === asked.ask && next.seat !== asked.seat ? ids(game.legal(copy)) : null;
    });
  if (one && other) deepStrictEqual(one, other, 'the next seat has the same choices after any answer');
}

/** A copy that is played on changes nothing in the original, and a loaded save is the same position. */
function checkCopies<T extends GameTypes>(game: Game<T>, p: T['position'], random: Random): void {
  const before = JSON.stringify(game.save(p));
  const loaded = game.load(JSON.parse(before));
  const copy = game.clone(p);
  deepStrictEqual(JSON.stringify(game.save(copy)), before, 'a copy is the same');
  for (let n = 0; n < COPY_DECISIONS && game.decision(copy); n++) {
    // By what is seen and asked, not by another save: a field that a save forgets is forgotten twice.
    for (const seat of [null, 0, 1]) deepStrictEqual(game.view(loaded, seat), game.view(copy, seat), 'a loaded save is the same position');
    deepStrictEqual(ids(game.legal(loaded)), ids(game.legal(copy)), 'a loaded save offers the same');
    const choice = pick(game.legal(copy), random);
    game.play(copy, choice, []);
    game.play(loaded, choice, []);
  }
  game.resample(copy, null, random);
  deepStrictEqual(JSON.stringify(game.save(p)), before, 'a copy shares nothing');
}

/** All seats see the same but in their own fields. */
function checkOwnFields<T extends GameTypes>(game: Game<T>, p: T['position'], players: number): void {
  const own = new Set<string>(game.ownFields);
  const common = (seat: Seat | null) => Object.fromEntries(Object.entries(game.view(p, seat)).filter(([field]) => !own.has(field)));
  const all = common(null);
  for (const seat of seatsOf(players)) deepStrictEqual(common(seat), all, `what seat ${seat} sees with all others`);
}

/** In a world in which all that a seat can't see is dealt anew, it sees, is asked, may choose and is told the same. */
function checkWorld<T extends GameTypes>(
  game: Game<T>,
  { reveals, hides }: GameHooks<T>,
  p: T['position'],
  chosen: T['choice'],
  seat: Seat | null,
  random: Random,
  coverage: Coverage,
): void {
  const who = seat === null ? 'the spectator' : `seat ${seat}`;
  const here = game.clone(p);
  const there = game.clone(p);
  game.resample(there, seat, random);
  deepStrictEqual(game.view(there, seat), game.view(here, seat), `the view of ${who}`);
  deepStrictEqual(game.decision(there), game.decision(here), `the decision that ${who} sees`);
  const asked = game.seatToChoose(p);
  const { traits } = game.decision(p) ?? {};
  if (traits && 'single' in traits && traits.single === 'play' && seat === null)
    deepStrictEqual(game.legal(there).length === 1, game.legal(here).length === 1, 'a choice that is made at once tells nothing');
  if (asked === seat) deepStrictEqual(ids(game.legal(there)), ids(game.legal(here)), `the choices of ${who}`);
  const isHidden = traits?.kind === 'faceDown' ? asked !== seat : traits?.kind === 'chance' && hides(p, chosen, seat);
  // The same draw would hide a leak, because it leaks the same in both worlds.
  const alike = game.legal(there).filter((c) => (isHidden ? traits?.kind === 'faceDown' || hides(there, c, seat) : c === chosen));
  // If the other world has not this choice, a hidden piece is played: nothing can be compared.
  if (alike.length === 0) return;
  const eventsHere: T['event'][] = [];
  const eventsThere: T['event'][] = [];
  game.play(here, chosen, eventsHere);
  game.play(there, pick(alike, random), eventsThere);
  if (reveals(p, chosen, here)) return;
  coverage.compared++;
  const told = (events: readonly T['event'][]) => events.map((event) => game.redact(event, seat)).filter((event) => event !== null);
  const after = `after ${chosen.type}`;
  deepStrictEqual(told(eventsThere), told(eventsHere), `what ${who} is told ${after}`);
  deepStrictEqual(game.view(there, seat), game.view(here, seat), `the view of ${who} ${after}`);
  deepStrictEqual(game.decision(there), game.decision(here), `the decision that ${who} sees ${after}`);
}

function checkEnd<T extends GameTypes>(game: Game<T>, p: T['position'], record: AnyRecord): void {
  deepStrictEqual(game.legal(p), [], 'nothing to choose at the end');
  deepStrictEqual(game.seatToChoose(p), null, 'nobody is asked at the end');
  deepStrictEqual(record.result === null || record.result.ending === '', false, 'an outcome');
  deepStrictEqual(game.save(replayRecord(game, JSON.parse(JSON.stringify(record)))), game.save(p), 'the record leads to the same position');
}
