/** Random play that prefers what it has seldom done: the games of one player count, and what has occurred in them. */
import {
  CHANCE,
  CHOICES,
  type Choice,
  type ChoiceKind,
  clone,
  drawSettings,
  type EventType,
  type Game,
  type GameEvent,
  type GameOptions,
  isPort,
  legal,
  load,
  newGame,
  play,
  type Random,
  refusal,
  type Settings,
  SOLITAIRE_SEATS,
  save,
  seatToChoose,
} from '@bb/engine';
import { botChoice } from '../play-game.ts';
import { Corpus } from './corpus.ts';
import { TURNED } from './turned-set.ts';
import { CARD_ITEM, ITEMS, indexOf, KIND_ITEM, optionItems, STEP_ITEM, USE_ITEM } from './universe.ts';
import { watchSteps } from './watch.ts';

/** No game comes near this many decisions. */
const MOST_DECISIONS = 50_000;
/** Every so many decisions the position must come back the same from a save. */
const SAVE_EVERY = 101;

/** A game that went wrong: how it was played up to there. */
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

/** What makes a game long and rich: kinds of choice that are likelier, or less likely, than others. */
const TASTE: Partial<Readonly<Record<ChoiceKind, number>>> = {
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
const WHIMS = [0.05, 0.3, 1, 1, 3, 20] as const;
const KINDS = [...new Set(CHOICES.map(({ type }) => type))];
const KIND_OF = Uint8Array.from(CHOICES, ({ type }) => KINDS.indexOf(type));
const ITEM_COUNT = ITEMS.length;

/** How many games begin in the middle of another, how many of those are not played to the end, and how far they go. */
const [AGAIN, SHORT, EXCURSION] = [0.8, 0.7, 120] as const;

/** What a game has run before anybody can watch it. */
const AT_BIRTH = ['step game/prepare', 'step setup/order', 'step playerOrder/begin'] as const;
const ALONE_AT_BIRTH = ['step game/prepare', 'step solitaireSetup/decks', 'ask solitaireSetup/chooseShip'] as const;

/** How one game is played. */
interface Manner {
  /** By kind of choice. */
  readonly taste: Float64Array;
  /** How much what has seldom been done is preferred: 0 not at all. */
  readonly curiosity: number;
  /** How often a Move leads to where other pirates are. */
  readonly company: number;
  /** Seats in which a captain sits. */
  readonly captains: ReadonlySet<number>;
}

const oneOf = <T>(list: readonly T[], random: Random): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('there is no legal choice');
  return one;
};

function drawManner(players: number, random: Random): Manner {
  const whimsical = random() < 0.8;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    taste: Float64Array.from(KINDS, (kind) => (TASTE[kind] ?? 1) * (whimsical ? oneOf(WHIMS, random) : 1)),
    curiosity: oneOf([0, 0.3, 0.6, 1], random),
    company: oneOf([0, 0.5, 0.9], random),
    captains: new Set(random() < 0.02 ? seats.filter(() => random() < 0.6) : []),
  };
}

/** How many of the games of four are solitaire games. */
const ALONE = 0.3;

function drawOptions(players: number, random: Random): GameOptions {
  const drawn = random() < 0.3 ? {} : drawSettings(random);
  const settings = players === SOLITAIRE_SEATS && random() < ALONE ? alone(drawn) : drawn;
  return random() < 0.2 ? { players, ...settings, components: TURNED } : { players, ...settings };
}

/** 19 With those optional rules that a solitaire game may have. */
const alone = ({ cunning = true, latePardon = false, printedRatings = false }: Partial<Settings>): Partial<Settings> => ({
  cunning,
  latePardon,
  printedRatings,
  solitaire: true,
});

/** What somebody might ask for in vain, by the question; the rest at any other. */
const VAIN: Readonly<Record<string, readonly ChoiceKind[]>> = {
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
const ELSEWHERE: readonly ChoiceKind[] = ['pass', 'refusePirate', 'deployPirate', 'surrender'];
/** How often, at these questions and at others. */
const [OFTEN, SELDOM] = [0.25, 0.02] as const;

const OF_KIND: ReadonlyMap<ChoiceKind, readonly Choice[]> = new Map(
  KINDS.map((kind) => [kind, CHOICES.filter(({ type }) => type === kind)]),
);
const pirateIn = (choice: Choice): number => ('pirate' in choice ? choice.pirate : -1);
/** What names the same pirate and port: to loot a merchant that is yet to be found, and the like. */
const subjectOf = (choice: Choice): number => ('port' in choice ? 100 * pirateIn(choice) + choice.port : -1);
const ON_SUBJECT = new Map<number, Choice[]>();
for (const choice of CHOICES) {
  const subject = subjectOf(choice);
  if (subject >= 0) ON_SUBJECT.set(subject, [...(ON_SUBJECT.get(subject) ?? []), choice]);
}

export class Explorer {
  readonly players: number;
  /** By item: how often it has occurred. */
  readonly seen = new Uint32Array(ITEM_COUNT);
  games = 0;
  decisions = 0;
  readonly #random: Random;
  readonly #corpus = new Corpus();
  /** By ask and what is chosen there: how often. */
  readonly #done = new Map<number, number>();
  readonly #offered: Choice[] = [];
  readonly #acts = new Int32Array(ITEM_COUNT);
  readonly #actsOffered: number[] = [];

  readonly #hear: ((event: EventType) => void) | null;

  /** `hear` is told of every event; without it none are made. */
  constructor(players: number, random: Random, hear: ((event: EventType) => void) | null = null) {
    this.players = players;
    this.#random = random;
    this.#hear = hear;
  }

  /** @throws Broken */
  playGame(): void {
    const random = this.#random;
    const start = random() < AGAIN ? this.#corpus.draw(random) : null;
    const options = start?.options ?? drawOptions(this.players, random);
    const manner = drawManner(this.players, random);
    const choices = start?.choices.slice() ?? [];
    this.games += 1;
    try {
      const g = start ? clone(start.g) : newGame(options);
      for (const item of [...(options.solitaire ? ALONE_AT_BIRTH : AT_BIRTH), ...optionItems(options)]) this.#count(indexOf(item));
      const events: GameEvent[] = [];
      if (this.#hear) g.events = events;
      const most = start && random() < SHORT ? choices.length + EXCURSION : MOST_DECISIONS;
      const watch = watchSteps(g, (item) => this.#count(item));
      while (g.ask) {
        if (g.ask.ask === 'playCard') this.#corpus.offer(g, options, choices, random);
        const choice = this.#choose(g, manner);
        if (choices.length % SAVE_EVERY === 0) checkSave(g);
        choices.push(choice);
        watch.on = true;
        play(g, choice);
        watch.on = false;
        this.#countChoice(choice);
        for (const { type } of events.splice(0)) this.#hear?.(type);
        if (choices.length < most) continue;
        if (most === MOST_DECISIONS) throw new Error(`the game has not ended after ${MOST_DECISIONS} decisions`);
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

  #choose(g: Game, manner: Manner): Choice {
    const random = this.#random;
    const offered = legal(g, this.#offered);
    const seat = seatToChoose(g);
    if (seat === CHANCE) return oneOf(offered, random);
    const vain = VAIN[g.ask?.ask ?? ''];
    if (random() < (vain ? OFTEN : SELDOM)) this.#askInVain(g, vain ?? ELSEWHERE, offered);
    if (manner.captains.has(seat)) return botChoice(g, 'captain', offered, random);
    const top = g.stack[g.stack.length - 1];
    const ask = STEP_ITEM.get(top?.proc ?? '')?.get(top?.at ?? '') ?? 0;
    const act = this.#chooseAct(ask, manner, offered);
    const alike = offered.filter(({ id }) => actOf(id) === act);
    const [first] = alike;
    if (first?.type === 'move' && random() < manner.company) {
      const visits = alike.filter((choice) => choice.type === 'move' && g.at.includes(choice.to));
      const ports = visits.filter((choice) => choice.type === 'move' && isPort(choice.to));
      if (visits.length > 0) return oneOf(ports.length > 0 ? ports : visits, random);
    }
    return oneOf(alike, random);
  }

  /** Of the kinds of choice (and cards) that are offered, by taste and by how seldom each has been chosen at this question. */
  #chooseAct(ask: number, { taste, curiosity }: Manner, offered: readonly Choice[]): number {
    const acts = this.#actsOffered;
    acts.length = 0;
    let sum = 0;
    const weights = this.#acts;
    for (const { id } of offered) {
      const act = actOf(id);
      if (weights[act] !== 0) continue;
      weights[act] = 1;
      acts.push(act, id);
    }
    const weightOf = (act: number, id: number): number => {
      const done = this.#done.get(ask * ITEM_COUNT + act) ?? 0;
      return (taste[KIND_OF[id] ?? 0] ?? 1) * (curiosity === 0 ? 1 : (1 + done) ** -curiosity);
    };
    for (let i = 0; i < acts.length; i += 2) sum += weightOf(acts[i] ?? 0, acts[i + 1] ?? 0);
    let left = this.#random() * sum;
    let chosen = acts[0] ?? 0;
    for (let i = 0; i < acts.length; i += 2) {
      weights[acts[i] ?? 0] = 0;
      if (left < 0) continue;
      chosen = acts[i] ?? 0;
      left -= weightOf(chosen, acts[i + 1] ?? 0);
    }
    const key = ask * ITEM_COUNT + chosen;
    this.#done.set(key, (this.#done.get(key) ?? 0) + 1);
    return chosen;
  }

  /** Asks for something, mostly for a pirate of the seat's own, to hear the rule that forbids it. */
  #askInVain(g: Game, kinds: readonly ChoiceKind[], offered: readonly Choice[]): void {
    const random = this.#random;
    const of = OF_KIND.get(oneOf(kinds, random)) ?? [];
    const alike = random() < 0.5 ? (ON_SUBJECT.get(subjectOf(oneOf(offered, random))) ?? []) : [];
    const fleet = g.fleet[g.active] ?? [];
    const own = fleet.length > 0 && random() < 0.8 ? oneOf(fleet, random) : -1;
    const near = own < 0 ? [] : (g.tables.moves[g.at[own] ?? -1] ?? []);
    const ofOwn = own < 0 ? [] : of.filter((choice) => pirateIn(choice) === own && (choice.type !== 'move' || near.includes(choice.to)));
    const refused = refusal(g, oneOf(alike.length > 0 ? alike : ofOwn.length > 0 ? ofOwn : of, random));
    if (refused) this.#count(indexOf(`refusal ${refused.rule}`));
  }
}

/** The use of a card where it is one, else the kind. */
const ACT_OF = Int32Array.from(CHOICES, ({ id }) => ((USE_ITEM[id] ?? -1) >= 0 ? (USE_ITEM[id] ?? 0) : (KIND_ITEM[id] ?? 0)));
const actOf = (id: number): number => ACT_OF[id] ?? 0;

/** A save of this position opens at the same question. */
export function checkSave(g: Game): void {
  const copy = load(save(g));
  if (copy.ask !== g.ask || seatToChoose(copy) !== seatToChoose(g)) throw new Error('a save of it asks something else');
}

/** A game that asks nothing any more has ended, and every seat has its Victory Points. */
export function checkEnd(g: Game): void {
  if (g.ending === '') throw new Error('nobody is asked, but the game has no end');
  if (g.vp.some((vp) => !Number.isInteger(vp) || vp < 0)) throw new Error(`the game ends with ${g.vp.join(' : ')} VP`);
}
