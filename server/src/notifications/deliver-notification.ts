import { Notification, type NotificationKind } from '@upnext/contract/notifications/notifications';
import * as z from 'zod/mini';

import type { MailWork } from '../mail/mail-work.ts';
import { runNamed } from '../platform/postgres/named-query.ts';
import type { Pusher } from '../platform/push/connect.ts';
import { deliverNotification as spread } from './delivery-sql.ts';

/** The dependencies of jobs that deliver notifications. Without a pusher, the site sends no push messages. */
export type NotificationWork = MailWork & { pusher: Pusher | undefined };

const kinds = Notification.def.options.map((option) => option.shape.kind.def.values[0]) as [
  NotificationKind,
  ...NotificationKind[],
];
const Slice = z.object({ notificationId: z.int(), kind: z.enum(kinds), after: z.int() });

const sliceSize = 500;

/** Delivers a notification to the next slice of its audience, and queues a job for the slice after that. */
export async function deliverNotification({ pool, mailer, pusher }: NotificationWork, payload: unknown): Promise<void> {
  const { notificationId, kind, after } = Slice.parse(payload);
  await runNamed(pool, spread(kind), [notificationId, after, sliceSize, mailer !== undefined, pusher !== undefined]);
}
