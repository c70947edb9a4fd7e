import type { Session } from '../session/session.svelte.ts';

/** Sums up what has happened while the page was hidden. Yields how to stop. */
export function watchAway(session: Session): () => void {
  let left = session.history.events.length;
  const listen = (): void => {
    if (document.hidden) left = session.history.events.length;
    else session.tellNews(left);
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
