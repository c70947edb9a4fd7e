/** 19.18 A pirate of the System Player whose Letter of Marque must be sealed, or who should retire by one, does nothing else. */
import { AREAS, type AreaId, type CardId, isPort, NO_CARD, type PirateId, portAt } from '../../data/ids.ts';
import { dropFrom } from '../../effects/lists.ts';
import { errandOf, movesToPort, servesErrand } from '../../queries/errand.ts';
import { maySail, moveCost } from '../../queries/movement.ts';
import { isRevelling } from '../../queries/pirates.ts';
import { type Choice, DO_PORT_ACTIVITIES, END_ACTIONS, move, RECOVER, RETIRE_BY_LETTER } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';

/** May he keep the Letter just drawn, and have another card drawn? Each pirate can have one Letter (17.2 #12). */
export const mayKeepLetter = (g: Game, pirate: PirateId): boolean => g.letter[pirate] < 0 && g.keptLetter[g.owner[pirate]] < 0;

export function keepLetter(g: Game, pirate: PirateId, card: CardId): void {
  const seat = g.owner[pirate];
  dropFrom(g.hands[seat], card);
  g.keptLetter[seat] = card;
  g.events?.push({ type: 'letterKept', rule: '19.18', seat, pirate, card });
}

/** The Letter that he has kept is sealed. */
export function sealLetter(g: Game, pirate: PirateId): void {
  g.keptLetter[g.owner[pirate]] = NO_CARD;
}

/** Adds the choices that his errand allows. @returns false if he has no errand, or it can't be done in any port [R85] */
export function errandActions(g: Game, pirate: PirateId, out: Choice[]): boolean {
  const t = g.tables;
  const errand = errandOf(t, g, pirate);
  if (errand === null) return false;
  const at = g.at[pirate];
  const left = movesToPort(t, g, pirate, errand, at);
  if (!Number.isFinite(left)) return false;
  if (isPort(at) && servesErrand(t, g, pirate, errand, portAt(at)))
    out.push(isRevelling(g, pirate) ? RECOVER[pirate] : errand === 'letter' ? DO_PORT_ACTIVITIES[pirate] : RETIRE_BY_LETTER[pirate]);
  else if (moveCost(g, pirate) <= g.actionsLeft) {
    for (const to of t.moves[at])
      if (maySail(t, g, pirate, to) && movesToPort(t, g, pirate, errand, to) === left - 1) out.push(move(pirate, to));
  } else out.push(END_ACTIONS);
  return true;
}

/** @returns the Sea Areas to which Fair Winds may take him: those closest to the port of his errand, or all if he has none */
export function errandAreas(g: Game, pirate: PirateId): readonly AreaId[] {
  const errand = errandOf(g.tables, g, pirate);
  if (errand === null) return AREAS;
  const distances = AREAS.map((area) => movesToPort(g.tables, g, pirate, errand, area));
  const least = Math.min(...distances);
  return AREAS.filter((_, i) => distances[i] === least);
}
