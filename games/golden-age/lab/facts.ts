/** The facts that the lab keeps of a game, counted from its events. */
import {
  CARD_TITLES,
  CHANCE,
  choiceFromJson,
  type GameEvent,
  type GameRecord,
  type LossCause,
  newGame,
  type Outcome,
  PIRATE_NAMES,
  play,
  seatToChoose,
  TITLE_OF,
} from '@bb/golden-age/rules';
import { isRecord } from '@bb/kernel';
import { type Check, int, label, list, object, oneOf } from '@bb/kernel/check';

/** 18.41 What can become of a pirate. The letters are the ways to retire; `B` is by surrender. `atSea` is still in play when the game ended. */
export const FATES = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'atSea',
  'commissioner',
  'battle',
  'portAttack',
  'marooned',
  'sunk',
  'storm',
  'disease',
  'naturalDisaster',
  'duel',
  'ambition',
  'hanged',
] as const satisfies readonly (LossCause | 'A' | 'B' | 'C' | 'D' | 'E' | 'atSea')[];
export type Fate = (typeof FATES)[number];
const RETIRED: readonly Fate[] = ['A', 'B', 'C', 'D', 'E'];
export const isRetirement = (fate: Fate): boolean => RETIRED.includes(fate);
export const isLoss = (fate: Fate): boolean => fate !== 'atSea' && !isRetirement(fate);

/** A pirate who was in play. */
export interface Career {
  /** Index in `PIRATE_NAMES`. */
  readonly pirate: number;
  readonly seat: number;
  readonly fate: Fate;
  /** The Victory Points that he scored. */
  readonly vp: number;
}

/** Counts of what became of the cards of one title that a seat had. It is a tuple to keep the JSON short. */
export type CardUse = readonly [
  /** Index in `CARD_TITLES`. */
  title: number,
  seat: number,
  /** Drawn, passed on to this seat, or turned up and resolved at once. */
  held: number,
  /** Played for its event, also against others. */
  event: number,
  /** Played for Actions only. */
  actions: number,
  /** Discarded, for an Action or not. */
  thrown: number,
  /** Played by others against a pirate of this seat, and not negated. */
  suffered: number,
];
const [HELD, EVENT, ACTIONS, THROWN, SUFFERED] = [2, 3, 4, 5, 6] as const;

export interface Facts extends Omit<Outcome, 'scores'> {
  /** Victory Points, by seat. */
  readonly vp: readonly number[];
  /** Player A. */
  readonly first: number;
  readonly turns: number;
  /** The players' decisions, without dice and draws. */
  readonly decisions: number;
  readonly careers: readonly Career[];
  readonly cards: readonly CardUse[];
}

type Count = typeof HELD | typeof EVENT | typeof ACTIONS | typeof THROWN | typeof SUFFERED;

const SKULL = CARD_TITLES.indexOf('skull-and-crossbones');
const TITLE_BY_CARD = TITLE_OF.map((title) => CARD_TITLES.indexOf(title));

/** Counts the cards of each seat. */
class Hands {
  readonly #uses = new Map<string, [number, number, number, number, number, number, number]>();

  add(card: number, seat: number, count: Count): void {
    this.addTitle(TITLE_BY_CARD[card] ?? 0, seat, count, 1);
  }

  addTitle(title: number, seat: number, count: Count, by: number): void {
    const key = `${title} ${seat}`;
    const use = this.#uses.get(key) ?? [title, seat, 0, 0, 0, 0, 0];
    use[count] += by;
    this.#uses.set(key, use);
  }

  all(): readonly CardUse[] {
    return [...this.#uses.values()];
  }
}

const USES = { event: EVENT, eventAndAction: EVENT, actions: ACTIONS, discard: THROWN } as const;

function noteCard(event: GameEvent, hands: Hands, owner: readonly number[]): void {
  switch (event.type) {
    case 'cardDrawn':
    case 'cardTurnedUp':
    case 'cardShown':
      hands.add(event.card, event.seat, HELD);
      break;
    case 'handPassed':
      for (const card of event.cards) hands.add(card, event.to, HELD);
      break;
    case 'cardPlayed':
      hands.add(event.card, event.seat, USES[event.use]);
      break;
    case 'cardPlayedAgainst': {
      const whose = owner[event.pirate];
      hands.add(event.card, event.seat, EVENT);
      if (whose !== undefined && whose >= 0 && whose !== event.seat) hands.add(event.card, whose, SUFFERED);
      break;
    }
    case 'cardNegated':
      // The event names the negated card, which has hit nobody.
      hands.addTitle(TITLE_BY_CARD[event.card] ?? 0, event.seat, SUFFERED, -1);
      hands.addTitle(SKULL, event.seat, EVENT, 1);
      break;
    case 'skullPlayed':
      hands.add(event.card, event.seat, EVENT);
      break;
    case 'cardDiscarded':
      hands.add(event.card, event.seat, THROWN);
      break;
  }
}

/** Replays the record and counts its events. */
export function factsOf({ options, choices }: GameRecord, { scores: vp, ...end }: Outcome): Facts {
  const g = newGame(options);
  const hands = new Hands();
  const careers = new Map<number, { seat: number; fate: Fate; vp: number }>();
  const close = (pirate: number, fate: Fate, vp: number): void => {
    const career = careers.get(pirate);
    if (career) Object.assign(career, { fate, vp });
  };
  let decisions = 0;
  for (const json of choices) {
    if (seatToChoose(g) !== CHANCE) decisions += 1;
    g.events = [];
    play(g, choiceFromJson(json));
    for (const event of g.events) {
      noteCard(event, hands, g.owner);
      switch (event.type) {
        case 'pirateDeployed':
        case 'pirateTookCommand':
          careers.set(event.pirate, { seat: event.seat, fate: 'atSea', vp: 0 });
          break;
        case 'pirateRetired':
          close(event.pirate, RETIRED.find((way) => event.rule.endsWith(` ${way}`)) ?? 'A', event.vp);
          break;
        case 'pirateLost':
          close(event.pirate, event.how, event.vp);
          break;
        case 'pirateScored':
          close(event.pirate, 'atSea', event.vp);
          break;
      }
    }
  }
  return {
    ...end,
    vp,
    first: g.first,
    turns: g.playerTurn,
    decisions,
    careers: [...careers].map(([pirate, career]) => ({ pirate, ...career })),
    cards: hands.all(),
  };
}

const count = int(0, 1_000_000);
const uses = list(count, SUFFERED + 1);

/** Checks facts with these seats. */
function factsWith(seats: number) {
  const seat = int(0, seats - 1);
  const isUse: Check<number[]> = (value, path, faults): value is number[] =>
    uses(value, path, faults) && int(0, CARD_TITLES.length - 1)(value[0], path, faults) && seat(value[1], path, faults);
  return object({
    vp: list(count, seats),
    winners: list(seat),
    ending: label,
    first: seat,
    turns: count,
    decisions: count,
    careers: list(object({ pirate: int(0, PIRATE_NAMES.length - 1), seat, fate: oneOf(FATES, 'fate'), vp: count })),
    cards: list(isUse),
  });
}

const isFacts = (json: unknown): json is Facts => {
  if (!isRecord(json) || !Array.isArray(json.vp)) return false;
  const check = factsWith(json.vp.length);
  return check(json, '', []) && json.winners.length > 0;
};

/** @returns null if the JSON is not the facts of a game */
export const readFacts = (json: unknown): Facts | null => (isFacts(json) ? json : null);
