/** Web push to this browser. */
import { ask } from '../online/server-api.ts';

const pushWorker = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator && 'PushManager' in window ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

/** @returns null if this browser or an address without HTTPS can't */
export async function isSubscribed(): Promise<boolean | null> {
  const registration = await pushWorker();
  return registration && (await registration.pushManager.getSubscription()) !== null;
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
  const subscription = await (await pushWorker())?.pushManager.getSubscription();
  if (!subscription) return;
  // Registering again returns the server's id for this subscription.
  const { id } = await register(subscription);
  await ask('DELETE', `/api/me/push/${id}`);
  await subscription.unsubscribe();
}
