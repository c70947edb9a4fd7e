/** 19 The solitaire game: who is who in it, what ends it. */
import { cargoWorth } from '../data/cargo.ts';
import { AREAS, type AreaId, isArea, isPort, NONE, PIRATE_NAMES, PIRATES, type PirateId, portAt, type Seat } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import { type Board, type Ending, LOST, RETIRED } from '../state/game.ts';

/** 19.1 The person's seat; the others are the System Player's, one for each of his pirates. */
export const BLACKBEARDS_SEAT: Seat = 0;
export const SYSTEM_SEATS: readonly Seat[] = [1, 2, 3];
export const BLACKBEARD = PIRATES[PIRATE_NAMES.indexOf('teach')];

export const isSystem = (t: Tables, seat: Seat): boolean => t.settings.solitaire && seat !== BLACKBEARDS_SEAT;
export const isBlackbeard = (t: Tables, pirate: PirateId): boolean => t.settings.solitaire && pirate === BLACKBEARD;

/** Two pirates of the System Player never harm each other. */
export const areRivals = (t: Tables, b: Board, pirate: PirateId, other: PirateId): boolean =>
  b.owner[pirate] !== b.owner[other] && !(isSystem(t, b.owner[pirate]) && isSystem(t, b.owner[other]));

/** How many Player-Turns a round has: in a solitaire game a seat whose pirate is gone for good has none [R86]. */
export const turnsInRound = (t: Tables, b: Board): number =>
  t.settings.solitaire ? 1 + SYSTEM_SEATS.filter((seat) => b.fleet[seat].length > 0).length : b.players;

/** 19.9 With so many Victory Points Blackbeard's retirement wins. */
export const BLACKBEARDS_GOAL = 130;
/** 19.9 With so many, from all his pirates, the System Player wins. */
export const SYSTEMS_GOAL = 100;
/** 19.14 From this Notoriety on Commissioners are sent after Blackbeard. */
export const NOTORIOUS = 12;
export const systemVp = (b: Board): number => SYSTEM_SEATS.reduce((sum, seat) => sum + (b.vp[seat] ?? 0), 0);

/** 19.9 What has ended the game; none while it goes on. `pirateDeck`: how many pirates can still come. */
export function solitaireEnding(b: Board, pirateDeck: number): Ending {
  if (b.fate[BLACKBEARD] === RETIRED) return 'blackbeardRetired';
  if (b.fate[BLACKBEARD] === LOST) return 'blackbeardLost';
  if (systemVp(b) >= SYSTEMS_GOAL) return 'rivalsScored';
  return pirateDeck === 0 && SYSTEM_SEATS.every((seat) => b.fleet[seat].length === 0) ? 'rivalsGone' : '';
}

/** 19.9 Retired below his goal he has lost [R64]; by the Pardon he wins only with more [R25]. */
export function isBlackbeardsWin(b: Board): boolean {
  switch (b.ending) {
    case 'blackbeardRetired':
      return b.vp[BLACKBEARDS_SEAT] >= BLACKBEARDS_GOAL;
    case 'rivalsGone':
      return true;
    case 'generalPardon':
      return b.vp[BLACKBEARDS_SEAT] > systemVp(b);
    default:
      return false;
  }
}

/** 19.6 Where Blackbeard may begin: most merchants, then the most doubloons for a total of 1 on the Cargo table. */
export function startingAreas(t: Tables, b: Board): readonly AreaId[] {
  const merchants = (area: AreaId): number => t.areaPorts[area].filter((port) => b.merchantAt[port] !== NONE).length;
  const worth = (area: AreaId): number => cargoWorth(t.cargoColumn[area], 1);
  const most = Math.max(...AREAS.map(merchants));
  const fullest = AREAS.filter((area) => merchants(area) === most);
  const richest = Math.max(...fullest.map(worth));
  return fullest.filter((area) => worth(area) === richest);
}

/** Sea Areas from which a sighted warship can take up station: his own, or those of his port; none in a Transit Box [R64]. */
export function stationsBeside(t: Tables, b: Board, pirate: PirateId): readonly AreaId[] {
  const at = b.at[pirate];
  const areas = isPort(at) ? t.portAreas[portAt(at)] : isArea(at) ? [at] : [];
  return areas.filter((area) => b.warshipAt[area] === NONE);
}
