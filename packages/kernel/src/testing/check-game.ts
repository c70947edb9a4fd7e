/**
 * The properties that every game must have. `checkGame` plays a game at random, checks them on the way, and throws at the first fault. It
 * knows no test runner.
 */

import { deepStrictEqual } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { seeded } from '@bb/kernel';
import type { ChoiceJson } from '../choices.ts';
import { CHANCE, type Decision, type Game, type GameTypes, type Random, type Seat } from '../game.ts';
import { pick } from '../pick.ts';
import { type AnyRecord, recordOf, replayRecord } from '../record.ts';
import { refusal } from '../refusal.ts';
import { checkDealtWorld } from './check-dealt-world.ts';
import { checkExchanges, isFaceDown } from './check-exchanges.ts';
import { type Coverage, noCoverage } from './coverage.ts';
import { difference, type Moment, nameOf, tryChoice } from './worlds.ts';

export interface SuiteSettings<T extends GameTypes = GameTypes> {
  /** A game with more decisions is taken for one that never ends. */
  readonly maxDecisions: number;
  /** A question is checked the first time that it is asked, and then one time in `every`. At the first event of each type, secrets are checked as well. */
  readonly every: number;
  /** How much likelier than others a choice is in random play, 1 by default: for asks that random play would miss. */
  readonly weight?: (choice: T['choice']) => number;
  /** Checks no more after this many decisions of a game, and does not play it to its end. */
  readonly stopAfter?: number;
}

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
  settings: SuiteSettings<T>,
  seed: number,
  coverage: Coverage = noCoverage(),
): Coverage {
  const random = seeded(seed);
  const worlds = seeded(seed + 1_000_000);
  const parsed = game.parseOptions(JSON.parse(JSON.stringify(options)));
  const p = game.newGame(parsed);
  const choices: ChoiceJson[] = [];
  const asks = new Map<string, number>();
  const met = new Set<unknown>();
  const answered = new Set<Seat>();
  let last = '';
  coverage.games++;
  for (let n = 0; n < (settings.stopAfter ?? Number.POSITIVE_INFINITY); n++) {
    const d = game.decision(p);
    if (!d) break;
    if (n >= settings.maxDecisions) throw new Error(`seed ${seed}: the game does not end in ${settings.maxDecisions} decisions`);
    if (d.ask !== last || answered.has(d.seat)) answered.clear();
    try {
      const times = asks.get(d.ask) ?? 0;
      asks.set(d.ask, times + 1);
      coverage.asks.add(d.ask);
      checkDecision(game, p, d);
      const legal = game.legal(p).slice();
      const chosen = weighted(legal, settings.weight, random);
      checkOwnFields(game, p, parsed.players, coverage);
      const isChecked = times % settings.every === 0;
      if (isChecked) {
        checkList(game, p, d, legal);
        checkCopies(game, p, seeded(n));
      }
      choices.push(game.choices.toJson(chosen));
      const before = game.clone(p);
      const events: T['event'][] = [];
      game.play(p, chosen, events);
      const unmet = events.map(typeOf).filter((type) => !met.has(type));
      for (const type of unmet) met.add(type);
      if (isChecked || unmet.length > 0)
        checkSecrets(game, { p: before, asked: d, legal, chosen, answered, seed: `${seed}/${n}` }, parsed.players, worlds, coverage);
      answered.add(d.seat);
      last = d.ask;
      coverage.decisions++;
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      throw new Error(`seed ${seed}, decision ${n}, ${d.ask}: ${fault}`, { cause: error });
    }
  }
  if (game.decision(p) === null) checkEnd(game, p, recordOf(game, parsed, choices, p));
  return coverage;
}

/** Checks that each seat, and a spectator, notices no difference in what it can't see, before and after the choice. */
function checkSecrets<T extends GameTypes>(game: Game<T>, moment: Moment<T>, players: number, random: Random, coverage: Coverage): void {
  const here = tryChoice(game, moment.p, moment.chosen);
  const seats = [null, ...seatsOf(players)];
  if (moment.asked.traits.kind === 'faceDown') checkFaceDown(game, moment);
  checkExchanges(game, moment, here, seats, random, coverage);
  for (const seat of seats) checkDealtWorld(game, moment, here, seat, random, coverage);
}

const typeOf = (event: object): unknown => ('type' in event ? event.type : undefined);
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
function checkFaceDown<T extends GameTypes>(game: Game<T>, moment: Moment<T>): void {
  const [one, other] = [moment.legal.at(0), moment.legal.at(-1)].map((choice) => {
    const tried = choice && tryChoice(game, moment.p, choice);
    return tried && isFaceDown(game, moment, tried) ? game.legal(tried.after).map(({ id }) => id) : null;
  });
  if (one && other && !isDeepStrictEqual(one, other))
    throw new Error(
      `legal gives the next seat other choices after another answer, which lies face down: offer the same, or make asks.${moment.asked.ask} open`,
    );
}

/** A copy that is played on changes nothing in the original, and a loaded save is the same position. */
function checkCopies<T extends GameTypes>(game: Game<T>, p: T['position'], random: Random): void {
  const before = JSON.stringify(game.save(p));
  const loaded = game.load(JSON.parse(before));
  const copy = game.clone(p);
  deepStrictEqual(JSON.stringify(game.save(copy)), before, 'a copy is the same');
  for (let n = 0; n < COPY_DECISIONS && game.decision(copy); n++) {
    // By what is seen and asked, not by another save: a field that a save forgets is forgotten twice.
    for (const seat of [null, 0, 1]) {
      const view = game.view(copy, seat);
      const again = game.view(loaded, seat);
      if (!isDeepStrictEqual(again, view))
        throw new Error(`load has not made the position that was saved: view (${difference(view, again)})`);
    }
    deepStrictEqual(ids(game.legal(loaded)), ids(game.legal(copy)), 'a loaded save offers the same');
    const choice = pick(game.legal(copy), random);
    game.play(copy, choice, []);
    game.play(loaded, choice, []);
  }
  game.resample(copy, null, random);
  deepStrictEqual(JSON.stringify(game.save(p)), before, 'a copy shares nothing');
}

/** All seats see the same but in their own fields. */
function checkOwnFields<T extends GameTypes>(game: Game<T>, p: T['position'], players: number, coverage: Coverage): void {
  const own = new Set<string>(game.ownFields);
  const spectators = Object.entries(game.view(p, null));
  for (const seat of seatsOf(players)) {
    const view = game.view(p, seat);
    const shared = game.sharedView?.(p, seat) ?? view;
    if (!isDeepStrictEqual(shared, view)) throw new Error(`sharedView (${difference(view, shared)}) is not the view of ${nameOf(seat)}`);
    const seen = new Map(Object.entries(view));
    for (const [field, value] of spectators) {
      if (isDeepStrictEqual(seen.get(field), value)) continue;
      if (!own.has(field))
        throw new Error(`view shows ${nameOf(seat)} another ${field} than the spectator: hide it in view, or add it to ownFields`);
      coverage.ownFields.add(field);
    }
  }
}

function checkEnd<T extends GameTypes>(game: Game<T>, p: T['position'], record: AnyRecord): void {
  deepStrictEqual(game.legal(p), [], 'nothing to choose at the end');
  deepStrictEqual(game.seatToChoose(p), null, 'nobody is asked at the end');
  deepStrictEqual(record.result === null || record.result.ending === '', false, 'an outcome');
  deepStrictEqual(game.save(replayRecord(game, JSON.parse(JSON.stringify(record)))), game.save(p), 'the record leads to the same position');
}
