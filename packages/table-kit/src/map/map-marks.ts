/** Marks on the map that a player presses: what each needs to be a button, for the mouse, for a touch and for keys. */
import { isPress } from '../keys.ts';
import type { Place, Rectangle } from './geometry.ts';

/** A place on the map under the pointer, with the focus, or touched. */
export interface Pointed<Key> {
  readonly place: Key;
  /** Chooses it. A touch waits to be confirmed; null without one. */
  readonly take: (() => void) | null;
}

interface MapMark<Key> {
  readonly place: Key;
  readonly label: string;
  readonly choices: readonly { readonly id: number }[];
  /** Some of the choices are made on the map, and the panel beside it explains them. */
  readonly isExplained: boolean;
  /** A touch shows first what it would choose. */
  readonly isShownFirst: boolean;
  /** The Tab key leaves it out, because there are many. */
  readonly isSkipped?: boolean;
  readonly take: () => void;
}

/** The outline of a place, as attributes of its element. */
export type MapShape =
  | { readonly d: string }
  | { readonly cx: number; readonly cy: number; readonly r: number }
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly rx?: number };

/** A place of the map under the pointer. */
export interface MapPlace<Key> {
  readonly place: Key;
  readonly shape: MapShape;
  /** The classes of one that can be chosen: `area` or `spot`; an area may be `near`, `far`, `faint`, and `watched` if it is dangerous. */
  readonly look: string;
  /** The name that animations find it by. */
  readonly actor?: string;
  /** Null if nothing here can be chosen. */
  readonly mark: Omit<MapMark<Key>, 'place'> | null;
}

/** @returns the outline of a circle */
export const circleShape = ([cx, cy]: Place, r: number): MapShape => ({ cx, cy, r });
/** @returns the outline of a rectangle */
export const boxShape = ([x, y, width, height]: Rectangle): MapShape => ({ x, y, width, height, rx: 6 });

/** @returns a function that returns the attributes of a mark; `held`: the place that was touched, and waits to be touched again */
export function markAttributes<Key>(held: () => Key | null, onpoint: (pointed: Pointed<Key> | null) => void) {
  let isTouch = false;
  const byMouse =
    (pointed: Pointed<Key> | null) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') onpoint(pointed);
    };
  return ({ place, label, choices, isExplained, isShownFirst, isSkipped = false, take }: MapMark<Key>) => ({
    role: 'button' as const,
    tabindex: isSkipped ? -1 : 0,
    'aria-label': label,
    'aria-describedby': isExplained ? 'on-map' : undefined,
    'data-marks': choices.map(({ id }) => id).join(' '),
    onclick: (): void => {
      if (isTouch && held() !== place && isShownFirst) onpoint({ place, take });
      else take();
    },
    onkeydown: (event: KeyboardEvent): void => {
      if (!isPress(event)) return;
      event.preventDefault();
      event.stopPropagation();
      take();
    },
    onpointerdown: ({ pointerType }: PointerEvent): void => {
      isTouch = pointerType === 'touch';
    },
    onpointerenter: byMouse({ place, take: null }),
    onpointerleave: byMouse(null),
    onfocus: ({ currentTarget }: FocusEvent): void => {
      if (currentTarget instanceof Element && currentTarget.matches(':focus-visible')) onpoint({ place, take: null });
    },
    onblur: (): void => {
      if (held() === null) onpoint(null);
    },
  });
}
