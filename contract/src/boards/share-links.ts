import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../fields.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { BoardChoice } from './board-address.ts';
import { BoardPage, BoardQuery } from './boards.ts';

/** A share link's token: at least 128 random bits, encoded as base64url. */
export const ShareToken = z.string().check(z.regex(/^[\w-]{22,64}$/, { error: 'value.invalid' }));

export const ShareLink = z.object({
  id: Id,
  token: ShareToken,
  creatorId: Id,
  createdAt: Timestamp,
  isActive: z.boolean(),
  expiresAt: z.nullable(Timestamp),
  url: z.string(),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** `name` is what the owner calls the link. Visitors don't get it. */
export const OwnShareLink = z.extend(ShareLink, { name: z.nullable(z.string()) });
export type OwnShareLink = z.infer<typeof OwnShareLink>;

/** Accepts any string, so that malformed, revoked and unknown tokens all get the same 404. */
export const TokenParams = z.object({ token: z.string().check(z.maxLength(200, { error: 'value.too_long' })) });

const ExpiresAt = z.optional(z.nullable(z.iso.datetime({ offset: true, error: 'expires_at.invalid' })));
const LinkName = z.optional(z.nullable(text({ name: 'link_name', max: limits.shareLinkNameMax })));

export const LinkedBoardPage = z.extend(BoardPage, { publicLink: ShareLink });
export type LinkedBoardPage = z.infer<typeof LinkedBoardPage>;

export const getLinkedBoard = endpoint({
  method: 'GET',
  path: '/api/public/:token',
  summary: 'Get the board of a share link',
  params: TokenParams,
  query: BoardQuery,
  status: 200,
  reply: LinkedBoardPage,
  errors: ['invalid_input', 'board_not_found'],
});

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/public-links',
  summary: 'List the share links of your board, newest first',
  right: 'own',
  query: BoardChoice,
  status: 200,
  reply: z.array(OwnShareLink),
  errors: ['invalid_input', 'not_signed_in', 'creators_only'],
});

export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/public-links',
  summary: 'Create a share link for your board',
  right: 'own',
  query: BoardChoice,
  body: z.object({ name: LinkName, expiresAt: ExpiresAt }),
  status: 201,
  reply: OwnShareLink,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'share_links_full', 'too_many_requests'],
});

export const updateShareLink = endpoint({
  method: 'PATCH',
  path: '/api/public-links/:id',
  summary: 'Turn a share link on or off, or change its name or when it expires',
  params: IdParams,
  body: z.object({ name: LinkName, expiresAt: ExpiresAt, isActive: z.optional(z.boolean()) }),
  status: 200,
  reply: OwnShareLink,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'share_link_not_found',
    'too_many_requests',
  ],
});

export const deleteShareLink = endpoint({
  method: 'DELETE',
  path: '/api/public-links/:id',
  summary: 'Delete a share link',
  params: IdParams,
  status: 204,
  reply: Nothing,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'share_link_not_found',
    'too_many_requests',
  ],
});
