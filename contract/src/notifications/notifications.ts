import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Cursor, Id, Timestamp } from '../fields.ts';
import { RejectionReason } from '../idea-fields.ts';
import { limits } from '../limits.ts';

function notification<const Kind extends string, Payload extends z.ZodMiniType>(kind: Kind, payload: Payload) {
  return z.object({
    id: Id,
    kind: z.literal(kind),
    /** Whose doing it is, by their name now. */
    creatorUsername: z.nullable(z.string()),
    createdAt: Timestamp,
    isRead: z.boolean(),
    payload,
  });
}

/** What the board was called then, where it is not the creator's main one. */
const board = z.optional(z.object({ slug: z.string(), name: z.nullable(z.string()) }));

/** Every kind there is. A new one is a line here; the compiler then asks who is told, and for its words. */
export const Notification = z.discriminatedUnion('kind', [
  notification(
    'week-recap',
    z.object({
      boardId: Id,
      board,
      week: z.string(),
      winner: z.string(),
      votes: z.int(),
      weekVotes: z.int(),
    }),
  ),
  notification('idea-made', z.object({ ideaId: Id, board, title: z.string(), pieceUrl: z.string() })),
  notification('suggestion-rejected', z.object({ fanId: Id, board, title: z.string(), reason: RejectionReason })),
]);
export type Notification = z.infer<typeof Notification>;
export type NotificationKind = Notification['kind'];
export type NotificationOf<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: `What the signed-in viewer was told, the newest first, ${limits.explorePerPage} a page`,
  // The last notification seen.
  query: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: 'value.invalid' }))) }),
  status: 200,
  reply: z.object({ notifications: z.array(Notification), nextCursor: z.nullable(Cursor) }),
  errors: ['invalid_input', 'not_signed_in'],
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: `How many notifications were not read yet; ${limits.unreadShown} means that many or more`,
  status: 200,
  reply: z.object({ count: z.int() }),
  errors: ['not_signed_in'],
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'These notifications were read',
  body: z.object({ ids: z.array(Id).check(z.maxLength(limits.ideasPerPage, { error: 'value.too_long' })) }),
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'too_many_requests'],
});

export const EmailSettings = z.object({ takesNotifications: z.boolean() });
export type EmailSettings = z.infer<typeof EmailSettings>;

export const getEmailSettings = endpoint({
  method: 'GET',
  path: '/api/account/email-settings',
  summary: 'Which mails the signed-in viewer wants',
  status: 200,
  reply: EmailSettings,
  errors: ['not_signed_in'],
});

export const changeEmailSettings = endpoint({
  method: 'PUT',
  path: '/api/account/email-settings',
  summary: 'Take or stop notifications by mail',
  body: EmailSettings,
  status: 200,
  reply: EmailSettings,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'too_many_requests'],
});

/** Of the address that every notification by mail carries; whoever holds it can stop these mails and nothing else. */
export const UnsubscribeToken = z.string().check(z.regex(/^[1-9]\d{0,15}\.[\w-]{43}$/, { error: 'value.invalid' }));

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'Stop notifications by mail with the link of one of them',
  body: z.object({ token: UnsubscribeToken }),
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'cross_site', 'not_found', 'too_many_requests'],
});
