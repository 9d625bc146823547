import { subscribeToPush, unsubscribeFromPush } from '@upnext/contract/notifications/push';

import { call } from '../api/client.ts';

/** `unsupported`: an old browser, a private window, or an iPhone where the site isn't on the home screen. */
export type PushSupport = 'unsupported' | NotificationPermission;

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission;
}

/** Call from a click handler: browsers ask for permission only then. Resolves to false if the user refuses. */
export async function turnOnPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // The site has a new key. The browser accepts it once the subscription with the old key has ended.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await call(subscribeToPush, { body: { endpoint, keys: { p256dh, auth } } });
  return true;
}

export async function turnOffPush(): Promise<void> {
  await call(unsubscribeFromPush, {});
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
