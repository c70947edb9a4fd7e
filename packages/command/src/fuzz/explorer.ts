/** Plays random games, prefers what it has rarely done, and counts what has occurred. */
import { CHANCE, type ChoiceJson, type Game, type GameTypes, pick, type Random, RECORD_FORMAT } from '@bb/kernel';
import { Broken } from '../play-game.ts';
import { Corpus } from './corpus.ts';
import { countSteps } from './count-steps.ts';
import { type FuzzedGame, itemsOf, stepIndexOf } from './fuzzed-game.ts';

/** No game comes near this many decisions. */
const MAX_DECISIONS = 200_000;
/** How many decisions to play between two checks of a save. */
const DECISIONS_PER_SAVE_CHECK = 101;

/** The share of games that start from a position of the corpus, the share of those that are cut short, and after how many decisions. */
const [FROM_CORPUS, CUT_SHORT, MAX_SHORT_DECISIONS] = [0.8, 0.7, 120] as const;
/** The weight of an act that was never chosen at this ask: it may not be offered again for thousands of games. */
const NEVER_DONE_WEIGHT = 1000;
/** Random factors for the weights of kinds in a game. */
const WEIGHT_FACTORS = [0.05, 0.3, 1, 1, 3, 20] as const;
const [WHIMSICAL_GAMES, GAMES_WITH_BOTS, SEATS_OF_BOTS] = [0.8, 0.02, 0.6] as const;

/** The style in which one game is played. */
interface Style {
  /** By kind of choice: its weight. */
  readonly weights: Float64Array;
  /** How strongly rare choices are preferred; 0 for not at all. */
  readonly curiosity: number;
  /** How often a move is chosen that leads to other pieces. */
  readonly company: number;
  readonly botSeats: ReadonlySet<number>;
}

/** @returns a record that ends where a game failed */
export const brokenRecord = <T extends GameTypes>(
  { id, version }: Game<T>,
  options: T['options'],
  choices: readonly ChoiceJson<T['choice']['type']>[],
) => ({ format: RECORD_FORMAT, game: id, version, options, choices, result: null });

export class Explorer<T extends GameTypes> {
  readonly fuzzed: FuzzedGame<T>;
  readonly players: readonly number[];
  /** The coverage items. */
  readonly items: readonly string[];
  /** By index of an item: how often it has occurred. */
  readonly seen: Uint32Array;
  games = 0;
  decisions = 0;
  readonly #random: Random;
  readonly #onEvent: ((event: T['event']) => void) | null;
  readonly #index: ReadonlyMap<string, number>;
  readonly #steps: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly #kinds: readonly T['choice']['type'][];
  /** By id of a choice. */
  readonly #kindOf: Uint8Array;
  readonly #actOf: Uint16Array;
  readonly #itemsOf: readonly (readonly (number | undefined)[])[];
  readonly #corpus = new Corpus<T>();
  /** How often each act was chosen at each ask, by a key made of both. */
  readonly #done = new Map<number, number>();
  readonly #legal: T['choice'][] = [];

  /**
   * @param players  the numbers of players of its games
   * @param onEvent  called for every event; if it is null and no item is an event, games make no events, which is faster
   */
  constructor(fuzzed: FuzzedGame<T>, players: readonly number[], random: Random, onEvent: ((event: T['event']) => void) | null = null) {
    const { all } = fuzzed.game.choices;
    this.fuzzed = fuzzed;
    this.players = players;
    this.items = itemsOf(fuzzed);
    this.seen = new Uint32Array(this.items.length);
    this.#random = random;
    this.#onEvent = onEvent;
    this.#index = new Map(this.items.map((item, i) => [item, i]));
    this.#steps = stepIndexOf(fuzzed, (item) => this.#index.get(item) ?? -1);
    this.#kinds = [...new Set(all.map(({ type }) => type))];
    this.#kindOf = Uint8Array.from(all, ({ type }) => this.#kinds.indexOf(type));
    const acts = all.map((choice) => fuzzed.actOf?.(choice) ?? choice.type);
    const actIndex = new Map([...new Set(acts)].map((act, i) => [act, i]));
    this.#actOf = Uint16Array.from(acts, (act) => actIndex.get(act) ?? 0);
    this.#itemsOf = all.map((choice) =>
      [`choice ${choice.type}`, ...(fuzzed.choiceItems?.(choice) ?? [])].map((item) => this.#index.get(item)),
    );
  }

  /** @returns why the item can't occur in this explorer's games; null if it can */
  exclusionFor(item: string): string | null {
    const reasons = this.players.map((players) => this.fuzzed.exclusionFor(item, players));
    return reasons.includes(null) ? null : (reasons[0] ?? null);
  }

  /** @throws Broken */
  playGame(): void {
    const { fuzzed } = this;
    const { game } = fuzzed;
    const random = this.#random;
    const start = random() < FROM_CORPUS ? this.#corpus.draw(random) : null;
    const options =
      start?.options ?? fuzzed.drawOptions(this.players.length === 1 ? (this.players[0] ?? 0) : pick(this.players, random), random);
    const style = this.#drawStyle(options.players);
    const choices = start?.choices.slice() ?? [];
    const before = choices.length;
    const most = start && random() < CUT_SHORT ? before + MAX_SHORT_DECISIONS : MAX_DECISIONS;
    this.games += 1;
    try {
      const p = start ? game.clone(start.p) : game.newGame(options);
      for (const item of fuzzed.optionItems(options)) this.#count(this.#index.get(item));
      const events: T['event'][] | undefined = this.#onEvent || fuzzed.eventItems ? [] : undefined;
      const stepCounter = countSteps(fuzzed.stackOf(p), this.#steps, (item) => this.#count(item));
      for (let seat = game.seatToChoose(p); seat !== null; seat = game.seatToChoose(p)) {
        if (choices.length >= most && most !== MAX_DECISIONS) return;
        if (choices.length >= MAX_DECISIONS) throw new Error(`the game has not ended after ${MAX_DECISIONS} decisions`);
        if (fuzzed.isOffered(p, random))
          this.#corpus.offer(fuzzed.signature(p), () => ({ options, choices: choices.slice(), p: game.clone(p) }), random);
        const choice = this.#choose(p, seat, style);
        if (choices.length % DECISIONS_PER_SAVE_CHECK === 0) checkSave(game, p);
        choices.push(choice);
        stepCounter.on = true;
        game.play(p, choice, events);
        stepCounter.on = false;
        for (const item of this.#itemsOf[choice.id] ?? []) this.#count(item);
        for (const event of events?.splice(0) ?? []) {
          this.#onEvent?.(event);
          for (const item of fuzzed.eventItems?.(event) ?? []) this.#count(this.#index.get(item));
        }
      }
      checkEnd(game, p);
    } catch (error) {
      throw new Broken(
        brokenRecord(
          game,
          options,
          choices.map((choice) => game.choices.toJson(choice)),
        ),
        error,
      );
    } finally {
      this.decisions += choices.length - before;
    }
  }

  #count(item: number | undefined): void {
    if (item !== undefined) this.seen[item] = (this.seen[item] ?? 0) + 1;
  }

  #drawStyle(players: number): Style {
    const random = this.#random;
    const whimsical = random() < WHIMSICAL_GAMES;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    return {
      weights: Float64Array.from(
        this.#kinds,
        (kind: T['choice']['type']) => (this.fuzzed.weights[kind] ?? 1) * (whimsical ? pick(WEIGHT_FACTORS, random) : 1),
      ),
      curiosity: pick([0, 0.3, 0.6, 1], random),
      company: pick([0, 0.5, 0.9], random),
      botSeats: new Set(random() < GAMES_WITH_BOTS ? seats.filter(() => random() < SEATS_OF_BOTS) : []),
    };
  }

  #choose(p: T['position'], seat: number, style: Style): T['choice'] {
    const random = this.#random;
    const { game, bot, company, drawsToward, tryRefusal, stackOf } = this.fuzzed;
    const legal = game.legal(p, this.#legal);
    if (seat === CHANCE) return pick(drawsToward?.(p, legal) ?? legal, random);
    const refused = tryRefusal?.(p, legal, random);
    if (refused) this.#count(this.#index.get(refused));
    if (bot && style.botSeats.has(seat)) return bot(p, random, legal);
    const top = stackOf(p).at(-1);
    const ask = this.#steps.get(top?.proc ?? '')?.get(top?.at ?? '') ?? 0;
    const act = this.#chooseAct(ask, style, legal);
    const alike = legal.filter(({ id }) => this.#actOf[id] === act);
    if (company && alike[0]?.type === company.kind && random() < style.company) {
      const visits = company.among(p, alike);
      if (visits.length > 0) return pick(visits, random);
    }
    return pick(alike, random);
  }

  /** Draws one of the legal acts, by the style's weights and by how rarely each was chosen at this ask. */
  #chooseAct(ask: number, { weights, curiosity }: Style, legal: readonly T['choice'][]): number {
    const acts = new Map<number, number>();
    let sum = 0;
    for (const { id } of legal) {
      const act = this.#actOf[id] ?? 0;
      if (acts.has(act)) continue;
      const done = this.#done.get(ask * this.#actOf.length + act) ?? 0;
      const usual = (weights[this.#kindOf[id] ?? 0] ?? 1) * (curiosity === 0 ? 1 : (1 + done) ** -curiosity);
      const weight = done === 0 ? NEVER_DONE_WEIGHT : usual;
      acts.set(act, weight);
      sum += weight;
    }
    let left = this.#random() * sum;
    let chosen = 0;
    for (const [act, weight] of acts) {
      chosen = act;
      left -= weight;
      if (left < 0) break;
    }
    const key = ask * this.#actOf.length + chosen;
    this.#done.set(key, (this.#done.get(key) ?? 0) + 1);
    return chosen;
  }
}

/** Checks that a save of this position opens at the same decision. @throws Error */
export function checkSave<T extends GameTypes>(game: Game<T>, p: T['position']): void {
  const [own, copy] = [game.decision(p), game.decision(game.load(game.save(p)))];
  if (copy?.ask !== own?.ask || copy?.seat !== own?.seat) throw new Error('a save of this position opens at another decision');
}

/** Checks that a game without a pending decision has an outcome and valid scores. @throws Error */
export function checkEnd<T extends GameTypes>(game: Game<T>, p: T['position']): void {
  const end = game.outcome(p);
  if (!end) throw new Error('no decision is pending, but the game has no outcome');
  if (end.scores.some((score) => !Number.isInteger(score) || score < 0)) throw new Error(`the game ends with ${end.scores.join(' : ')}`);
}
