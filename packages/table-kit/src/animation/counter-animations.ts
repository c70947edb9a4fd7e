/** Animations of counters on the board. They only change transform and opacity, in board units. */
import type { Place } from '../map/geometry.ts';
import type { PreparedAnimation } from './animation-queue.ts';
import type { Farewell } from './animation-spec.ts';
import { type CounterOnPage, counterLayer, positionOf } from './page-elements.ts';
import { waypoints } from './waypoints.ts';

/** An animation that can hold its counter at the first frame until it starts. */
export interface HeldAnimation extends PreparedAnimation {
  hold(): void;
}

type Frames = readonly Keyframe[];

const at = ([x, y]: Place, more = ''): string => `translate(${x}px, ${y}px) ${more}`;

/** Plays `frames` on the element; `hold` shows the first of them. `remove` takes the element off the page at the end. */
function animated(element: Element, frames: () => Frames, easing = 'ease-in-out', remove = false): HeldAnimation {
  let animation: Animation | null = null;
  const run = (timing: KeyframeAnimationOptions, paused: boolean): void => {
    animation?.cancel();
    animation = element.animate([...frames()], { fill: 'both', easing, ...timing });
    if (paused) animation.pause();
  };
  return {
    hold: () => run({ duration: 1 }, true),
    start: (ms) => run({ duration: ms }, false),
    end() {
      animation?.cancel();
      animation = null;
      if (remove) element.remove();
    },
  };
}

/** @param course  the points of the way, found when the animation begins */
export const sail = ({ element }: CounterOnPage, course: () => readonly Place[]): HeldAnimation =>
  animated(element, () => waypoints(course()).map(({ at: point, done }) => ({ transform: at(point), offset: done })));

export const appear = ({ element, at: [x, y] }: CounterOnPage): HeldAnimation =>
  animated(
    element,
    () => [
      { transform: at([x, y - 16], 'scale(1.7)'), opacity: 0 },
      { transform: at([x, y], 'scale(1)'), opacity: 1 },
    ],
    'cubic-bezier(0.3, 0, 0.3, 1.2)',
  );

/** Turns the counter over about its vertical axis. */
export const turn = ({ element, at: place }: CounterOnPage): HeldAnimation =>
  animated(element, () => [
    { transform: at(place, 'scale(1, 1)') },
    { transform: at([place[0], place[1] - 6], 'scale(0.05, 1.15)'), offset: 0.45 },
    { transform: at(place, 'scale(1, 1)') },
  ]);

export const rock = ({ element, at: place }: CounterOnPage): HeldAnimation =>
  animated(element, () => [0, -16, 12, -8, 4, 0].map((degrees) => ({ transform: at(place, `rotate(${degrees}deg)`) })));

/** Shows a copy of a counter that has left the page already. @returns null if its layer is gone too */
export function vanish({ element, parent, at: place }: CounterOnPage): HeldAnimation | null {
  const ghost = element.cloneNode(true);
  if (!parent?.isConnected || !(ghost instanceof SVGElement)) return null;
  ghost.removeAttribute('data-actor');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('tabindex');
  ghost.removeAttribute('role');
  parent.append(ghost);
  return animated(
    ghost,
    () => [
      { transform: at(place, 'scale(1)'), opacity: 1 },
      { transform: at([place[0], place[1] - 10], 'scale(0.4) rotate(20deg)'), opacity: 0 },
    ],
    'ease-in',
    true,
  );
}

/** Takes a counter from where it was to its box, in a way that suits its end. */
export function leave({ element }: CounterOnPage, how: Farewell, was: Place, box: Place): HeldAnimation {
  const [x, y] = was;
  const start: Keyframe = { transform: at(was), opacity: 1 };
  switch (how) {
    case 'retired':
      return animated(element, () => [
        start,
        { transform: at([(x + box[0]) / 2, Math.min(y, box[1]) - 30], 'scale(1.3)') },
        { transform: at(box), opacity: 1 },
      ]);
    case 'hanged':
      return animated(element, () => [
        start,
        { transform: at([x, y - 16]), offset: 0.25 },
        { transform: at([x - 4, y - 10], 'rotate(16deg)'), offset: 0.5 },
        { transform: at([x + 3, y - 10], 'rotate(-11deg)'), offset: 0.75, opacity: 1 },
        { transform: at([x, y - 10]), opacity: 0 },
      ]);
    case 'faded':
      return animated(element, () => [start, { transform: at(was, 'scale(0.5)'), opacity: 0 }]);
    case 'sunk':
      return animated(
        element,
        () => [
          start,
          { transform: at([x, y + 4], 'rotate(24deg)'), opacity: 1, offset: 0.45 },
          { transform: at([x + 4, y + 20], 'rotate(58deg) scale(0.7)'), opacity: 0 },
        ],
        'ease-in',
      );
  }
}

const FLAG = 'M0 0V-40M0-40C6-44 11-37 18-40V-27C11-24 6-31 0-27Z';

/** Lowers the flag of a pirate who is lost. */
export function flagLowered(was: Place): HeldAnimation | null {
  const layer = counterLayer();
  if (!layer) return null;
  const flag = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  flag.setAttribute('d', FLAG);
  flag.setAttribute('class', 'lowered-flag');
  flag.setAttribute('aria-hidden', 'true');
  layer.append(flag);
  return animated(
    flag,
    () => [
      { transform: at(was), opacity: 0 },
      { transform: at([was[0], was[1] - 8]), opacity: 1, offset: 0.3 },
      { transform: at([was[0], was[1] + 14], 'scale(1, 0.3)'), opacity: 0 },
    ],
    'ease-in',
    true,
  );
}

/** Leans toward another counter, or away from it, and back. */
export function lean({ element, at: place }: CounterOnPage, other: Place, toward: boolean): HeldAnimation {
  const far = Math.hypot(other[0] - place[0], other[1] - place[1]) || 1;
  const by = toward ? Math.min(far * 0.35, 18) : -12;
  const there: Place = [place[0] + ((other[0] - place[0]) / far) * by, place[1] + ((other[1] - place[1]) / far) * by];
  return animated(element, () => [{ transform: at(place) }, { transform: at(there) }, { transform: at(place) }]);
}

export const nowAt = ({ element, at: place }: CounterOnPage): Place => positionOf(element) ?? place;
