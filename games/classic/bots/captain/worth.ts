/** What things are worth to the captain, in pounds. The figures are by judgment; docs/classic/bots.md says what they win. */
import {
  bootyOf as bootyIn,
  COMMISSIONERS,
  firstHold,
  holdsOf,
  isHaven,
  isPort,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  portAt,
  RETIRED,
  type Seat,
  solitaireWinners,
  usedBy,
  worthOf,
} from '../../rules/index.ts';
import { remember } from './remember.ts';
import { apart, rivalsOf, type ViewerKnowledge } from './viewer-knowledge.ts';

/** By Crew Unrest: what a crew in this mood is worth, compared with a content one. */
const CREW = [-500, -300, -180, -100, -55, -28, -12, 0, 6, 10, 13, 15, 16];
export const crewWorth = (unrest: number, by: number): number => CREW[Math.max(0, Math.min(12, unrest + by))] - CREW[unrest];

/** C26.1 Notoriety counts when 100 is in reach; before that it only brings hunters. */
const fameAbove = (from: number, notoriety: number): number => Math.max(0, notoriety - from) ** 2;
export const fameWorth = ({ figures }: ViewerKnowledge, notoriety: number, by: number): number =>
  figures.fame * (fameAbove(figures.fameFrom, notoriety + by) - fameAbove(figures.fameFrom, notoriety));

/** What a point of Combat and of Speed is worth to a ship with this much of it left. */
export const combatPoint = (combat: number): number => (combat <= 3 ? 90 : combat <= 6 ? 55 : 35);
export const speedPoint = (speed: number): number => (speed <= 0 ? 90 : 45);

export const bootyOf = ({ sight }: ViewerKnowledge, pirate: PirateId): number => bootyIn(sight, pirate);
/** The share of his holds that is full, from 0 to 1. */
export function loadOf({ sight }: ViewerKnowledge, pirate: PirateId): number {
  const first = firstHold(sight, pirate);
  const holds = holdsOf(sight.tables, sight, pirate);
  let full = 0;
  for (let i = 0; i < holds; i++) if ((sight.holds[first + i] ?? 0) > 0) full += 1;
  return full / Math.max(1, holds);
}

/** Booty is not money yet. */
const BOOTY_SHARE = 0.5;
export const wealthOf = (o: ViewerKnowledge, pirate: PirateId): number => worthOf(o.sight, pirate) + BOOTY_SHARE * bootyOf(o, pirate);

/** @returns the most that a retired pirate has, of those whose players fit */
function mostRetired({ sight }: ViewerKnowledge, fits: (owner: Seat) => boolean): number {
  let most = 0;
  for (const pirate of PIRATES)
    if (sight.fate[pirate] === RETIRED && fits(sight.owner[pirate])) most = Math.max(most, worthOf(sight, pirate));
  return most;
}
/** The most that a pirate of another player has, retired ones included. */
const mostOfOthers = remember((o: ViewerKnowledge, seat) =>
  Math.max(
    mostRetired(o, (owner) => owner !== seat),
    ...rivalsOf(o).map((rival) => wealthOf(o, rival)),
  ),
);
/** Pounds by which this pirate leads all pirates of other players; below 0 if he is behind. */
export const leadOf = (o: ViewerKnowledge, pirate: PirateId): number => worthOf(o.sight, pirate) - mostOfOthers(o, o.seat);

/** A lead up to which more is as welcome as ever, and the further lead at which it is worth half. */
const [NARROW_LEAD, WIDE_LEAD] = [500, 1000];
/** The share that further gains at sea are worth to him: a pirate far in the lead has little to win there, and the game to lose. */
export const eagernessOf = (o: ViewerKnowledge, pirate: PirateId): number =>
  WIDE_LEAD / (WIDE_LEAD + Math.max(0, leadOf(o, pirate) - NARROW_LEAD));

const leadsRetired = remember((o: ViewerKnowledge, seat): boolean => mostRetired(o, (owner) => owner === seat) > mostOfOthers(o, seat));
/**
 * C26.2 Whether he hastens the end, since a retired pirate of his would win if the game ended now. It ends when his last pirate is gone, and
 * meanwhile others may catch up: so he does best to lose the pirates that he has left.
 */
export const wantsEnd = (o: ViewerKnowledge): boolean =>
  o.figures.hastensEnd && !o.sight.tables.settings.solitaire && leadsRetired(o, o.seat);
const leadsSolitaire = remember(({ sight }: ViewerKnowledge, seat): boolean => solitaireWinners(sight).includes(seat));
/** C28 A solitaire game ends when Blood retires: whether he would win it then. */
export const winsByRetiring = (o: ViewerKnowledge): boolean =>
  o.figures.hastensEnd && o.sight.tables.settings.solitaire && leadsSolitaire(o, o.seat);

/** What a hit and the loss of the last pirate bring him who wants the end. */
const [GLAD_OF_HIT, GLAD_OF_LOSS] = [20, 400] as const;
/** What a hit costs, and the loss of a pirate in a fight. */
export const hitCosts = (o: ViewerKnowledge, pounds: number): number => (wantsEnd(o) ? -GLAD_OF_HIT : pounds);
export const lossCosts = (o: ViewerKnowledge, pounds: number): number => (wantsEnd(o) ? -GLAD_OF_LOSS : pounds);

/** A life, beside what he has. */
const LIFE = 150;
/** The life of a player's last pirate: the game is lost with him (C26.2). */
const LAST_LIFE = 600;
/** What the player loses with him. A pirate in the lead counts for more, since the game is lost with him. */
export const stakeOf = remember((o: ViewerKnowledge, one) => {
  const pirate = PIRATES[one];
  const { sight, seat } = o;
  if (wantsEnd(o)) return sight.fleet[seat].length <= 1 ? -GLAD_OF_LOSS : -GLAD_OF_LOSS / 2;
  const isLast = sight.fleet[seat].length <= 1 && usedBy(sight, seat) >= sight.tables.piratesEach;
  return (isLast ? LAST_LIFE : LIFE) + wealthOf(o, pirate) + Math.max(0, Math.min(1000, leadOf(o, pirate))) / 2;
});

const AT_SEA = 0.02;
const IN_HAVEN = 0.002;
const IN_PORT = 0.006;
/** The event that brings a warship seeks out the most notorious. */
const MOST_NOTORIOUS = 0.02;
/** C22.3 A warship may be moved so far. */
const WARSHIP_REACH = 5;
const PER_WARSHIP = 0.015;
const PER_COMMISSIONER = 0.04;

export const isMostNotorious = remember(({ sight }: ViewerKnowledge, pirate) => {
  const most = sight.notoriety[pirate];
  return most > 0 && sight.notoriety.every((notoriety, i) => sight.at[i] === NONE || notoriety <= most);
});

/** The chance that he is lost before his next turn if this one ends here. */
export function dangerAt(o: ViewerKnowledge, pirate: PirateId, place: PlaceId): number {
  const { sight, seat } = o;
  const t = sight.tables;
  if (isPort(place)) return isHaven(t, sight, portAt(place)) ? IN_HAVEN : IN_PORT;
  let chance = AT_SEA + (isMostNotorious(o, pirate) ? MOST_NOTORIOUS : 0);
  for (const at of sight.slotAt) if (at !== NONE && apart(t, at, place) <= WARSHIP_REACH) chance += PER_WARSHIP;
  for (const commissioner of COMMISSIONERS)
    if (
      sight.commissionerOf[commissioner] !== NONE &&
      sight.commissionerOf[commissioner] !== seat &&
      apart(t, sight.commissionerAt[commissioner], place) <= sight.movement[commissioner]
    )
      chance += PER_COMMISSIONER;
  return chance;
}
/** What the danger of ending the turn here costs him. */
export const riskAt = (o: ViewerKnowledge, pirate: PirateId, place: PlaceId): number => dangerAt(o, pirate, place) * stakeOf(o, pirate);
