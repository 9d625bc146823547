import { Notification, type NotificationKind } from '@upnext/contract/notifications/notifications';
import * as z from 'zod/mini';

import type { MailWork } from '../mail/mail-work.ts';
import { runNamed } from '../platform/postgres/named-query.ts';
import { deliverNotification as spread } from './sql.ts';

const kinds = Notification.def.options.map((option) => option.shape.kind.def.values[0]) as [
  NotificationKind,
  ...NotificationKind[],
];
const Slice = z.object({ notificationId: z.int(), kind: z.enum(kinds), after: z.int() });

const sliceSize = 500;

/** Brings a notification to the next few hundred people it is for; the next slice is a job of its own. */
export async function deliverNotification({ pool, mailer }: MailWork, payload: unknown): Promise<void> {
  const { notificationId, kind, after } = Slice.parse(payload);
  await runNamed(pool, spread(kind), [notificationId, after, sliceSize, mailer !== undefined]);
}
