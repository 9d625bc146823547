import * as z from 'zod/mini';

import { runNamed } from '../../platform/postgres/named-query.ts';
import type { PushOutcome } from '../../platform/push/connect.ts';
import type { NotificationWork } from '../deliver-notification.ts';
import { findNotification } from '../list-notifications.ts';
import { languageFor } from '../write-notification.ts';
import { deletePush, removeSubscription, selectDuePushes, type DuePush } from './sql.ts';
import { createPushWriter } from './write-push.ts';

const Announced = z.object({ notificationId: z.int() });

const pageSize = 50;
/** The number of messages sent concurrently. If the process is killed, at most this many are sent twice. */
const width = 10;

/**
 * Sends a notification's push messages that are still to be sent. The job queue runs these jobs one at a time, so no two
 * jobs send the same message. A message that is sent twice replaces the first one on the device, because both have the
 * same tag.
 */
export async function pushNotification(
  { pool, pusher }: NotificationWork,
  payload: unknown,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { notificationId } = Announced.parse(payload);
  const notification = await findNotification(pool, notificationId);
  if (!pusher || !notification) return;
  const write = createPushWriter(notification.kind, { ...notification, notificationId });

  const settle: Record<PushOutcome, (id: number) => Promise<unknown>> = {
    sent: (id) => runNamed(pool, deletePush, [notificationId, id]),
    refused: (id) => runNamed(pool, deletePush, [notificationId, id]),
    gone: (id) => runNamed(pool, removeSubscription, [id]),
  };
  let failure: unknown;
  const send = async ({ id, language, ...target }: DuePush): Promise<void> => {
    try {
      await settle[await pusher.send(target, write(languageFor(language, notification.language)))](id);
    } catch (error) {
      // The others are still tried, and the job is then retried for this one.
      failure ??= error;
    }
  };

  for (let last = 0; ;) {
    if (signal?.aborted) throw new Error('shutting down: the remaining messages are sent when the job is retried');
    const due = await runNamed(pool, selectDuePushes, [notificationId, last, pageSize]);
    if (due.length === 0) break;
    last = due.at(-1)?.id ?? last;
    const waiting = due[Symbol.iterator]();
    const lane = async () => {
      for (const push of waiting) await send(push);
    };
    await Promise.all(Array.from({ length: width }, lane));
  }
  if (failure !== undefined) throw failure;
}
