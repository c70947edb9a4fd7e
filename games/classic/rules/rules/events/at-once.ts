/** C23.1 Random events that need neither dice nor choices. */
import { COMMISSIONERS, NONE, PIRATES, PORTS } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { withdrawLetter } from '../../effects/letters.ts';
import { removeCommissioner, removeWarship } from '../../effects/sea.ts';
import { isInCup, slotsIn } from '../../queries/hunters.ts';
import { hasBooty, isActive } from '../../queries/pirates.ts';
import type { Game } from '../../state/position.ts';

/** No prey, no pay. */
export function crewsGrumble(g: Game): void {
  for (const pirate of PIRATES) if (isActive(g, pirate) && !hasBooty(g, pirate)) changeUnrest(g, pirate, -1, 'noPrey', 'C23.1');
}

/** Turmoil in Europe: hunters are called home, and letters withdrawn. */
export function turmoil(g: Game): void {
  for (const slot of slotsIn(g)) if (g.slotAt[slot] !== NONE) removeWarship(g, slot, 'C23.1');
  for (const commissioner of COMMISSIONERS) if (!isInCup(g, commissioner)) removeCommissioner(g, commissioner, 'C23.1');
  for (const port of PORTS) withdrawLetter(g, port, 'C23.1');
}
