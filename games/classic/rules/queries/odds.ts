/** The chances of the choices that lead to rolls or draws, from what a seat can see. */
import {
  CARDS,
  COMMISSIONERS,
  type CommissionerId,
  HIDDEN,
  isHex,
  MERCHANTS,
  type NationId,
  type PirateId,
  type PlaceId,
  type SlotId,
} from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { Outcome } from '../state/rolls.ts';
import type { View, VisibleBoard } from '../state/views.ts';
import { isTogether } from './allies.ts';
import { averageOdds, type Chance, chanceOf, type Odds, oddsOf } from './dice-odds.ts';
import { slotsIn } from './hunters.ts';
import { sightingsIn } from './merchants.ts';
import { mayHunt } from './solitaire.ts';
import { attackTrial, evasionTrial, surrenderTrial, trialTrial } from './trials.ts';

/** What a seat sees, with the figures of the game. */
export const visibleBoardOf = (view: View, tables: Tables): VisibleBoard => ({ ...view, tables });

/** C9.3 The chances against the merchants of this defense. */
const attackOdds = (s: VisibleBoard, pirate: PirateId, merchant: number): Odds =>
  oddsOf(attackTrial(s, pirate, s.tables.merchantDefense[merchant]));

/** The chances against any merchant that the seat has not seen on the map. */
function unseenOdds(s: VisibleBoard, pirate: PirateId): Odds {
  const unseen = MERCHANTS.filter((merchant) => !s.merchantOn.includes(merchant));
  return averageOdds(
    unseen.map((merchant) => attackOdds(s, pirate, merchant)),
    attackTrial(s, pirate, null),
  );
}

/** C9.1–C9.3 @returns the chances against this merchant, the average over all that it may be if the seat has not seen it */
export function sightingOdds(s: VisibleBoard, pirate: PirateId, sighting: number): Odds {
  const merchant = s.merchantOn[sighting];
  return merchant >= 0 ? attackOdds(s, pirate, merchant) : unseenOdds(s, pirate);
}

/** C9.1 @returns the chances against a face-down merchant of his hex, which Chance picks; null if there is none */
export function faceDownOdds(s: VisibleBoard, pirate: PirateId): Odds | null {
  const down = sightingsIn(s, s.at[pirate]).filter((sighting) => s.sightingUp[sighting] === 0);
  const [first] = down;
  if (first === undefined) return null;
  const all = down.map((sighting) => sightingOdds(s, pirate, sighting));
  return down.length === 1 ? sightingOdds(s, pirate, first) : averageOdds(all, attackTrial(s, pirate, null));
}

/** C9.2 @returns the chances of taking a prize in his hex; null if he may choose among merchants that differ, or there is none */
export function prizeOdds(s: VisibleBoard, pirate: PirateId): Odds | null {
  const here = sightingsIn(s, s.at[pirate]);
  const up = here.filter((sighting) => s.sightingUp[sighting] === 1);
  const [first] = up;
  if (first === undefined) return faceDownOdds(s, pirate);
  return here.length === 1 ? sightingOdds(s, pirate, first) : null;
}

export interface Hunters {
  readonly slots: readonly SlotId[];
  readonly commissioners: readonly CommissionerId[];
}

/** C16.2 @returns the hunters in this hex that may try the pirate */
export const huntersIn = (s: VisibleBoard, hex: PlaceId, pirate: PirateId): Hunters => ({
  slots: slotsIn(s).filter((slot) => s.slotAt[slot] === hex),
  commissioners: COMMISSIONERS.filter(
    (commissioner) =>
      s.commissionerAt[commissioner] === hex && s.ashore[commissioner] === 0 && mayHunt(s, s.commissionerOf[commissioner], s.owner[pirate]),
  ),
});

/**
 * C16.2 @returns how often hunters in this hex may try the pirate: those of one nation try together. A face-down warship counts as one of a
 * nation of its own, and each Commissioner as if his player wanted to, so it may be less.
 */
export function triesIn(s: VisibleBoard, hex: PlaceId, pirate: PirateId): number {
  const nations = new Set<NationId>();
  let unknown = 0;
  const { slots, commissioners } = huntersIn(s, hex, pirate);
  for (const slot of slots) {
    const warship = s.warshipOn[slot];
    if (warship === HIDDEN || s.slotUp[slot] === 0) unknown += 1;
    else nations.add(s.tables.warshipNation[warship]);
  }
  for (const commissioner of commissioners) nations.add(s.tables.commissioners[commissioner].nation);
  return nations.size + unknown;
}

/** C8.2 @returns the chances when he sails into this hex; null if no hunters are there */
export function entryOdds(s: VisibleBoard, pirate: PirateId, hex: PlaceId): Odds | null {
  if (!isHex(hex)) return null;
  const tries = triesIn(s, hex, pirate);
  return tries === 0 ? null : repeated(oddsOf(evasionTrial(s, pirate)), 'evades', 'intercepted', tries);
}

/** The chances when each of several rolls must succeed. */
function repeated(odds: Odds, good: Outcome, bad: Outcome, tries: number): Odds {
  const all = chanceOf(odds, good) ** tries;
  const chances = [
    { outcome: good, chance: all },
    { outcome: bad, chance: 1 - all },
  ];
  return { ...odds, chances, tries };
}

/** C16.2 @returns the Combat of the face-up hunters of this nation in a hex, as they would fight together */
export function huntersCombat(s: VisibleBoard, hex: PlaceId, nation: NationId): number {
  let sum = 0;
  for (const slot of slotsIn(s)) {
    const warship = s.warshipOn[slot];
    if (s.slotAt[slot] === hex && warship >= 0 && s.tables.warshipNation[warship] === nation) sum += s.tables.warshipCombat[warship];
  }
  for (const commissioner of COMMISSIONERS)
    if (s.commissionerAt[commissioner] === hex && s.ashore[commissioner] === 0 && s.tables.commissioners[commissioner].nation === nation)
      sum += s.strength[commissioner];
  return sum;
}

/** C24.3 The chances of a surrender, with the trial that may follow. */
export function surrenderOdds(netWorth: number): Odds {
  const first = oddsOf(surrenderTrial);
  const trial = oddsOf(trialTrial(netWorth));
  const tried = chanceOf(first, 'tried');
  const chances = (['retires', 'hanged'] as const).map((outcome) => ({
    outcome,
    chance: chanceOf(first, outcome) + tried * chanceOf(trial, outcome),
  }));
  return { ...first, chances };
}

/** C11, C12.5 @returns the chances of the governor who is drawn; null if the cup is empty, so that none is (C68) */
export function governorOdds(s: VisibleBoard, rule: string): Odds | null {
  const left = s.governorPool.length;
  if (left === 0) return null;
  const pro = s.governorPool.filter((governor) => s.tables.isPro[governor]).length;
  const chances = [
    { outcome: 'proGovernor', chance: pro / left },
    { outcome: 'antiGovernor', chance: 1 - pro / left },
  ] as const;
  return { ...drawn(rule), chances };
}

const drawn = (rule: string): Omit<Odds, 'chances'> => ({ rule, trial: null, ownHits: 0, otherHits: 0, amount: null, tries: 1 });

/** C8.3 The chances of a search, by the cards that may still be in the deck. Allies search with two cards (C21.2). */
export function searchOdds(view: View, tables: Tables, pirate: PirateId): Odds {
  const isCoastal = tables.isCoastal[view.at[pirate]];
  const known = new Set<number>([...view.discards, ...view.secretCards]);
  // An empty deck is shuffled before the draw.
  const unseen = view.deckSize === 0 ? CARDS : CARDS.filter((card) => !known.has(card));
  const finds = unseen.map((card) => tables.cards[card]).map(({ findAtCoast, findAtSea }) => (isCoastal ? findAtCoast : findAtSea));
  const isTwofold = isTogether(view, pirate);
  const count = (find: (typeof finds)[number]): number => finds.filter((other) => other === find).length;
  /** The chance that none of the cards drawn shows any of these. */
  const without = (...kinds: readonly (typeof finds)[number][]): number => {
    const others = finds.length - kinds.reduce((sum, kind) => sum + count(kind), 0);
    return isTwofold ? (others / finds.length) * (Math.max(0, others - 1) / Math.max(1, finds.length - 1)) : others / finds.length;
  };
  const nothing = without('merchant', 'two', 'storm');
  const chances: readonly Chance[] = isTwofold
    ? [
        { outcome: 'merchants', chance: 1 - without('merchant', 'two') },
        { outcome: 'storm', chance: 1 - without('storm') },
        { outcome: 'nothing', chance: nothing },
      ]
    : [
        { outcome: 'oneMerchant', chance: 1 - without('merchant') },
        { outcome: 'twoMerchants', chance: 1 - without('two') },
        { outcome: 'storm', chance: 1 - without('storm') },
        { outcome: 'nothing', chance: nothing },
      ];
  return { ...drawn('C8.3'), chances };
}
