/** The merchant of a prize. */
import type { View } from '@bb/classic/rules';
import type { Fight, Heard } from './fight.ts';

/** @returns the sighting that a prize is about, or null */
export function sightingOf({ events, pirate }: Fight, view: View): number | null {
  const told = events.find(
    ({ event }) => event.type === 'merchantInspected' || event.type === 'merchantAttacked' || event.type === 'merchantTurnedUp',
  )?.event;
  if (told && 'sighting' in told) return told.sighting;
  const chased = view.chasing[pirate] ?? -1;
  return chased < 0 ? null : chased;
}

/** @param heard  all events @returns the merchant that a prize is about, if the viewer knows it; null if not */
export function merchantOf(fight: Fight, view: View, heard: readonly Heard[]): number | null {
  const sighting = sightingOf(fight, view);
  if (sighting === null) return null;
  const last = fight.events.at(-1)?.id ?? fight.from;
  const told = heard.findLast(
    ({ id, event }) =>
      id <= last &&
      (event.type === 'merchantTurnedUp' || event.type === 'merchantInspected' || event.type === 'merchantPlaced') &&
      event.sighting === sighting,
  )?.event;
  const merchant = told && 'merchant' in told && told.merchant >= 0 ? told.merchant : (view.merchantOn[sighting] ?? -1);
  return merchant < 0 ? null : merchant;
}
