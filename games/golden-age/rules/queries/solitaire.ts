/** 19 The solitaire game: its sides, and how it ends. */
import { cargoWorth } from '../data/cargo.ts';
import { AREAS, type AreaId, isArea, isPort, NONE, PIRATE_NAMES, PIRATES, type PirateId, portAt, type Seat } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import { type Board, type Ending, LOST, RETIRED } from '../state/position.ts';

/** 19.1 The player's seat. The System Player has the others, one for each of its pirates. */
export const BLACKBEARDS_SEAT: Seat = 0;
export const SYSTEM_SEATS: readonly Seat[] = [1, 2, 3];
export const BLACKBEARD = PIRATES[PIRATE_NAMES.indexOf('teach')];

export const isSystem = (t: Tables, seat: Seat): boolean => t.settings.solitaire && seat !== BLACKBEARDS_SEAT;
export const isBlackbeard = (t: Tables, pirate: PirateId): boolean => t.settings.solitaire && pirate === BLACKBEARD;

/** May they harm each other? Not two pirates of one player, nor two of the System Player. */
export const areRivals = (t: Tables, b: Board, pirate: PirateId, other: PirateId): boolean =>
  b.owner[pirate] !== b.owner[other] && !(isSystem(t, b.owner[pirate]) && isSystem(t, b.owner[other]));

/** The number of Player-Turns in a round. In a solitaire game a seat whose pirate is gone for good has none [R86]. */
export const turnsInRound = (t: Tables, b: Board): number =>
  t.settings.solitaire ? 1 + SYSTEM_SEATS.filter((seat) => b.fleet[seat].length > 0).length : b.players;

/** 19.9 The Victory Points with which Blackbeard wins if he retires. */
export const BLACKBEARDS_GOAL = 130;
/** 19.9 The Victory Points with which the System Player wins, from all its pirates. */
export const SYSTEMS_GOAL = 100;
/** 19.14 The Notoriety from which Commissioners are sent after Blackbeard. */
export const HUNTED_FROM_NOTORIETY = 12;
/** 19.14 Are Commissioners sent after Blackbeard? Once his Notoriety has reached that point the hunt goes on, even if he loses some (19.20). */
export const isHunted = (b: Board): boolean => b.hunted !== 0 || b.notoriety[BLACKBEARD] >= HUNTED_FROM_NOTORIETY;
export const systemVp = (b: Board): number => SYSTEM_SEATS.reduce((sum, seat) => sum + (b.vp[seat] ?? 0), 0);

/**
 * 19.9 The ending that has come about, or `''` while the game goes on
 * @param pirateDeck  the number of pirates that can still be drawn
 */
export function solitaireEnding(b: Board, pirateDeck: number): Ending {
  if (b.fate[BLACKBEARD] === RETIRED) return 'blackbeardRetired';
  if (b.fate[BLACKBEARD] === LOST) return 'blackbeardLost';
  if (systemVp(b) >= SYSTEMS_GOAL) return 'rivalsScored';
  return pirateDeck === 0 && SYSTEM_SEATS.every((seat) => b.fleet[seat].length === 0) ? 'rivalsGone' : '';
}

/**
 * 19.9 Blackbeard loses if he retires below his goal [R64]; when the Pardon ends the game, he wins only with more VP than the System Player
 * [R25].
 */
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

/**
 * 19.6 The Sea Areas where Blackbeard may begin: those with the most merchants, and of these the ones with the most doubloons for a total of
 * 1 on the Cargo table.
 */
export function startingAreas(t: Tables, b: Board): readonly AreaId[] {
  const merchants = (area: AreaId): number => t.areaPorts[area].filter((port) => b.merchantAt[port] !== NONE).length;
  const worth = (area: AreaId): number => cargoWorth(t.cargoColumn[area], 1);
  const most = Math.max(...AREAS.map(merchants));
  const fullest = AREAS.filter((area) => merchants(area) === most);
  const richest = Math.max(...fullest.map(worth));
  return fullest.filter((area) => worth(area) === richest);
}

/**
 * The Sea Areas where a sighted warship can take up station: the pirate's own, or those of his port; none if he is in a Transit Box [R64].
 */
export function stationsBeside(t: Tables, b: Board, pirate: PirateId): readonly AreaId[] {
  const at = b.at[pirate];
  const areas = isPort(at) ? t.portAreas[portAt(at)] : isArea(at) ? [at] : [];
  return areas.filter((area) => b.warshipAt[area] === NONE);
}
