/** How counters move on the board: by transform and opacity alone, in board units. */
import { NO_PLACE } from '@bb/engine';
import type { Place } from '../board/board.ts';
import { counterLayer, type Seen, standsAt } from './actors.ts';
import { courseBetween, waterAt, waypoints } from './courses.ts';
import type { Act } from './director.ts';
import type { Scene } from './scene.ts';

/** A counter that waits where it was until its picture comes. */
export interface Held extends Act {
  hold(): void;
}

type Frames = readonly Keyframe[];

const at = ([x, y]: Place, more = ''): string => `translate(${x}px, ${y}px) ${more}`;

/** Plays `frames` on the element; before that it looks like the first of them. */
function moves(element: Element, frames: () => Frames, easing = 'ease-in-out', remove = false): Held {
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

export function sail({ element }: Seen, { from, to }: Extract<Scene, { kind: 'sail' }>, start: Place, end: Place): Held {
  return moves(element, () => {
    const course = courseBetween(from === NO_PLACE ? (waterAt(start) ?? from) : from, to, start, end);
    return waypoints(course).map(({ at: point, done }) => ({ transform: at(point), offset: done }));
  });
}

export const appear = ({ element, at: [x, y] }: Seen): Held =>
  moves(
    element,
    () => [
      { transform: at([x, y - 16], 'scale(1.7)'), opacity: 0 },
      { transform: at([x, y], 'scale(1)'), opacity: 1 },
    ],
    'cubic-bezier(0.3, 0, 0.3, 1.2)',
  );

/** Over its upright axis, as a counter is turned over. */
export const turn = ({ element, at: place }: Seen): Held =>
  moves(element, () => [
    { transform: at(place, 'scale(1, 1)') },
    { transform: at([place[0], place[1] - 6], 'scale(0.05, 1.15)'), offset: 0.45 },
    { transform: at(place, 'scale(1, 1)') },
  ]);

export const rock = ({ element, at: place }: Seen): Held =>
  moves(element, () => [0, -16, 12, -8, 4, 0].map((degrees) => ({ transform: at(place, `rotate(${degrees}deg)`) })));

/** Once more, for what is gone already. */
export function vanish({ element, parent, at: place }: Seen): Held | null {
  const ghost = element.cloneNode(true);
  if (!parent?.isConnected || !(ghost instanceof SVGElement)) return null;
  ghost.removeAttribute('data-actor');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('tabindex');
  ghost.removeAttribute('role');
  parent.append(ghost);
  return moves(
    ghost,
    () => [
      { transform: at(place, 'scale(1)'), opacity: 1 },
      { transform: at([place[0], place[1] - 10], 'scale(0.4) rotate(20deg)'), opacity: 0 },
    ],
    'ease-in',
    true,
  );
}

/** He goes from where he was, and lies in the box of those who are gone. */
export function leave({ element }: Seen, how: Extract<Scene, { kind: 'leave' }>['how'], was: Place, box: Place): Held {
  const [x, y] = was;
  const whole: Keyframe = { transform: at(was), opacity: 1 };
  switch (how) {
    case 'retired':
      return moves(element, () => [
        whole,
        { transform: at([(x + box[0]) / 2, Math.min(y, box[1]) - 30], 'scale(1.3)') },
        { transform: at(box), opacity: 1 },
      ]);
    case 'hanged':
      return moves(element, () => [
        whole,
        { transform: at([x, y - 16]), offset: 0.25 },
        { transform: at([x - 4, y - 10], 'rotate(16deg)'), offset: 0.5 },
        { transform: at([x + 3, y - 10], 'rotate(-11deg)'), offset: 0.75, opacity: 1 },
        { transform: at([x, y - 10]), opacity: 0 },
      ]);
    case 'marooned':
    case 'disease':
      return moves(element, () => [whole, { transform: at(was, 'scale(0.5)'), opacity: 0 }]);
    default:
      return moves(
        element,
        () => [
          whole,
          { transform: at([x, y + 4], 'rotate(24deg)'), opacity: 1, offset: 0.45 },
          { transform: at([x + 4, y + 20], 'rotate(58deg) scale(0.7)'), opacity: 0 },
        ],
        'ease-in',
      );
  }
}

const FLAG = 'M0 0V-40M0-40C6-44 11-37 18-40V-27C11-24 6-31 0-27Z';

/** The flag of who is lost comes down its staff. */
export function flagLowered(was: Place): Held | null {
  const layer = counterLayer();
  if (!layer) return null;
  const flag = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  flag.setAttribute('d', FLAG);
  flag.setAttribute('class', 'lowered-flag');
  flag.setAttribute('aria-hidden', 'true');
  layer.append(flag);
  return moves(
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

/** Toward the other, or away from him, and back. */
export function lean({ element, at: place }: Seen, other: Place, toward: boolean): Held {
  const far = Math.hypot(other[0] - place[0], other[1] - place[1]) || 1;
  const by = toward ? Math.min(far * 0.35, 18) : -12;
  const there: Place = [place[0] + ((other[0] - place[0]) / far) * by, place[1] + ((other[1] - place[1]) / far) * by];
  return moves(element, () => [{ transform: at(place) }, { transform: at(there) }, { transform: at(place) }]);
}

export const nowAt = ({ element, at: place }: Seen): Place => standsAt(element) ?? place;
