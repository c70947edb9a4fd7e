/** Resolves in a new task, so that the page can be painted before the rest runs. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Resolves when the page is idle, after two seconds at the latest. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 200);
  });
