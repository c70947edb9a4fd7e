/** Plays random games, prefers what it has rarely done, and counts what has occurred. */
import { CHANCE, pick, type Random } from '@bb/kernel';
import {
  type About,
  type Choice,
  type ChoiceKind,
  classic,
  type Game,
  type GameEvent,
  isPort,
  locatorOf,
  MAX_SEATS,
  type Options,
  portAt,
  SOLITAIRE_SEATS,
} from '../../rules/index.ts';
import { Corpus } from './corpus.ts';
import { countSteps } from './count-steps.ts';
import { eventItems, ITEMS, optionItems } from './coverage-items.ts';

/** No game comes near this many decisions. */
const MAX_DECISIONS = 200_000;
/** How many decisions to play between two checks of a save. */
const DECISIONS_PER_SAVE_CHECK = 101;
/** The share of games that start from a position of the corpus, the share of those that are cut short, and after how many decisions. */
const [FROM_CORPUS, CUT_SHORT, MAX_SHORT_DECISIONS] = [0.8, 0.7, 150] as const;
/** The share of turns that are offered to the corpus. */
const OFFERED = 0.2;
/** The weight of an act that was never chosen at this ask. */
const NEVER_DONE_WEIGHT = 1000;
/** How often a step is chosen that leads to a port, a ship or a merchant. */
const COMPANY = 0.5;

/** Weights of kinds of choice that make games long and rich; 1 for all others. */
const KIND_WEIGHTS: { readonly [K in ChoiceKind]?: number } = {
  petition: 0.2,
  pass: 0.2,
  stop: 0.3,
  jettison: 0.05,
  release: 0.05,
  declareRevelry: 0.3,
  search: 4,
  takePrize: 12,
  attack: 4,
  torture: 4,
  doBusiness: 6,
  ransom: 12,
  bribe: 4,
  buyLetter: 4,
  useInformation: 4,
  newWarship: 4,
  accept: 4,
  surrender: 10,
};

/** A game that failed, with the choices up to the failure. */
export class Broken extends Error {
  readonly options: Options;
  readonly choices: readonly Choice[];

  constructor(options: Options, choices: readonly Choice[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'Broken';
    this.options = options;
    this.choices = choices;
  }
}

function drawOptions(random: Random): Options {
  const players = 2 + Math.floor(random() * (MAX_SEATS - 1));
  const often = (share: number): boolean => random() < share;
  return {
    players,
    short: often(0.3),
    blood: often(0.3),
    openHostages: often(0.2),
    strictBribes: often(0.2),
    solitaire: players === SOLITAIRE_SEATS && often(0.4),
  };
}

export class Explorer {
  games = 0;
  decisions = 0;
  /** By coverage item: how often it has occurred. */
  readonly seen = new Map<string, number>(ITEMS.map((item) => [item, 0]));
  readonly #random: Random;
  readonly #corpus = new Corpus();
  /** How often each kind of choice was made at each ask. */
  readonly #done = new Map<string, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** @throws Broken */
  playGame(): void {
    const random = this.#random;
    const start = random() < FROM_CORPUS ? this.#corpus.draw(random) : null;
    const options = start?.options ?? drawOptions(random);
    const choices = start?.choices.slice() ?? [];
    const before = choices.length;
    const most = start && random() < CUT_SHORT ? before + MAX_SHORT_DECISIONS : MAX_DECISIONS;
    const curiosity = pick([0, 0.3, 0.6, 1], random);
    this.games += 1;
    try {
      const g = start ? classic.clone(start.g) : classic.newGame(options);
      for (const item of optionItems(options)) this.#count(item);
      const stepCounter = countSteps(g, (item) => this.#count(item));
      for (let asked = classic.decision(g); asked; asked = classic.decision(g)) {
        if (choices.length >= MAX_DECISIONS) throw new Error(`the game has not ended after ${MAX_DECISIONS} decisions`);
        if (choices.length >= most) return;
        this.#count(`ask ${asked.ask}`);
        if (asked.ask === 'takeOperation' && random() < OFFERED) this.#corpus.offer(g, options, choices, random);
        if (choices.length % DECISIONS_PER_SAVE_CHECK === 0) checkSave(g);
        const legal = classic.legal(g);
        const choice =
          asked.seat === CHANCE ? pick(towardsHostages(g, asked.about, legal), random) : this.#choose(g, asked.ask, legal, curiosity);
        choices.push(choice);
        this.#count(`choice ${choice.type}`);
        const events: GameEvent[] = [];
        stepCounter.on = true;
        classic.play(g, choice, events);
        stepCounter.on = false;
        for (const event of events) for (const item of eventItems(event)) this.#count(item);
      }
      if (classic.outcome(g) === null) throw new Error('no decision is pending, but the game has no outcome');
    } catch (error) {
      throw new Broken(options, choices, error);
    } finally {
      this.decisions += choices.length - before;
    }
  }

  #count(item: string): void {
    const times = this.seen.get(item);
    if (times !== undefined) this.seen.set(item, times + 1);
  }

  /** Draws a kind of choice, by its weight and by how rarely it was made at this ask; then one of that kind. */
  #choose(g: Game, ask: string, legal: readonly Choice[], curiosity: number): Choice {
    const random = this.#random;
    const kinds = [...new Set(legal.map(({ type }) => type))];
    const weights = kinds.map((kind) => {
      const done = this.#done.get(`${ask} ${kind}`) ?? 0;
      return done === 0 ? NEVER_DONE_WEIGHT : (KIND_WEIGHTS[kind] ?? 1) * (1 + done) ** -curiosity;
    });
    let left = random() * weights.reduce((sum, one) => sum + one, 0);
    const drawn = kinds.find((_, i) => {
      left -= weights[i] ?? 0;
      return left < 0;
    });
    const alike = legal.filter(({ type }) => type === (drawn ?? kinds[0]));
    const key = `${ask} ${drawn ?? kinds[0]}`;
    this.#done.set(key, (this.#done.get(key) ?? 0) + 1);
    const company = alike.filter(
      (one) =>
        one.type === 'moveTo' && (isPort(one.to) || g.at.includes(one.to) || g.slotAt.includes(one.to) || g.sightingAt.includes(one.to)),
    );
    return pick(company.length > 0 && random() < COMPANY ? company : alike, random);
  }
}

/** A disease seldom strikes a port with hostages. @returns the faces that name such a port; all choices if there is none */
function towardsHostages(g: Game, { roll }: About, legal: readonly Choice[]): readonly Choice[] {
  if (roll?.purpose !== 'disease') return legal;
  const thrown = roll.dice.join('');
  const wanted = g.hostageOf.flatMap((one) => {
    const at = g.at[one];
    const locator = at !== undefined && isPort(at) ? String(locatorOf(portAt(at))) : '';
    return locator.startsWith(thrown) ? [Number(locator.charAt(thrown.length))] : [];
  });
  const faces = legal.filter((one) => one.type === 'face' && wanted.includes(one.face));
  return faces.length > 0 ? faces : legal;
}

/** Checks that a save of this position opens at the same decision. @throws Error */
function checkSave(g: Game): void {
  const [own, copy] = [classic.decision(g), classic.decision(classic.load(classic.save(g)))];
  if (copy?.ask !== own?.ask || copy?.seat !== own?.seat) throw new Error('a save of this position opens at another decision');
}
