import type { Session } from '../session/session.ts';

/** Sums up what has happened while the page was hidden. Yields how to stop. */
export function watchAway(session: Session): () => void {
  let left = session.heardSoFar.length;
  const listen = (): void => {
    if (document.hidden) left = session.heardSoFar.length;
    else session.tellNews(left);
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
