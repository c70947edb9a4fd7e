/** Tables of odds, computed from the component set with which the game is played. */
import { CRIPPLING, MINOR, OCEANS, SUPERFICIAL, type Tables } from '@bb/classic/rules';
import { type Contest, chanceAtMost, chanceDr66, contest } from './chances.ts';

/** Figures down the side of a table, and chances or sums across. */
export interface Row {
  readonly figure: number;
  readonly cells: readonly number[];
}

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
const average = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** C8.3 A search: nothing, a merchant, two, a storm; near land, then in open sea. */
export function searches({ cards }: Tables): readonly (readonly number[])[] {
  const share = (fits: (card: Tables['cards'][number]) => boolean): number => cards.filter(fits).length / cards.length;
  const finds = ['nothing', 'merchant', 'two', 'storm'] as const;
  return [finds.map((find) => share((card) => card.findAtCoast === find)), finds.map((find) => share((card) => card.findAtSea === find))];
}

/** C9.3 By attack number: captured, 1 hit, 2 hits, it escapes. */
export const attacks = (): readonly Row[] =>
  range(1, 12).map((figure) => {
    const upTo = [0, 1, 2].map((more) => chanceAtMost(2, figure + more));
    const [captured = 0, oneHit = 0, twoHits = 0] = upTo;
    return { figure, cells: [captured, oneHit - captured, twoHits - oneHit, 1 - twoHits] };
  });

/** C9.7 By the merchant's defense: the chance of a hostage in each ocean. */
export function hostages({ cards, hostageModifier }: Tables): readonly Row[] {
  const wanted = 10;
  return range(2, 9).map((figure) => ({
    figure,
    cells: OCEANS.map(
      (ocean) => cards.filter(({ hostage }) => hostage + figure + (hostageModifier[ocean] ?? 0) >= wanted).length / cards.length,
    ),
  }));
}

/** C9.5 By the merchant's defense: what its cargo is worth on average in each ocean, in pounds. */
export const cargoes = ({ cards }: Tables): readonly Row[] =>
  range(2, 9).map((figure) => ({
    figure,
    cells: OCEANS.map((ocean) => Math.round(average(cards.map(({ worth }) => worth[figure - 2]?.[ocean] ?? 0)))),
  }));

/** C16.3 By the pirate's Speed: the chance to evade, without and with D&R. */
export const evasions = (): readonly Row[] =>
  range(-4, 5).map((figure) => ({ figure, cells: [contest(1, 1, figure).higher, contest(1, 1, figure - 2).higher] }));

export interface Edge extends Contest {
  readonly edge: number;
  /** Hits that one takes on average. */
  readonly taken: number;
  readonly given: number;
}

/** C16.4 A round of battle, by what one side adds more than the other. */
export const battles = (): readonly Edge[] =>
  range(-6, 6).map((edge) => ({ edge, ...contest(2, 2, edge), given: hitsGiven(edge), taken: hitsGiven(-edge) }));

/** @returns the hits that a side deals in a round on average: the difference if it is higher, else 1 */
function hitsGiven(edge: number): number {
  let sum = 0;
  for (let own = 2; own <= 12; own++)
    for (let other = 2; other <= 12; other++) sum += ways(own) * ways(other) * Math.max(1, own + edge - other);
  return sum / 36 ** 2;
}
const ways = (total: number): number => 6 - Math.abs(7 - total);

/** C14.2 An attack on a port, by Ability and Combat less the port's defense: without information, and with it. */
export const portAttacks = (): readonly Row[] =>
  range(-4, 9).map((figure) => ({ figure, cells: [contest(1, 2, figure).higher, contest(2, 2, figure).higher] }));

const DR66_STEPS = [11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66];
/** C18.1, C24.1 By Notoriety, or Net Worth in hundreds. */
export const dr66 = (): readonly Row[] => DR66_STEPS.map((figure) => ({ figure, cells: [chanceDr66(figure)] }));

/** C10.3 By Leadership, and C9.8 by Cruelty: below, equal, above. */
export const ratings = (): readonly Row[] => range(1, 6).map((figure) => ({ figure, cells: [(figure - 1) / 6, 1 / 6, (6 - figure) / 6] }));

/** C17.1 What a wound is, by the cards. */
export const wounds = ({ cards }: Tables): readonly number[] =>
  [SUPERFICIAL, MINOR, CRIPPLING].map((degree) => cards.filter(({ wound }) => wound === degree).length / cards.length);

/** C23.2 Hits of a storm on Speed, 0 to 5: in open sea, and near land. */
export const storms = (): readonly Row[] =>
  range(0, 5).map((figure) => ({
    figure,
    cells: [2, 1].map((less) => range(1, 6).filter((die) => Math.max(0, die - less) === figure).length / 6),
  }));

/** C22.3 What a card's line says: one player, an event. */
export function lines({ cards }: Tables, players: number): readonly [player: number, event: number] {
  const events = cards.filter(({ next }) => typeof next[players - 2] !== 'number').length / cards.length;
  return [(1 - events) / players, events];
}
