/** Marks elements of the page that the guide of the first voyage speaks of. */

/**
 * Marks the elements that match, as they appear and disappear, and scrolls the first one into view.
 * @param withLabel  called with the label of the first button among them; empty if it has none
 * @returns a function that stops it
 */
export function markGuided(selector: string, withLabel: (label: string) => void): () => void {
  const mark = (): void => {
    for (const old of document.querySelectorAll('[data-guided]')) if (!old.matches(selector)) old.removeAttribute('data-guided');
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const fresh = all.filter((one) => !one.hasAttribute('data-guided'));
    for (const found of fresh) found.setAttribute('data-guided', '');
    fresh[0]?.scrollIntoView({ block: 'nearest' });
    withLabel(all.find(({ dataset }) => dataset.label)?.dataset.label ?? '');
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-choices', 'data-label'] });
  return () => {
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
