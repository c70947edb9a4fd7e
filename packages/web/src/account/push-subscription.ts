/** Messages to this browser, when no page of the game is open. */
import { ask } from '../online/server-api.ts';

const worker = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator && 'PushManager' in window ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

/** Null: this browser, or this address, can’t. */
export async function isTold(): Promise<boolean | null> {
  const registration = await worker();
  return registration && (await registration.pushManager.getSubscription()) !== null;
}

const subscribe = (subscription: PushSubscription): Promise<{ readonly id: string }> => ask('POST', '/api/me/push', subscription.toJSON());

/** False: the person, or the browser, does not want it. @throws Refusal, Unreachable */
export async function tell(key: string): Promise<boolean> {
  const registration = await worker();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return false;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await registration.pushManager.subscribe(wish).catch(() => null);
  if (subscription) await subscribe(subscription);
  return subscription !== null;
}

/** @throws Refusal, Unreachable */
export async function tellNoMore(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  // The server knows it by a name of its own, and tells it to who subscribes once more.
  const { id } = await subscribe(subscription);
  await ask('DELETE', `/api/me/push/${id}`);
  await subscription.unsubscribe();
}
