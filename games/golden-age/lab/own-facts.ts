/** What the lab counts of a game of this edition beside what it counts of any: careers of pirates and uses of cards. */
import { CARD_TITLES, type Game, type GameEvent, type LossCause, PIRATE_NAMES, TITLE_OF } from '@bb/golden-age/rules';
import { type Check, int, list, object, oneOf } from '@bb/kernel/check';

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

/** Counts of how a seat used the cards of one title. It is a tuple to keep the JSON short. */
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

export interface OwnFacts {
  /** Player A. */
  readonly first: number;
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

/** @returns a counter for a game that begins */
export function countGame() {
  const hands = new Hands();
  const careers = new Map<number, { seat: number; fate: Fate; vp: number }>();
  const close = (pirate: number, fate: Fate, vp: number): void => {
    const career = careers.get(pirate);
    if (career) Object.assign(career, { fate, vp });
  };
  return {
    event(event: GameEvent, g: Game): void {
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
    },
    end: ({ first }: Game): OwnFacts => ({
      first,
      careers: [...careers].map(([pirate, career]) => ({ pirate, ...career })),
      cards: hands.all(),
    }),
  };
}

const count = int(0, 1_000_000);
const uses = list(count, SUFFERED + 1);

/** @returns null if the JSON is not such facts of a game of these players */
export function readOwnFacts(json: unknown, players: number): OwnFacts | null {
  const seat = int(0, players - 1);
  const isUse: Check<CardUse> = (value, path, faults): value is CardUse =>
    uses(value, path, faults) && int(0, CARD_TITLES.length - 1)(value[0], path, faults) && seat(value[1], path, faults);
  const isOwn: Check<OwnFacts> = object({
    first: seat,
    careers: list(object({ pirate: int(0, PIRATE_NAMES.length - 1), seat, fate: oneOf(FATES, 'fate'), vp: count })),
    cards: list(isUse),
  });
  return isOwn(json, '', []) ? json : null;
}
