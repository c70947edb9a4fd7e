/** Web push to this browser. */
import { ask } from '../shared/server-api.ts';

/** @returns null if the browser has no push messages, or allows none for this address, as when it blocks the site's data */
async function pushWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return 'PushManager' in window ? ((await navigator.serviceWorker?.getRegistration()) ?? null) : null;
  } catch {
    return null;
  }
}

/** @returns null if the browser refuses to tell */
const subscriptionOf = (registration: ServiceWorkerRegistration): Promise<PushSubscription | null> =>
  registration.pushManager.getSubscription().catch(() => null);

/** @returns null if this browser or an address without HTTPS can't */
export async function isSubscribed(): Promise<boolean | null> {
  const registration = await pushWorker();
  return registration && (await subscriptionOf(registration)) !== null;
}

const register = (subscription: PushSubscription): Promise<{ readonly id: string }> => ask('POST', '/api/me/push', subscription.toJSON());

/** @returns false if the player or the browser refuses. @throws Refused, Unreachable */
export async function subscribe(key: string): Promise<boolean> {
  const registration = await pushWorker();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return false;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await registration.pushManager.subscribe(options).catch(() => null);
  if (subscription) await register(subscription);
  return subscription !== null;
}

/** @throws Refused, Unreachable */
export async function unsubscribe(): Promise<void> {
  const registration = await pushWorker();
  const subscription = registration && (await subscriptionOf(registration));
  if (!subscription) return;
  // Registering again returns the server's id for this subscription.
  const { id } = await register(subscription);
  await ask('DELETE', `/api/me/push/${id}`);
  await subscription.unsubscribe();
}
