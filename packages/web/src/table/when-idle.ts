/** When the page has nothing better to do, and after two seconds at the latest. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Safari has none.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 200);
  });
