/** The merchant of a prize. */
import type { View } from '@bb/classic/rules';
import type { Heard, Stage } from './stage.ts';

/** @returns the sighting that a prize stage is about, or null */
export function sightingOf({ events, pirate }: Stage, view: View): number | null {
  const told = events.find(
    ({ event }) => event.type === 'merchantInspected' || event.type === 'merchantAttacked' || event.type === 'merchantTurnedUp',
  )?.event;
  if (told && 'sighting' in told) return told.sighting;
  const chased = view.chasing[pirate] ?? -1;
  return chased < 0 ? null : chased;
}

/** @param heard  all events @returns the merchant that a prize stage is about, if the viewer knows it; null if not */
export function merchantOf(stage: Stage, view: View, heard: readonly Heard[]): number | null {
  const sighting = sightingOf(stage, view);
  if (sighting === null) return null;
  const last = stage.events.at(-1)?.id ?? stage.from;
  const told = heard.findLast(
    ({ id, event }) =>
      id <= last &&
      (event.type === 'merchantTurnedUp' || event.type === 'merchantInspected' || event.type === 'merchantPlaced') &&
      event.sighting === sighting,
  )?.event;
  const merchant = told && 'merchant' in told && told.merchant >= 0 ? told.merchant : (view.merchantOn[sighting] ?? -1);
  return merchant < 0 ? null : merchant;
}
