import * as z from 'zod/mini';

import { endpoint, Nothing } from './endpoint.ts';
import { Cursor, Id, Timestamp } from './fields.ts';
import { limits } from './limits.ts';
import { RejectionReason } from './suggestions.ts';

function notice<const Kind extends string, Payload extends z.ZodMiniType>(kind: Kind, payload: Payload) {
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
export const Notice = z.discriminatedUnion('kind', [
  notice(
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
  notice('idea-made', z.object({ ideaId: Id, board, title: z.string(), pieceUrl: z.string() })),
  notice('suggestion-rejected', z.object({ fanId: Id, board, title: z.string(), reason: RejectionReason })),
]);
export type Notice = z.infer<typeof Notice>;
export type NoticeKind = Notice['kind'];
export type NoticeOf<Kind extends NoticeKind> = Extract<Notice, { kind: Kind }>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/inbox',
  summary: `What the signed-in viewer was told, the newest first, ${limits.explorePerPage} a page`,
  // The last notice seen.
  query: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: 'value.invalid' }))) }),
  status: 200,
  reply: z.object({ notices: z.array(Notice), nextCursor: z.nullable(Cursor) }),
  errors: ['invalid_input', 'not_signed_in'],
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/inbox/unread',
  summary: `How many notices were not read yet; ${limits.unreadShown} means that many or more`,
  status: 200,
  reply: z.object({ count: z.int() }),
  errors: ['not_signed_in'],
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/inbox/read',
  summary: 'These notices were read',
  body: z.object({ ids: z.array(Id).check(z.maxLength(limits.ideasPerPage, { error: 'value.too_long' })) }),
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'too_many_requests'],
});

export const MailSettings = z.object({ takesNotices: z.boolean() });
export type MailSettings = z.infer<typeof MailSettings>;

export const getMailSettings = endpoint({
  method: 'GET',
  path: '/api/account/mails',
  summary: 'Which mails the signed-in viewer wants',
  status: 200,
  reply: MailSettings,
  errors: ['not_signed_in'],
});

export const changeMailSettings = endpoint({
  method: 'PUT',
  path: '/api/account/mails',
  summary: 'Take or stop notices by mail',
  body: MailSettings,
  status: 200,
  reply: MailSettings,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'too_many_requests'],
});

/** Of the address that every notice by mail carries; whoever holds it can stop these mails and nothing else. */
export const UnsubscribeToken = z.string().check(z.regex(/^[1-9]\d{0,15}\.[\w-]{43}$/, { error: 'value.invalid' }));

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'Stop notices by mail with the link of one of them',
  body: z.object({ token: UnsubscribeToken }),
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'cross_site', 'not_found', 'too_many_requests'],
});
