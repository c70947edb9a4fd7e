/** Marks elements of the page that the guide of the first voyage speaks of. */

/** @returns what a button of the list of choices says: what it shows, after the verb of its row; its label where the title of its row is no verb */
function textOn(button: HTMLElement): string {
  const brief = button.querySelector<HTMLElement>('.brief')?.dataset.text;
  const row = button.closest('.row');
  if (brief === undefined || row?.matches(':not(.verb)')) return button.dataset.label ?? '';
  return `${row?.querySelector('.title')?.textContent ?? ''} ${brief}`.trim();
}

/**
 * Marks the elements that match, as they appear and disappear, and scrolls the first one into view.
 * @param withLabel  called with what the first button among them shows; empty if there is none
 * @returns a function that stops it
 */
export function markGuided(selector: string, withLabel: (label: string) => void): () => void {
  let first: HTMLElement | undefined;
  let list: Element | null = null;
  // When the list of choices becomes lower, the element may be out of view again.
  const resized = new ResizeObserver(() => first?.scrollIntoView({ block: 'nearest' }));
  const mark = (): void => {
    for (const old of document.querySelectorAll('[data-guided]')) if (!old.matches(selector)) old.removeAttribute('data-guided');
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const fresh = all.filter((one) => !one.hasAttribute('data-guided'));
    for (const found of fresh) found.setAttribute('data-guided', '');
    if (fresh[0]) {
      [first] = fresh;
      first?.scrollIntoView({ block: 'nearest' });
      if (list) resized.unobserve(list);
      list = first?.closest('.offers') ?? null;
      if (list) resized.observe(list);
    }
    const button = all.find(({ dataset }) => dataset.label);
    withLabel(button ? textOn(button) : '');
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-choices', 'data-label'] });
  return () => {
    resized.disconnect();
    watch.disconnect();
    for (const old of document.querySelectorAll('[data-guided]')) old.removeAttribute('data-guided');
  };
}

/** Scrolls to the first visible marked element, and gives it the focus. */
export function focusGuided(): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-guided]')].find((one) => one.offsetParent !== null);
  found?.scrollIntoView({ block: 'nearest' });
  found?.focus();
}
