/**
 * While a dialog is open, the browser's history has an entry for it, so that Back closes the dialog and does not leave the table. Dialogs that
 * follow one another share the entry.
 */
const MARK = 'dialog';
const open = new Set<() => void>();

const isMarked = (): boolean => typeof history.state === 'object' && history.state !== null && MARK in history.state;

function mark(): void {
  if (!isMarked()) history.pushState({ [MARK]: true }, '');
}

/** Whether the browser is going back from the entry of dialogs that have closed: it reports that late, when another may be open already. */
let leaving = false;

function onBack(): void {
  if (isMarked()) return;
  if (!leaving) for (const close of open) close();
  else if (open.size > 0) mark();
  leaving = false;
  if (open.size === 0) removeEventListener('popstate', onBack);
}

/** Changes the address while a dialog is open or about to open: of its entry, so that Back leads to the address before. */
export function setDialogAddress(address: string, addressBefore: string): void {
  if (!isMarked()) {
    history.replaceState(history.state, '', addressBefore);
    history.pushState({ [MARK]: true }, '', address);
  } else history.replaceState(history.state, '', address);
}

/**
 * Call when a dialog opens.
 *
 * @param close  closes the dialog
 * @returns what to call when it has closed
 */
export function enterDialog(close: () => void): () => void {
  addEventListener('popstate', onBack);
  open.add(close);
  mark();
  return () => {
    open.delete(close);
    // Another dialog may open at once.
    setTimeout(() => {
      if (open.size > 0 || leaving) return;
      leaving = isMarked();
      if (leaving) history.back();
      else removeEventListener('popstate', onBack);
    });
  };
}
