import webPush from 'web-push';

import { isPushAddress } from './is-push-address.ts';

export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** `gone`: the subscription no longer works. `refused`: the push service will never accept this message. */
export type PushOutcome = 'sent' | 'gone' | 'refused';
export type Pusher = { send: (target: PushTarget, message: string) => Promise<PushOutcome> };

type Settings = { privateKey: string; publicKey: string; subject: string; hosts: readonly string[] };

const timeoutMs = 10_000;
/** How long a push service keeps a message for a device that is offline. */
const keptSeconds = 24 * 60 * 60;

/**
 * Encrypts messages and sends them to push services (RFC 8030, 8291, 8292). Redirects are not followed, because they
 * could lead to any host. Throws if sending may succeed later.
 */
export function connectPush({ hosts, ...vapidDetails }: Settings): Pusher {
  return {
    async send({ endpoint, p256dh, auth }, message) {
      // The configured hosts may have changed since the subscription was stored.
      if (!isPushAddress(endpoint, hosts)) return 'gone';
      const subscription = { endpoint, keys: { p256dh, auth } };
      const { headers, body } = webPush.generateRequestDetails(subscription, message, {
        vapidDetails,
        TTL: keptSeconds,
      });
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { ...headers },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return outcomeOf(response.status);
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  // 401 and 403: the subscription was made with another key, usually before the operator replaced it.
  if ([401, 403, 404, 410].includes(status)) return 'gone';
  if (status === 400 || status === 413) return 'refused';
  throw new Error(`the push service returned ${status}`);
}
