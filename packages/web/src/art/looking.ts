/** Looking closely at a card: the mouse rests on it, a finger stays on it, or the key I is pressed. */
const REST = 550;
const HOLD = 450;

export interface Looked {
  /** The mouse rests: a glance, until it leaves. */
  readonly onglance: (at: DOMRect) => void;
  readonly onleave: () => void;
  /** It is to be read: until the reader closes it. */
  readonly onlook: () => void;
}

export function looking(element: HTMLElement, to: () => Looked): () => void {
  let timer = 0;
  let held = false;
  const stop = (): void => clearTimeout(timer);
  const heard = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, listen: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
    element.addEventListener(type, listen, { signal: heard.signal, capture });

  on('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') timer = window.setTimeout(() => to().onglance(element.getBoundingClientRect()), REST);
  });
  on('pointerleave', () => {
    stop();
    to().onleave();
  });
  on('pointerdown', ({ pointerType }) => {
    stop();
    held = false;
    to().onleave();
    if (pointerType === 'mouse') return;
    timer = window.setTimeout(() => {
      held = true;
      to().onlook();
    }, HOLD);
  });
  on('pointerup', stop);
  on('pointercancel', stop);
  on('contextmenu', (event) => {
    if (held) event.preventDefault();
  });
  // What a long press ends with is no click.
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
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    to().onlook();
  });
  return () => {
    stop();
    heard.abort();
  };
}
