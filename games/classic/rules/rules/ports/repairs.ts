/** C12.3, C12.4 Refit and recovery in port. */
import type { CommissionerId, PirateId } from '../../data/ids.ts';
import { CRIPPLING, NO_WOUND } from '../../data/tables.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { commissionersRefitRefusal } from '../../queries/refusals/hunters.ts';
import { recoveryRefusal, refitRefusal } from '../../queries/refusals/ports.ts';
import { CONTENT, commissionersHitsToRefit, hitsToRefit } from '../../queries/repairs.ts';
import { type Choice, RECOVER, REFIT, REFIT_COMMISSIONER } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';

export function offerRepairs(g: Game, pirate: PirateId, out: Choice[]): void {
  if (refitRefusal(g, pirate) === null) out.push(REFIT[pirate]);
  if (recoveryRefusal(g, pirate) === null) out.push(RECOVER[pirate]);
}

export function refit(g: Game, pirate: PirateId): void {
  const by = hitsToRefit(g, pirate);
  g.combat[pirate] = g.combat[pirate] + by;
  g.events?.push({ type: 'shipRefitted', rule: 'C12.3', pirate, by, now: g.combat[pirate] });
}

/** Scurvy goes, and a wound, but what a crippling one costs for good (C17.1). [C22] Without scurvy the crew gains a point. */
export function recover(g: Game, pirate: PirateId): void {
  const hadScurvy = g.scurvy[pirate] === 1;
  g.scurvy[pirate] = 0;
  if (g.wound[pirate] === CRIPPLING) g.scars[pirate] = g.scars[pirate] + 1;
  g.wound[pirate] = NO_WOUND;
  g.events?.push({ type: 'pirateRecovered', rule: 'C12.4', pirate });
  if (!hadScurvy && g.unrest[pirate] < CONTENT) changeUnrest(g, pirate, 1, 'recovery', 'C12.4');
}

/** C18.3 */
export function offerCommissionersRefit(g: Game, commissioner: CommissionerId, out: Choice[]): void {
  if (commissionersRefitRefusal(g, commissioner) === null) out.push(REFIT_COMMISSIONER[commissioner]);
}

export function refitCommissioner(g: Game, commissioner: CommissionerId): void {
  const by = commissionersHitsToRefit(g, commissioner);
  g.strength[commissioner] = g.strength[commissioner] + by;
  g.events?.push({ type: 'commissionerRefitted', rule: 'C18.3', commissioner, by, now: g.strength[commissioner] });
}
