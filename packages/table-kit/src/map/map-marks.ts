/** Marks on the map that a player presses: what each needs to be a button, for the mouse, for a touch and for keys. */
import { isPress } from '../keys.ts';

/** A place on the map under the pointer, with the focus, or touched. */
export interface Pointed<Place> {
  readonly place: Place;
  /** Chooses it. A touch waits to be confirmed; null without one. */
  readonly take: (() => void) | null;
}

export interface MapMark<Place> {
  readonly place: Place;
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

/** @returns a function that returns the attributes of a mark; `held`: the place that was touched, and waits to be touched again */
export function markAttributes<Place>(held: () => Place | null, onpoint: (pointed: Pointed<Place> | null) => void) {
  let isTouch = false;
  const byMouse =
    (pointed: Pointed<Place> | null) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') onpoint(pointed);
    };
  return ({ place, label, choices, isExplained, isShownFirst, isSkipped = false, take }: MapMark<Place>) => ({
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
