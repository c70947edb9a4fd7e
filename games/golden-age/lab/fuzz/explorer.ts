/** Plays random games with one number of players, prefers what it has rarely done, and counts what has occurred. */
import { legalPlayer } from '@bb/command';
import {
  CHANCE,
  CHOICES,
  type Choice,
  type ChoiceKind,
  clone,
  type EventType,
  type Game,
  type GameEvent,
  type GameOptions,
  goldenAge,
  isPort,
  legal,
  load,
  newGame,
  play,
  randomSettings,
  refusal,
  type Settings,
  SOLITAIRE_SEATS,
  save,
  seatToChoose,
} from '@bb/golden-age/rules';
import { pick, type Random } from '@bb/kernel';
import { BOTS } from '../bot-list.ts';
import { Corpus } from './corpus.ts';
import { countSteps } from './count-steps.ts';
import { CARD_ITEM, ITEMS, indexOf, KIND_ITEM, optionItems, STEP_ITEM, USE_ITEM } from './coverage-items.ts';
import { ROTATED_SET } from './rotated-set.ts';

/** No game comes near this many decisions. */
const MAX_DECISIONS = 50_000;
/** How many decisions to play between two checks of a save. */
const DECISIONS_PER_SAVE_CHECK = 101;

/** A game that failed, with the choices up to the failure. */
export class Broken extends Error {
  readonly options: GameOptions;
  readonly choices: readonly Choice[];

  constructor(options: GameOptions, choices: readonly Choice[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'Broken';
    this.options = options;
    this.choices = choices;
  }
}

/** Weights of kinds of choice that make games long and rich; 1 for all others. */
const KIND_WEIGHTS: Partial<Readonly<Record<ChoiceKind, number>>> = {
  lootMerchant: 20,
  findMerchant: 6,
  doPortActivities: 3,
  recover: 3,
  sellHold: 3,
  seize: 6,
  takeCargo: 3,
  attackPort: 2,
  sackPort: 30,
  grabBooty: 20,
  declareRevelry: 2,
  playLetter: 10,
  formAlliance: 6,
  endAlliance: 0.03,
  drawNewPirate: 0.3,
  refusePirate: 0.2,
  retireByLetter: 0.3,
  retireInHaven: 0.3,
  retireInPiratePort: 0.1,
  endActions: 0.05,
};
/** Random factors for these weights in a game. */
const WEIGHT_FACTORS = [0.05, 0.3, 1, 1, 3, 20] as const;
const KINDS = [...new Set(CHOICES.map(({ type }) => type))];
const KIND_OF = Uint8Array.from(CHOICES, ({ type }) => KINDS.indexOf(type));
const ITEM_COUNT = ITEMS.length;

/** The share of games that start from a position of the corpus, the share of those that are cut short, and after how many decisions. */
const [FROM_CORPUS, CUT_SHORT, MAX_SHORT_DECISIONS] = [0.8, 0.7, 120] as const;

/** The weight of an act that was never chosen at this ask: it may not be offered again for thousands of games. */
const NEVER_DONE_WEIGHT = 1000;

/** What a game has run before anybody can stepCounter it. */
const AT_CREATION = ['step game/prepare', 'step setup/order', 'step playerOrder/begin'] as const;
const SOLITAIRE_AT_CREATION = ['step game/prepare', 'step solitaireSetup/decks', 'ask solitaireSetup/chooseShip'] as const;

/** The style in which one game is played. */
interface Style {
  /** By kind of choice: its weight. */
  readonly weights: Float64Array;
  /** How strongly rare choices are preferred; 0 for not at all. */
  readonly curiosity: number;
  /** How often a Move is chosen that leads to other pirates. */
  readonly company: number;
  /** The seats that the captain bot plays. */
  readonly captains: ReadonlySet<number>;
}

function drawStyle(players: number, random: Random): Style {
  const whimsical = random() < 0.8;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    weights: Float64Array.from(KINDS, (kind) => (KIND_WEIGHTS[kind] ?? 1) * (whimsical ? pick(WEIGHT_FACTORS, random) : 1)),
    curiosity: pick([0, 0.3, 0.6, 1], random),
    company: pick([0, 0.5, 0.9], random),
    captains: new Set(random() < 0.02 ? seats.filter(() => random() < 0.6) : []),
  };
}

/** The share of games with four seats that are solitaire games. */
const SOLITAIRE_SHARE = 0.3;

function drawOptions(players: number, random: Random): GameOptions {
  const drawn = random() < 0.3 ? {} : randomSettings(random);
  const settings = players === SOLITAIRE_SEATS && random() < SOLITAIRE_SHARE ? solitaireSettings(drawn) : drawn;
  return random() < 0.2 ? { players, ...settings, components: ROTATED_SET } : { players, ...settings };
}

/** 19 The settings of a solitaire game, with only those optional rules that it may have. */
const solitaireSettings = ({ cunning = true, latePardon = false, printedRatings = false }: Partial<Settings>): Partial<Settings> => ({
  cunning,
  latePardon,
  printedRatings,
  solitaire: true,
});

/** By ask: kinds of choice that may be illegal there, tried to reach the engine's refusals. */
const MAYBE_ILLEGAL: Readonly<Record<string, readonly ChoiceKind[]>> = {
  takeAction: [
    'move',
    'findMerchant',
    'lootMerchant',
    'doPortActivities',
    'recover',
    'attackPort',
    'sackPort',
    'grabBooty',
    'formAlliance',
    'endAlliance',
    'retireByLetter',
    'retireInHaven',
    'bribeToRetire',
    'retireInPiratePort',
    'digForTreasure',
    'drawNewPirate',
    'deployPirate',
    'playAgainst',
    'playForActions',
  ],
  playCard: [
    'playForActions',
    'playForInitiative',
    'playHeavyGuns',
    'playFairWinds',
    'playFairWindsForCommissioner',
    'playBuriedTreasure',
    'playLetter',
    'discardForAction',
  ],
  antiPirateAction: [
    'playAgainst',
    'playAmbition',
    'playConverts',
    'playResistance',
    'useWarship',
    'deployCommissioner',
    'moveCommissioner',
    'attackPiratePort',
    'oust',
    'react',
  ],
  portActivity: ['ransom', 'sellHold', 'refit', 'buyHaven', 'playLetter', 'declareRevelry'],
  dealWithPrize: ['convertShip', 'convertAllysShip'],
};
/** The same at any other ask. */
const MAYBE_ILLEGAL_ELSEWHERE: readonly ChoiceKind[] = ['pass', 'refusePirate', 'deployPirate', 'surrender'];
/** How often to try one, at these asks and at others. */
const [OFTEN, SELDOM] = [0.25, 0.02] as const;

const OF_KIND: ReadonlyMap<ChoiceKind, readonly Choice[]> = new Map(
  KINDS.map((kind) => [kind, CHOICES.filter(({ type }) => type === kind)]),
);
const pirateIn = (choice: Choice): number => ('pirate' in choice ? choice.pirate : -1);
/** A number for the pirate and the port that a choice names; -1 if it does not name both. Choices on the same subject are refused for interesting reasons. */
const subjectOf = (choice: Choice): number => ('port' in choice ? 100 * pirateIn(choice) + choice.port : -1);
const ON_SUBJECT = new Map<number, Choice[]>();
for (const choice of CHOICES) {
  const subject = subjectOf(choice);
  if (subject >= 0) ON_SUBJECT.set(subject, [...(ON_SUBJECT.get(subject) ?? []), choice]);
}
const captain = legalPlayer(goldenAge, BOTS, 'captain');

export class Explorer {
  readonly players: number;
  /** By coverage item: how often it has occurred. */
  readonly seen = new Uint32Array(ITEM_COUNT);
  games = 0;
  decisions = 0;
  readonly #random: Random;
  readonly #corpus = new Corpus();
  /** How often each act was chosen at each ask, by a key made of both. */
  readonly #done = new Map<number, number>();
  readonly #offered: Choice[] = [];
  readonly #acts = new Int32Array(ITEM_COUNT);
  readonly #actsOffered: number[] = [];

  readonly #onEvent: ((event: EventType) => void) | null;

  /** @param onEvent called for every event; if null, games make no events, which is faster */
  constructor(players: number, random: Random, onEvent: ((event: EventType) => void) | null = null) {
    this.players = players;
    this.#random = random;
    this.#onEvent = onEvent;
  }

  /** @throws Broken */
  playGame(): void {
    const random = this.#random;
    const start = random() < FROM_CORPUS ? this.#corpus.draw(random) : null;
    const options = start?.options ?? drawOptions(this.players, random);
    const style = drawStyle(this.players, random);
    const choices = start?.choices.slice() ?? [];
    this.games += 1;
    try {
      const g = start ? clone(start.g) : newGame(options);
      for (const item of [...(options.solitaire ? SOLITAIRE_AT_CREATION : AT_CREATION), ...optionItems(options)])
        this.#count(indexOf(item));
      const events: GameEvent[] = [];
      if (this.#onEvent) g.events = events;
      const most = start && random() < CUT_SHORT ? choices.length + MAX_SHORT_DECISIONS : MAX_DECISIONS;
      const stepCounter = countSteps(g, (item) => this.#count(item));
      while (g.ask) {
        if (g.ask.ask === 'playCard') this.#corpus.offer(g, options, choices, random);
        const choice = this.#choose(g, style);
        if (choices.length % DECISIONS_PER_SAVE_CHECK === 0) checkSave(g);
        choices.push(choice);
        stepCounter.on = true;
        play(g, choice);
        stepCounter.on = false;
        this.#countChoice(choice);
        for (const { type } of events.splice(0)) this.#onEvent?.(type);
        if (choices.length < most) continue;
        if (most === MAX_DECISIONS) throw new Error(`the game has not ended after ${MAX_DECISIONS} decisions`);
        return;
      }
      checkEnd(g);
    } catch (error) {
      throw new Broken(options, choices, error);
    } finally {
      this.decisions += choices.length - (start?.choices.length ?? 0);
    }
  }

  #count(item: number): void {
    if (item >= 0) this.seen[item] = (this.seen[item] ?? 0) + 1;
  }

  #countChoice({ id }: Choice): void {
    this.#count(KIND_ITEM[id] ?? -1);
    this.#count(USE_ITEM[id] ?? -1);
    this.#count(CARD_ITEM[id] ?? -1);
  }

  #choose(g: Game, style: Style): Choice {
    const random = this.#random;
    const offered = legal(g, this.#offered);
    const seat = seatToChoose(g);
    if (seat === CHANCE) return pick(offered, random);
    const maybeIllegal = MAYBE_ILLEGAL[g.ask?.ask ?? ''];
    if (random() < (maybeIllegal ? OFTEN : SELDOM)) this.#tryRefusal(g, maybeIllegal ?? MAYBE_ILLEGAL_ELSEWHERE, offered);
    if (style.captains.has(seat)) return captain(g, random, offered);
    const top = g.stack[g.stack.length - 1];
    const ask = STEP_ITEM.get(top?.proc ?? '')?.get(top?.at ?? '') ?? 0;
    const act = this.#chooseAct(ask, style, offered);
    const alike = offered.filter(({ id }) => actOf(id) === act);
    const [first] = alike;
    if (first?.type === 'move' && random() < style.company) {
      const visits = alike.filter((choice) => choice.type === 'move' && g.at.includes(choice.to));
      const ports = visits.filter((choice) => choice.type === 'move' && isPort(choice.to));
      if (visits.length > 0) return pick(ports.length > 0 ? ports : visits, random);
    }
    return pick(alike, random);
  }

  /** Draws one of the legal acts, by the style's weights and by how rarely each was chosen at this ask. */
  #chooseAct(ask: number, { weights, curiosity }: Style, offered: readonly Choice[]): number {
    const acts = this.#actsOffered;
    acts.length = 0;
    let sum = 0;
    const isListed = this.#acts;
    for (const { id } of offered) {
      const act = actOf(id);
      if (isListed[act] !== 0) continue;
      isListed[act] = 1;
      acts.push(act, id);
    }
    const weightOf = (act: number, id: number): number => {
      const done = this.#done.get(ask * ITEM_COUNT + act) ?? 0;
      if (done === 0) return NEVER_DONE_WEIGHT;
      return (weights[KIND_OF[id] ?? 0] ?? 1) * (curiosity === 0 ? 1 : (1 + done) ** -curiosity);
    };
    for (let i = 0; i < acts.length; i += 2) sum += weightOf(acts[i] ?? 0, acts[i + 1] ?? 0);
    let left = this.#random() * sum;
    let chosen = acts[0] ?? 0;
    for (let i = 0; i < acts.length; i += 2) {
      isListed[acts[i] ?? 0] = 0;
      if (left < 0) continue;
      chosen = acts[i] ?? 0;
      left -= weightOf(chosen, acts[i + 1] ?? 0);
    }
    const key = ask * ITEM_COUNT + chosen;
    this.#done.set(key, (this.#done.get(key) ?? 0) + 1);
    return chosen;
  }

  /** Tries a choice that may be illegal, mostly with one of the seat's own pirates, and counts the rule that forbids it. */
  #tryRefusal(g: Game, kinds: readonly ChoiceKind[], offered: readonly Choice[]): void {
    const random = this.#random;
    const of = OF_KIND.get(pick(kinds, random)) ?? [];
    const alike = random() < 0.5 ? (ON_SUBJECT.get(subjectOf(pick(offered, random))) ?? []) : [];
    const fleet = g.fleet[g.active] ?? [];
    const own = fleet.length > 0 && random() < 0.8 ? pick(fleet, random) : -1;
    const near = own < 0 ? [] : (g.tables.moves[g.at[own] ?? -1] ?? []);
    const ofOwn = own < 0 ? [] : of.filter((choice) => pirateIn(choice) === own && (choice.type !== 'move' || near.includes(choice.to)));
    const refused = refusal(g, pick(alike.length > 0 ? alike : ofOwn.length > 0 ? ofOwn : of, random));
    if (refused) this.#count(indexOf(`refusal ${refused.rule}`));
  }
}

/** By id of a choice: its act, which is the use of a card if it is one, or else the kind of choice. */
const ACT_OF = Int32Array.from(CHOICES, ({ id }) => ((USE_ITEM[id] ?? -1) >= 0 ? (USE_ITEM[id] ?? 0) : (KIND_ITEM[id] ?? 0)));
const actOf = (id: number): number => ACT_OF[id] ?? 0;

/** Checks that a save of this position opens at the same decision. @throws Error */
export function checkSave(g: Game): void {
  const copy = load(save(g));
  if (copy.ask !== g.ask || seatToChoose(copy) !== seatToChoose(g)) throw new Error('a save of this position opens at another decision');
}

/** Checks that a game without a pending decision has an outcome and valid Victory Points. @throws Error */
export function checkEnd(g: Game): void {
  if (g.ending === '') throw new Error('no decision is pending, but the game has no outcome');
  if (g.vp.some((vp) => !Number.isInteger(vp) || vp < 0)) throw new Error(`the game ends with ${g.vp.join(' : ')} VP`);
}
