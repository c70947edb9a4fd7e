/** Tables of odds, computed from the component set with which the game is played. */
import { CRIPPLING, MINOR, OCEANS, SUPERFICIAL, type Tables } from '@bb/classic/rules';
import { average, type Contest, chanceAtMost, contest, margins, range, share } from '@bb/table-kit/table/sheets/chances.ts';

/** Figures down the side of a table, and chances or sums across. */
export interface Row {
  readonly figure: number;
  readonly cells: readonly number[];
}

const DR66 = range(1, 6).flatMap((tens) => range(1, 6).map((ones) => 10 * tens + ones));
/** @returns the chance that two dice, read as tens and ones, show at most `limit` */
export const chanceDr66 = (limit: number): number => share(DR66, (shown) => shown <= limit);

/** C8.3 A search: nothing, a merchant, two, a storm; near land, then in open sea. */
export function searches({ cards }: Tables): readonly (readonly number[])[] {
  const finds = ['nothing', 'merchant', 'two', 'storm'] as const;
  return [
    finds.map((find) => share(cards, ({ findAtCoast }) => findAtCoast === find)),
    finds.map((find) => share(cards, ({ findAtSea }) => findAtSea === find)),
  ];
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
    cells: OCEANS.map((ocean) => share(cards, ({ hostage }) => hostage + figure + (hostageModifier[ocean] ?? 0) >= wanted)),
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
const hitsGiven = (edge: number): number => average(margins(2, 2, edge).map((margin) => Math.max(1, margin)));

/** C14.2 An attack on a port, by Ability and Combat less the port's defense: without information, and with it. */
export const portAttacks = (): readonly Row[] =>
  range(-4, 9).map((figure) => ({ figure, cells: [contest(1, 2, figure).higher, contest(2, 2, figure).higher] }));

/** C18.1, C24.1 By Notoriety, or Net Worth in hundreds. */
export const dr66 = (): readonly Row[] =>
  range(2, 13)
    .map((step) => 5 * step + 1)
    .map((figure) => ({ figure, cells: [chanceDr66(figure)] }));

/** C10.3 By Leadership, and C9.8 by Cruelty: below, equal, above. */
export const ratings = (): readonly Row[] => range(1, 6).map((figure) => ({ figure, cells: [(figure - 1) / 6, 1 / 6, (6 - figure) / 6] }));

/** C17.1 What a wound is, by the cards. */
export const wounds = ({ cards }: Tables): readonly number[] =>
  [SUPERFICIAL, MINOR, CRIPPLING].map((degree) => share(cards, ({ wound }) => wound === degree));

/** C23.2 Hits of a storm on Speed, 0 to 5: in open sea, and near land. */
export const storms = (): readonly Row[] =>
  range(0, 5).map((figure) => ({
    figure,
    cells: [2, 1].map((less) => share(range(1, 6), (die) => Math.max(0, die - less) === figure)),
  }));

/** C22.3 What a card's line says: one player, an event. */
export function lines({ cards }: Tables, players: number): readonly [player: number, event: number] {
  const events = share(cards, ({ next }) => typeof next[players - 2] !== 'number');
  return [(1 - events) / players, events];
}
