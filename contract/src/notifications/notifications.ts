import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Cursor, Id, Timestamp } from '../fields.ts';
import { RejectionReason } from '../idea-fields.ts';
import { limits } from '../limits.ts';

function notification<const Kind extends string, Payload extends z.ZodMiniType>(kind: Kind, payload: Payload) {
  return z.object({
    id: Id,
    kind: z.literal(kind),
    /** The current username of the creator who caused the notification. */
    creatorUsername: z.nullable(z.string()),
    /** The creator's display name, or the username without one. */
    creatorName: z.nullable(z.string()),
    createdAt: Timestamp,
    isRead: z.boolean(),
    payload,
  });
}

/** The board's slug and name at the time of the notification. Absent for the main board. */
const board = z.optional(z.object({ slug: z.string(), name: z.nullable(z.string()) }));

/** All notification kinds. The compiler requires every kind to have an audience and messages. */
export const Notification = z.discriminatedUnion('kind', [
  notification(
    'week-recap',
    z.object({
      boardId: Id,
      board,
      week: z.string(),
      /** The title of the idea in first place. Empty if the idea was deleted. */
      winner: z.string(),
      votes: z.int(),
      weekVotes: z.int(),
    }),
  ),
  notification(
    'idea-made',
    z.object({
      ideaId: Id,
      board,
      title: z.string(),
      /** The title under which the idea got most of its votes. Absent if it is still the title. */
      votedTitle: z.optional(z.string()),
      pieceUrl: z.string(),
    }),
  ),
  notification(
    'idea-staged',
    z.object({
      ideaId: Id,
      board,
      title: z.string(),
      /** The title under which the idea got most of its votes. Absent if it is still the title. */
      votedTitle: z.optional(z.string()),
      stage: z.enum(['planned', 'in-progress']),
    }),
  ),
  notification('suggestion-approved', z.object({ ideaId: Id, board, title: z.string() })),
  notification(
    'place-reached',
    z.object({
      ideaId: Id,
      board,
      title: z.string(),
      /** 3: the idea entered the top three. 1: it took first place. */
      place: z.union([z.literal(1), z.literal(3)]),
      /** The day of the chart close. */
      day: z.iso.date(),
    }),
  ),
  // Sent to the voters when the result of a round is final.
  notification('round-result', z.object({ roundId: Id, board, number: z.int(), question: z.string() })),
  // Sent to the board's team when suggestions begin to wait, at most once a day (UTC).
  notification('suggestions-waiting', z.object({ boardId: Id, board, day: z.iso.date() })),
  // Sent to the owner when a board's Discord webhook no longer exists.
  notification('discord-disconnected', z.object({ connectedAt: Timestamp, board })),
  notification('suggestion-rejected', z.object({ fanId: Id, board, title: z.string(), reason: RejectionReason })),
]);
export type Notification = z.infer<typeof Notification>;
export type NotificationKind = Notification['kind'];
export type NotificationOf<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: `List your notifications, newest first, ${limits.explorePerPage} per page`,
  // The cursor is the id of the last notification on the previous page.
  query: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: 'value.invalid' }))) }),
  status: 200,
  reply: z.object({ notifications: z.array(Notification), nextCursor: z.nullable(Cursor) }),
  errors: ['invalid_input', 'not_signed_in'],
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: `Count your unread notifications, up to ${limits.unreadShown}`,
  status: 200,
  reply: z.object({ count: z.int() }),
  errors: ['not_signed_in'],
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark notifications as read',
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
  summary: 'Get your email settings',
  status: 200,
  reply: EmailSettings,
  errors: ['not_signed_in'],
});

export const changeEmailSettings = endpoint({
  method: 'PUT',
  path: '/api/account/email-settings',
  summary: 'Turn notification emails on or off',
  body: EmailSettings,
  status: 200,
  reply: EmailSettings,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'too_many_requests'],
});

/** The token from the unsubscribe link in notification emails. It can only turn off these emails. */
export const UnsubscribeToken = z.string().check(z.regex(/^[1-9]\d{0,15}\.[\w-]{43}$/, { error: 'value.invalid' }));

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'Turn off notification emails with the link from one of them',
  body: z.object({ token: UnsubscribeToken }),
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'cross_site', 'not_found', 'too_many_requests'],
});
