/** C11 Debauchery & Revelry. */
import type { PirateId } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import type { Game } from '../../state/position.ts';

/** A marker, and a content crew. */
export function declareRevelry(g: Game, pirate: PirateId): void {
  g.revelry[pirate] = 1;
  g.events?.push({ type: 'revelryDeclared', rule: 'C11', pirate });
  changeUnrest(g, pirate, 1, 'revelry', 'C11');
}
