/** Tables of odds, computed by the rules and from the component set with which the game is played. */
import {
  assaultOn,
  attackOn,
  battleOn,
  CRIPPLING,
  chanceOf,
  chanceThat,
  evasionOn,
  HANDICAP,
  MINOR,
  type Modifier,
  modifier,
  mutinyOn,
  OCEANS,
  oddsOf,
  petitionTrial,
  SUPERFICIAL,
  shelterOf,
  side,
  stormTrial,
  type Tables,
  type Trial,
  tortureOn,
} from '@bb/classic/rules';
import { average, type Contest, range, share } from '@bb/table-kit/table/sheets/chances.ts';

/** Figures down the side of a table, and chances or sums across. */
export interface Row {
  readonly figure: number;
  readonly cells: readonly number[];
}

const plain = (amount: number): Modifier => modifier('number', amount);

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
    const trial = attackOn([plain(figure)]);
    const damaged = [1, 2].map((hits) => chanceThat(trial, ({ outcome, ownHits }) => outcome === 'damaged' && ownHits === hits));
    const odds = oddsOf(trial);
    return { figure, cells: [chanceOf(odds, 'captured'), ...damaged, chanceOf(odds, 'escapes')] };
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
  range(-4, 5).map((figure) => ({
    figure,
    cells: [0, HANDICAP].map((handicap) => chanceOf(oddsOf(evasionOn([plain(figure), plain(handicap)])), 'evades')),
  }));

export interface Edge extends Contest {
  readonly edge: number;
  /** Hits that one takes on average. */
  readonly taken: number;
  readonly given: number;
}

/** C16.4 A round of battle, by what one side adds more than the other. */
export const battles = (): readonly Edge[] =>
  range(-6, 6).map((edge) => {
    const odds = oddsOf(battleOn(side('DR12', [plain(edge)]), 0));
    const [higher, equal, lower] = [chanceOf(odds, 'wins'), chanceOf(odds, 'even'), chanceOf(odds, 'loses')];
    return { edge, higher, equal, lower, given: odds.otherHits, taken: odds.ownHits };
  });

/** C14.2 An attack on a port, by Ability and Combat less the port's defense: without information, and with it. */
export const portAttacks = (): readonly Row[] =>
  range(-4, 9).map((figure) => ({
    figure,
    cells: [false, true].map((isInformed) => chanceOf(oddsOf(assaultOn([plain(figure)], plain(0), isInformed)), 'taken')),
  }));

/** C18.1, C24.1 By Notoriety, or Net Worth in hundreds. */
export const dr66 = (): readonly Row[] =>
  range(2, 13)
    .map((step) => 5 * step + 1)
    .map((figure) => ({ figure, cells: [chanceOf(oddsOf(petitionTrial(figure)), 'granted')] }));

const byRating = (trialOn: (rating: number) => Trial): readonly Row[] =>
  range(1, 6).map((figure) => ({ figure, cells: oddsOf(trialOn(figure)).chances.map(({ chance }) => chance) }));
/** C10.3 By Leadership: talked down, he may retire, marooned. */
export const mutinies = (): readonly Row[] => byRating(mutinyOn);
/** C9.8 By Cruelty: talks and dies, talks and lives, says nothing. */
export const tortures = (): readonly Row[] => byRating(tortureOn);

/** C17.1 What a wound is, by the cards. */
export const wounds = ({ cards }: Tables): readonly number[] =>
  [SUPERFICIAL, MINOR, CRIPPLING].map((degree) => share(cards, ({ wound }) => wound === degree));

/** C23.2 Hits of a storm on Speed, 0 to 5: in open sea, and near land. */
export const storms = (): readonly Row[] =>
  range(0, 5).map((figure) => ({
    figure,
    cells: [false, true].map((isAtCoast) => chanceThat(stormTrial('storm', shelterOf(isAtCoast)), ({ ownHits }) => ownHits === figure)),
  }));

/** C22.3 What a card's line says: one player, an event. */
export function lines({ cards }: Tables, players: number): readonly [player: number, event: number] {
  const events = share(cards, ({ next }) => typeof next[players - 2] !== 'number');
  return [(1 - events) / players, events];
}
