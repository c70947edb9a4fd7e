/** What a seat could answer other players' Actions with, now or later in this turn: from what it sees. */
import {
  AREAS,
  type AreaId,
  bitOf,
  type CardId,
  type CardTitle,
  CHANCE,
  cunningLeft,
  isArea,
  kindOf,
  mayDeployCommissioner,
  mayUseCommissioner,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type Seat,
  type Tables,
  TITLE_OF,
  type View,
} from '@bb/engine';
import { waysToSum } from '@bb/words';

/** 4.65 D An anti-pirate card in hand. */
interface CardAnswer {
  readonly card: CardId;
  readonly title: CardTitle;
  readonly rule: string;
  /** Its title has been played against pirates in this turn already. */
  readonly spent: boolean;
}

/** 4.65 A A pirate whom a Commissioner could be sent after, when he acts. */
export interface Quarry {
  readonly pirate: PirateId;
  /** That the search succeeds. */
  readonly chance: number;
}

/** 4.65 B */
export interface Station {
  readonly area: AreaId;
  readonly warship: number;
  /** Other players' pirates there. */
  readonly prey: readonly PirateId[];
}

/** 4.65 C, 4.66 */
export interface Hunter {
  readonly at: PlaceId;
  /** He may still be used; his Reaction is free whatever else. */
  readonly ready: boolean;
  /** Other players' pirates in his Sea Area or the next. */
  readonly prey: readonly PirateId[];
}

export interface Answers {
  /** The anti-pirate action of this turn is spent. */
  readonly spent: boolean;
  readonly cards: readonly CardAnswer[];
  /** 17.2 #19 Own pirates whom a Skull & Crossbones in hand could protect. */
  readonly protected: readonly PirateId[];
  readonly search: readonly Quarry[];
  readonly stations: readonly Station[];
  readonly hunter: Hunter | null;
}

/** It answers, though it is played against nobody. */
const SKULL: CardTitle = 'skull-and-crossbones';
/** The dice of a search. */
const SEARCH = 3;

export function answersOf(seat: Seat, view: View, t: Tables): Answers {
  const rivals = PIRATES.filter(
    (pirate) => (view.at[pirate] ?? NONE) !== NONE && view.owner[pirate] !== seat && (view.owner[pirate] ?? CHANCE) >= 0,
  );
  const cards = view.hand.flatMap((card): readonly CardAnswer[] => {
    const title = TITLE_OF[card];
    const { antiPirate, number } = kindOf(card);
    return title === undefined || !(antiPirate || title === SKULL)
      ? []
      : [{ card, title, rule: `17.2 #${number}`, spent: (view.titlesSpent & bitOf(title)) !== 0 }];
  });
  const holdsSkull = cards.some(({ title }) => title === SKULL);
  const at = view.commissionerAt[seat] ?? NONE;
  return {
    spent: view.apSpent[seat] === 1,
    cards,
    protected: holdsSkull ? (view.fleet[seat] ?? []).filter((pirate) => cunningLeft(view, pirate) > 0) : [],
    search: rivals
      .filter((pirate) => mayDeployCommissioner({ ...view, actionSpent: 0 }, seat, pirate))
      .map((pirate) => ({ pirate, chance: searchChance(view.notoriety[pirate] ?? 0) })),
    stations: AREAS.flatMap((area): readonly Station[] => {
      const warship = view.warshipAt[area] ?? NONE;
      return warship === NONE ? [] : [{ area, warship, prey: rivals.filter((pirate) => view.at[pirate] === area) }];
    }),
    hunter:
      (view.commissioner[seat] ?? NONE) === NONE || at === NONE
        ? null
        : { at, ready: mayUseCommissioner(view, seat), prey: rivals.filter((pirate) => isNear(view.at[pirate], at, t)) },
  };
}

/** 10.24 In the same Sea Area or the next. */
const isNear = (place: PlaceId | undefined, at: PlaceId, { moves }: Tables): boolean =>
  place !== undefined && isArea(place) && (place === at || (moves[place]?.includes(at) ?? false));

/** 10.12 Three dice below his Notoriety. */
const searchChance = (notoriety: number): number =>
  waysToSum(SEARCH).reduce((sum, ways, total) => sum + (total < notoriety ? ways : 0), 0) / 6 ** SEARCH;
