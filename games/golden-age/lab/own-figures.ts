/** The figures of this edition for a variation, computed from the facts of its games. */
import type { Facts } from '@bb/command';
import { CARD_KINDS, CARD_TITLES, type CardTitle, PIRATE_NAMES, type PirateName } from '@bb/golden-age/rules';
import { shareOfWin } from '@bb/kernel';
import { contrastOf, type Interval, mean, meanOf, type Share, shareOf } from '@bb/search';
import { type CardUse, type Career, FATES, type Fate, isLoss, isRetirement, type OwnFacts } from './own-facts.ts';

export type GameFacts = Facts<OwnFacts>;

const careersOf = ({ own }: GameFacts): readonly Career[] => own?.careers ?? [];
const firstOf = ({ own }: GameFacts): number => own?.first ?? 0;
const sumOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);
const count = (facts: GameFacts, is: (fate: Fate) => boolean): number => careersOf(facts).filter(({ fate }) => is(fate)).length;

/** By name: one number for each game, in which variations are compared. */
export const OWN_MEASURES = {
  beginnersWins: { of: (facts: GameFacts): number => shareOfWin(facts, firstOf(facts)), isShare: true },
  pirates: { of: (facts: GameFacts): number => careersOf(facts).length },
  retired: { of: (facts: GameFacts): number => count(facts, isRetirement) },
  lost: { of: (facts: GameFacts): number => count(facts, isLoss) },
};

export interface PirateFigures {
  readonly pirate: PirateName;
  /** How many games he came into play in. */
  readonly games: number;
  /** The share of these games that his player won; a shared win is divided. */
  readonly wins: Share;
  readonly vp: Interval;
  /** The shares of these games in which he retired, and in which he was lost. */
  readonly retired: number;
  readonly lost: number;
}

export interface CardFigures {
  readonly title: CardTitle;
  /** Can it be kept in hand? If not, it is resolved when drawn. */
  readonly kept: boolean;
  /** Final VP above the table's mean: of players who had the card, less those of players who did not. Null if there are too few of either. */
  readonly had: Interval | null;
  /** The same for players who played the card for its event, less those of players who had it and did not. */
  readonly played: Interval | null;
  /** The same for players whose pirates it was played against, less those of all other players. */
  readonly suffered: Interval | null;
  /** How players used the cards that they had, in shares: `thrown` were discarded, `left` were in hand at the end. */
  readonly uses: { readonly event: number; readonly actions: number; readonly thrown: number; readonly left: number };
}

export interface OwnFigures {
  /** By place in the order of play, Player A first: the share of games won. */
  readonly order: readonly Share[];
  readonly pirates: readonly PirateFigures[];
  readonly cards: readonly CardFigures[];
  /** The mean number of pirates per game with each fate. */
  readonly fates: Readonly<Record<Fate, number>>;
}

/** Each of two groups must have at least this many seats to be compared. */
const MIN_SEATS_PER_GROUP = 20;

/**
 * Compares two groups of seats by their VP above the table's mean.
 * @param side puts a seat into the first group or the second, or with null into neither
 * @returns the mean of the first group less that of the second; null if a group is too small
 */
function contrast(games: readonly GameFacts[], side: (facts: GameFacts, game: number, seat: number) => boolean | null): Interval | null {
  const rounds = games.map((facts, game) => {
    const level = mean(facts.scores);
    const round = { yes: [] as number[], no: [] as number[] };
    facts.scores.forEach((vp, seat) => {
      const on = side(facts, game, seat);
      if (on !== null) round[on ? 'yes' : 'no'].push(vp - level);
    });
    return round;
  });
  const enough = (['yes', 'no'] as const).every((of) => rounds.reduce((sum, round) => sum + round[of].length, 0) >= MIN_SEATS_PER_GROUP);
  return enough ? contrastOf(rounds) : null;
}

function cardFigures(games: readonly GameFacts[]): readonly CardFigures[] {
  const bySeat = games.map(({ own }) => new Map(own?.cards.map((use) => [`${use[0]} ${use[1]}`, use] as const)));
  return CARD_TITLES.map((title, i) => {
    const use = (game: number, seat: number): CardUse | undefined => bySeat[game]?.get(`${i} ${seat}`);
    const kept = CARD_KINDS[title].use !== 'now';
    const sums = [2, 3, 4, 5].map((of) =>
      sumOf(games.flatMap(({ own }) => own?.cards.map((card) => (card[0] === i ? (card[of] ?? 0) : 0)) ?? [])),
    );
    const [held = 0, event = 0, actions = 0, thrown = 0] = sums;
    const share = (n: number): number => (held === 0 ? 0 : n / held);
    return {
      title,
      kept,
      had: contrast(games, (_, game, seat) => (use(game, seat)?.[2] ?? 0) > 0),
      played: kept
        ? contrast(games, (_, game, seat) => {
            const [, , had = 0, played = 0] = use(game, seat) ?? [];
            return had > 0 ? played > 0 : null;
          })
        : null,
      suffered: CARD_KINDS[title].antiPirate ? contrast(games, (_, game, seat) => (use(game, seat)?.[6] ?? 0) > 0) : null,
      uses: {
        event: share(event),
        actions: share(actions),
        thrown: share(thrown),
        left: share(Math.max(0, held - event - actions - thrown)),
      },
    };
  });
}

function pirateFigures(games: readonly GameFacts[], par: number): readonly PirateFigures[] {
  return PIRATE_NAMES.flatMap((pirate, i) => {
    const careers = games.flatMap((facts) =>
      careersOf(facts)
        .filter((career) => career.pirate === i)
        .map((career) => ({ ...career, won: shareOfWin(facts, career.seat) })),
    );
    if (careers.length === 0) return [];
    return [
      {
        pirate,
        games: careers.length,
        wins: shareOf(
          careers.map((career) => career.won),
          1,
          par,
        ),
        vp: meanOf(careers.map(({ vp }) => vp)),
        retired: mean(careers.map(({ fate }) => (isRetirement(fate) ? 1 : 0))),
        lost: mean(careers.map(({ fate }) => (isLoss(fate) ? 1 : 0))),
      },
    ];
  });
}

const mapped = <K extends string, T>(keys: readonly K[], of: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>;

export function ownFiguresOf(games: readonly GameFacts[], players: number): OwnFigures {
  const par = 1 / players;
  return {
    order: Array.from({ length: players }, (_, place) =>
      shareOf(
        games.map((facts) => shareOfWin(facts, (firstOf(facts) + place) % players)),
        1,
        par,
      ),
    ),
    pirates: pirateFigures(games, par),
    cards: cardFigures(games),
    fates: mapped(FATES, (fate) => mean(games.map((facts) => count(facts, (fact) => fact === fate)))),
  };
}
