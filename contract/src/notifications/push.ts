import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';

/** Base64url without padding that decodes to this many bytes. */
const bytes = (count: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), { error: 'value.invalid' }));

/** What a browser returns for `PushSubscription.toJSON()`, without the fields that aren't needed. */
export const PushSubscription = z.object({
  endpoint: z.url({ error: 'value.invalid' }).check(z.maxLength(1_000, { error: 'value.too_long' })),
  keys: z.object({
    /** The browser's public key: an uncompressed point on P-256. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const getPush = endpoint({
  method: 'GET',
  path: '/api/push',
  summary: 'Get the site’s public key for push messages, and whether this session receives them',
  status: 200,
  reply: z.object({
    /** The VAPID key, in base64url. Null if the site sends no push messages. */
    publicKey: z.nullable(z.string()),
    isOn: z.boolean(),
  }),
  errors: ['not_signed_in'],
});

export const subscribeToPush = endpoint({
  method: 'PUT',
  path: '/api/push',
  summary: 'Send push messages to this browser until its session ends',
  body: PushSubscription,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'push_off', 'push_service_unknown', 'too_many_requests'],
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/push',
  summary: 'Stop sending push messages to this browser',
  status: 204,
  reply: Nothing,
  errors: ['not_signed_in', 'cross_site', 'too_many_requests'],
});
