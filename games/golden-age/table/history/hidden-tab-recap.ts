import type { Session } from '../session/session.ts';

/** Updates the recap when a hidden page is shown again. @returns a function that stops it */
export function recapAfterHidden(session: Session): () => void {
  let left = session.allEvents.length;
  const onvisibilitychange = (): void => {
    if (document.hidden) left = session.allEvents.length;
    else session.updateRecap(left);
  };
  document.addEventListener('visibilitychange', onvisibilitychange);
  return () => document.removeEventListener('visibilitychange', onvisibilitychange);
}
