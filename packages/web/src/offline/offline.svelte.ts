/** The copy of the game on this device: whether it is there, and whether a newer one waits. */

/** `never`: this browser or address allows none. */
type OfflineState = 'never' | 'fetching' | 'ready';

/** How often a page that stays open asks for a new version: milliseconds. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;

class Offline {
  state = $state<OfflineState>('never');
  /** A new version waits to be let in. */
  waiting = $state.raw<ServiceWorker | null>(null);
  /** The version changed under this page, by a word in another tab. */
  changed = $state(false);
  /** What is on show says itself whether it reaches its server. */
  isShownElsewhere = $state(false);
  private asked = false;

  /** Call once, when the page has what it needs at first. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    // The first version takes over a page that had none: nothing changes for it.
    let before = serviceWorker.controller;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.asked) location.reload();
      else if (before) this.changed = true;
      before = serviceWorker.controller;
      this.state = 'ready';
    });
    try {
      this.state = before ? 'ready' : 'fetching';
      const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
      this.waiting = registration.waiting;
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'installed' && serviceWorker.controller) this.waiting = installing;
        });
      });
      const checkForUpdate = (): void => void registration.update().catch(() => undefined);
      setInterval(checkForUpdate, UPDATE_CHECK_MS);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') checkForUpdate();
      });
      await serviceWorker.ready;
      if (serviceWorker.controller) this.state = 'ready';
    } catch {
      this.state = 'never';
    }
  }

  /** Lets the new version in; the page is loaded anew with it. */
  update(): void {
    this.asked = true;
    this.waiting?.postMessage('take over');
  }
}

export const offline = new Offline();
