/** In a task of its own: what the page shows first need not wait for all the rest. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** When the page has nothing better to do, and after two seconds at the latest. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Safari has none.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 200);
  });
