/** Channels between the tabs of this browser. */

/** @returns a channel between tabs; null if the browser allows none, as when it blocks the site's data */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
