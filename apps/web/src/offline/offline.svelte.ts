/** The app's copy on this device: whether it is complete, and whether a newer version waits. */

/** `never`: the browser or an address without HTTPS allows none. */
type OfflineState = 'never' | 'fetching' | 'ready';

const UPDATE_CHECK_MS = 60 * 60 * 1000;

/** @returns null if the browser has none, or allows none for this address */
function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

class Offline {
  state = $state<OfflineState>('never');
  /** A new version that waits for the player's consent. */
  waiting = $state.raw<ServiceWorker | null>(null);
  /** Another tab has activated a new version. */
  changed = $state(false);
  /** The page on show tells the player itself that it is offline. */
  isShownElsewhere = $state(false);
  private asked = false;

  /** Call once, after the page has loaded. */
  async start(): Promise<void> {
    const serviceWorker = serviceWorkers();
    if (!serviceWorker) return;
    // The first service worker takes over without a change of version.
    let before = serviceWorker.controller;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.asked) location.reload();
      else if (before) this.changed = true;
      before = serviceWorker.controller;
      this.state = 'ready';
    });
    try {
      this.state = before ? 'ready' : 'fetching';
      const registration = await serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' });
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

  /** Activates the new version; the page reloads. */
  update(): void {
    this.asked = true;
    this.waiting?.postMessage('take over');
  }
}

export const offline = new Offline();
