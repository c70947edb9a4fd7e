/** 4.65, 4.66 What a seat could do against other players' Actions, now or later in this turn, according to its own view. */
import { bitOf, type CardTitle, kindOf, TITLE_OF } from '../data/cards.ts';
import {
  AREAS,
  type AreaId,
  type CardId,
  isArea,
  NO_PLACE,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type Seat,
  type WarshipId,
} from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { View } from '../state/views.ts';
import { mayDeployCommissioner, mayUseCommissioner } from './anti-pirate.ts';
import { testChance } from './dice-odds.ts';
import { cunningLeft } from './ratings.ts';
import { commissionTrial } from './trials.ts';

/** 4.65 D An anti-pirate card in hand. */
interface CardReaction {
  readonly card: CardId;
  readonly title: CardTitle;
  readonly rule: string;
  /** A card with this title has been played against pirates in this turn already. */
  readonly spent: boolean;
}

/** 4.65 A A pirate who may be searched for when he acts. A search that succeeds deploys a Commissioner. */
interface SearchTarget {
  readonly pirate: PirateId;
  /** Chance, 0 to 1, that the search succeeds. */
  readonly chance: number;
}

/** 4.65 B A warship that could attack. */
interface WarshipOnStation {
  readonly area: AreaId;
  readonly warship: WarshipId;
  /** Other players' pirates there. */
  readonly prey: readonly PirateId[];
}

/** 4.65 C, 4.66 The seat's own Commissioner. */
interface CommissionerReach {
  readonly at: PlaceId;
  /** He can still be used for an anti-pirate action. A Reaction is always free. */
  readonly ready: boolean;
  /** Other players' pirates in his Sea Area or an adjacent one. */
  readonly prey: readonly PirateId[];
}

interface AvailableReactions {
  /** The anti-pirate action of this turn is spent. */
  readonly spent: boolean;
  readonly cards: readonly CardReaction[];
  /** 17.2 #19 Own pirates that a Skull & Crossbones in hand could protect. */
  readonly protected: readonly PirateId[];
  readonly search: readonly SearchTarget[];
  readonly stations: readonly WarshipOnStation[];
  readonly hunter: CommissionerReach | null;
}

/** Listed although it is not an anti-pirate card. */
const SKULL: CardTitle = 'skull-and-crossbones';

export function reactionsOf(seat: Seat, view: View, t: Tables): AvailableReactions {
  const rivals = PIRATES.filter((pirate) => view.at[pirate] !== NO_PLACE && view.owner[pirate] !== seat && view.owner[pirate] >= 0);
  const cards = view.hand.flatMap((card): readonly CardReaction[] => {
    const title = TITLE_OF[card];
    const { antiPirate, number } = kindOf(card);
    return antiPirate || title === SKULL ? [{ card, title, rule: `17.2 #${number}`, spent: (view.titlesSpent & bitOf(title)) !== 0 }] : [];
  });
  const holdsSkull = cards.some(({ title }) => title === SKULL);
  const at = view.commissionerAt[seat];
  return {
    spent: view.apSpent[seat] === 1,
    cards,
    protected: holdsSkull ? view.fleet[seat].filter((pirate) => cunningLeft(view, pirate) > 0) : [],
    search: rivals
      .filter((pirate) => mayDeployCommissioner({ ...view, actionSpent: 0 }, seat, pirate))
      .map((pirate) => ({ pirate, chance: testChance({ ...commissionTrial(view, pirate), modifier: 0 }) })),
    stations: AREAS.filter((area) => view.warshipAt[area] !== NONE).map((area) => ({
      area,
      warship: view.warshipAt[area],
      prey: rivals.filter((pirate) => view.at[pirate] === area),
    })),
    hunter:
      view.commissioner[seat] === NONE || at === NO_PLACE
        ? null
        : { at, ready: mayUseCommissioner(view, seat), prey: rivals.filter((pirate) => isInReach(view.at[pirate], at, t)) },
  };
}

/** 10.24 In the same Sea Area or an adjacent one. */
const isInReach = (place: PlaceId, at: PlaceId, { moves }: Tables): boolean => isArea(place) && (place === at || moves[place].includes(at));
