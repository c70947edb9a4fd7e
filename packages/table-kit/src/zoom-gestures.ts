/** Gestures that zoom a card: the mouse or the keyboard focus rests on it, a finger stays on it, or the key I is pressed. */
import { hasModifier, isTyping } from './keys.ts';

const HOVER_MS = 550;
const LONG_PRESS_MS = 450;

export interface ZoomHandlers {
  /** The mouse or the focus rests on the card: show a preview until it leaves. */
  readonly preview: (at: DOMRect) => void;
  readonly leave: () => void;
  /** Show the card until the player closes it. */
  readonly open: () => void;
}

export function zoomGestures(element: HTMLElement, handlers: () => ZoomHandlers): () => void {
  let timer = 0;
  let held = false;
  const stop = (): void => clearTimeout(timer);
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
    element.addEventListener(type, listener, { signal: listening.signal, capture });

  const previewSoon = (): void => {
    stop();
    timer = window.setTimeout(() => handlers().preview(element.getBoundingClientRect()), HOVER_MS);
  };
  const leave = (): void => {
    stop();
    handlers().leave();
  };
  on('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') previewSoon();
  });
  on('pointerleave', leave);
  on('focus', () => {
    if (element.matches(':focus-visible')) previewSoon();
  });
  on('blur', leave);
  on('pointerdown', ({ pointerType }) => {
    stop();
    held = false;
    handlers().leave();
    if (pointerType === 'mouse') return;
    timer = window.setTimeout(() => {
      held = true;
      handlers().open();
    }, LONG_PRESS_MS);
  });
  on('pointerup', stop);
  on('pointercancel', stop);
  on('contextmenu', (event) => {
    if (held) event.preventDefault();
  });
  // The end of a long press must not count as a click.
  on(
    'click',
    (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  on('keydown', (event) => {
    if (event.key.toLowerCase() !== 'i' || isTyping(event) || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    handlers().open();
  });
  return () => {
    stop();
    listening.abort();
  };
}
