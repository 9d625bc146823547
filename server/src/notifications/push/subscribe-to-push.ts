import { ECDH } from 'node:crypto';

import type { Language } from '@upnext/contract/language';
import type { PushSubscription } from '@upnext/contract/notifications/push';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { isPushAddress } from '../../platform/push/is-push-address.ts';
import { deleteSubscription, findSubscription, saveSubscription } from './sql.ts';

export async function describePush({ pool, config }: Context, sessionHash: Buffer | undefined) {
  const rows = await runNamed(pool, findSubscription, [sessionHash]);
  return { publicKey: config.push?.publicKey ?? null, isOn: config.push !== undefined && rows.length > 0 };
}

/** Sends push messages to the browser of this session. Idempotent. */
export async function subscribeToPush(
  { pool, config }: Context,
  sessionHash: Buffer | undefined,
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
  language: Language,
): Promise<void> {
  if (!config.push) throw new Refusal('push_off');
  if (!isPushAddress(endpoint, config.push.hosts)) throw new Refusal('push_service_unknown');
  if (!isPoint(p256dh)) {
    throw new Refusal('invalid_input', { fields: [{ path: 'keys.p256dh', key: 'value.invalid' }] });
  }
  await runNamed(pool, saveSubscription, [sessionHash, endpoint, p256dh, auth, language]);
}

export async function unsubscribeFromPush({ pool }: Context, sessionHash: Buffer | undefined): Promise<void> {
  await runNamed(pool, deleteSubscription, [sessionHash]);
}

/** Whether the key is a point on the curve. Nothing can be encrypted with any other value. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed') !== '';
  } catch {
    return false;
  }
}
