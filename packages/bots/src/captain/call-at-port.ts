/** What a pirate could do in a port that he reaches. */
import { converted } from '@bb/engine';
import type { Outlook } from './outlook.ts';
import { type Course, goHome, type Leg, type Market, stayInPlay } from './plan.ts';
import { hit, type Raider, sum } from './raider.ts';
import { HAVEN_COST, RANSOM_PER_VALUE } from './weights.ts';

/** Recovery Actions after converting in a pirate port (13.24). */
export const INVOLUNTARY_RECOVERY = 2;
/** 13.21 Loyalty for revelry in a pirate port. */
export const FEAST = 3;
/** 9.44 Hits that a refit repairs on average; a haven two more; a pirate port all. */
const REFIT = 2;
const HAVEN_REFIT = 4;

export const cheered = (o: Pick<Outlook, 'tables'>, r: Raider, by: number): Raider => ({
  ...r,
  loyalty: Math.min(o.tables.highestLoyalty, Math.max(0, r.loyalty + by)),
});

/** 9.43 */
const FULL_PRICE = 100;

/** 9.42 A ransom goes where there is most already, to be sold elsewhere. */
const carriedOn = (booty: readonly number[], paid: number): readonly number[] => [...booty.slice(0, -1), (booty.at(-1) ?? 0) + paid];

/** Retire at once, or Port Activities (9.4) and then retire or sail again. */
export function callAtPort(course: Course, leg: Leg, { nation, status, rate, ransoms, refits, refuge }: Market): void {
  const { o, hasLetterToCome } = course;
  const { r } = leg;
  if (refuge && refuge.by !== 'purchase') goHome(course, { ...leg, actions: leg.actions + 1, step: leg.step ?? { do: 'retire' } });

  const ransomed = ransoms ? r.captives.filter((c) => c.nation === nation) : [];
  const paid = sum(ransomed.map((c) => c.value)) * RANSOM_PER_VALUE;
  const sold = sum(r.booty) + paid;
  const hits = refits ? r.combatHits + r.speedHits : 0;
  if (sold === 0 && hits === 0 && refuge?.by !== 'purchase') return;

  const feasts = status === 'piratePort' && sold > 0;
  const mended = status === 'piratePort' ? hits : Math.min(hits, status === 'safeHaven' ? HAVEN_REFIT : REFIT);
  const speedMended = Math.min(mended, r.speedHits);
  const speed = r.speed + speedMended;
  const called: Raider = {
    ...hit(r, speedMended - mended),
    speed,
    moveCost: speed < 0 ? r.moveCost : 1,
    speedHits: r.speedHits - speedMended,
    captives: r.captives.filter((c) => !ransomed.includes(c)),
    booty: rate > 0 ? [] : r.booty,
    netWorth: r.netWorth + converted(sold, rate),
  };
  const done: Leg = { ...leg, r: called, actions: leg.actions + 1, step: leg.step ?? { do: 'port' } };
  stayInPlay(course, feasts ? { ...done, r: cheered(o, called, FEAST), actions: done.actions + INVOLUNTARY_RECOVERY } : done);
  if (paid > 0 && rate < FULL_PRICE)
    stayInPlay(course, { ...done, r: { ...called, booty: carriedOn(r.booty, paid), netWorth: r.netWorth } });
  if (!refuge) return;
  const price = refuge.by !== 'purchase' || hasLetterToCome ? 0 : HAVEN_COST;
  if (called.netWorth >= price) goHome(course, { ...done, r: { ...called, netWorth: called.netWorth - price }, actions: done.actions + 1 });
}
