/** Plans that call at a port: what a pirate can do there. */
import { converted } from '@bb/golden-age/rules';
import { MEAN_HAVEN_DOUBLOONS, RANSOM_DOUBLOONS_PER_VALUE } from './assumptions.ts';
import { type Course, goHome, type Leg, type Market, stayInPlay } from './plan.ts';
import { hit, type Raider, sum } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';

/** 13.24 How many Recovery Actions end a revelry in a pirate port. */
export const INVOLUNTARY_RECOVERY_ACTIONS = 2;
/** 13.21 The Loyalty that revelry in a pirate port brings. */
export const PIRATE_PORT_LOYALTY = 3;
/** 9.44 How many hits a refit repairs on average: elsewhere, and in a haven. A pirate port repairs all. */
const REFIT_HITS = 2;
const HAVEN_REFIT_HITS = 4;

/** The pirate with his Loyalty changed, within the limits of the track. */
export const cheered = (o: Pick<ViewerKnowledge, 'tables'>, r: Raider, by: number): Raider => ({
  ...r,
  loyalty: Math.min(o.tables.highestLoyalty, Math.max(0, r.loyalty + by)),
});

const FULL_PRICE_PERCENT = 100;

/** 9.42 Keeps the ransom as booty in the fullest hold, to sell it elsewhere. */
const carriedOn = (booty: readonly number[], paid: number): readonly number[] => [...booty.slice(0, -1), (booty.at(-1) ?? 0) + paid];

/** Adds the plans: retire at once, or take Port Activities (9.4) and then retire or sail on. */
export function callAtPort(course: Course, leg: Leg, { nation, status, rate, ransoms, refits, refuge }: Market): void {
  const { o, hasLetterToCome } = course;
  const { r } = leg;
  if (refuge && refuge.by !== 'purchase') goHome(course, { ...leg, actions: leg.actions + 1, step: leg.step ?? { do: 'retire' } });

  const ransomed = ransoms ? r.captives.filter((c) => c.nation === nation) : [];
  const paid = sum(ransomed.map((c) => c.value)) * RANSOM_DOUBLOONS_PER_VALUE;
  const sold = sum(r.booty) + paid;
  const hits = refits ? r.combatHits + r.speedHits : 0;
  if (sold === 0 && hits === 0 && refuge?.by !== 'purchase') return;

  const feasts = status === 'piratePort' && sold > 0;
  const mended = status === 'piratePort' ? hits : Math.min(hits, status === 'safeHaven' ? HAVEN_REFIT_HITS : REFIT_HITS);
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
  stayInPlay(
    course,
    feasts ? { ...done, r: cheered(o, called, PIRATE_PORT_LOYALTY), actions: done.actions + INVOLUNTARY_RECOVERY_ACTIONS } : done,
  );
  if (paid > 0 && rate < FULL_PRICE_PERCENT)
    stayInPlay(course, { ...done, r: { ...called, booty: carriedOn(r.booty, paid), netWorth: r.netWorth } });
  if (!refuge) return;
  const price = refuge.by !== 'purchase' || hasLetterToCome ? 0 : MEAN_HAVEN_DOUBLOONS;
  if (called.netWorth >= price) goHome(course, { ...done, r: { ...called, netWorth: called.netWorth - price }, actions: done.actions + 1 });
}
