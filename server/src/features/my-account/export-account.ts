import { Readable } from 'node:stream';

import type { Actor, Context } from '../../context.ts';
import { runNamed, type NamedQuery } from '../../platform/postgres/named-query.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { describeMailSettings } from '../notices/change-mail-settings.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { describeWaysIn } from '../ways-in/describe-ways-in.ts';
import { describeAccount } from './describe-account.ts';
import {
  listBoards,
  listBoardsVotedOn,
  listFollows,
  listIdeas,
  listLinks,
  listMemberships,
  listNotices,
  listOverlays,
  listReports,
  listSuggestions,
  listVotes,
  type Listed,
} from './sql.ts';

/** Everything that is stored about an account, as JSON, a page at a time: a life of votes never lies in memory at once. */
export function exportAccount(context: Context, actor: Actor): Readable {
  return Readable.from(write(context, actor));
}

async function* write(context: Context, actor: Actor): AsyncGenerator<string> {
  const account = { ...(await describeUser(context, actor.accountId)), ...(await describeAccount(context, actor)) };
  const sessions = (await listSessions(context, actor)).map(({ browser, system, createdAt, lastUsedAt }) => ({
    browser,
    system,
    createdAt,
    lastUsedAt,
  }));
  const waysIn = await describeWaysIn(context, actor.accountId);
  const mails = await describeMailSettings(context, actor);
  yield `{"account":${JSON.stringify(account)},"mails":${JSON.stringify(mails)},"sessions":${JSON.stringify(sessions)},"waysIn":${JSON.stringify(waysIn)}`;
  yield* list(context, actor, 'votes', listVotes, ({ after_id, title, creator, voted_at }) => ({
    ideaId: after_id,
    title,
    creator,
    votedAt: voted_at,
  }));
  yield* list(context, actor, 'boardsVotedOn', listBoardsVotedOn, ({ creator, board, first_day, last_day }) => ({
    creator,
    board,
    firstDay: first_day,
    lastDay: last_day,
  }));
  yield* list(
    context,
    actor,
    'suggestions',
    listSuggestions,
    ({ after_id, title, description, creator, created_at }) => ({
      id: after_id,
      title,
      description,
      creator,
      createdAt: created_at,
    }),
  );
  yield* list(context, actor, 'boards', listBoards, (row) => ({
    slug: row.slug,
    name: row.name,
    isListed: row.is_listed,
    acceptsSuggestions: row.accepts_suggestions,
    archivedAt: row.archived_at,
    createdAt: row.created_at,
  }));
  yield* list(context, actor, 'memberships', listMemberships, ({ creator, board, role, joined_at }) => ({
    creator,
    board,
    role,
    joinedAt: joined_at,
  }));
  yield* list(context, actor, 'ideas', listIdeas, (row) => ({
    id: row.after_id,
    title: row.title,
    description: row.description,
    status: row.status,
    stage: row.stage,
    pieceUrl: row.piece_url,
    setAsideReason: row.set_aside_reason,
    votes: row.votes,
    createdAt: row.created_at,
  }));
  yield* list(context, actor, 'notices', listNotices, ({ after_id, kind, payload, created_at, read_at }) => ({
    id: after_id,
    kind,
    payload,
    createdAt: created_at,
    readAt: read_at,
  }));
  yield* list(context, actor, 'shareLinks', listLinks, ({ token, is_active, expires_at, created_at }) => ({
    token,
    isActive: is_active,
    expiresAt: expires_at,
    createdAt: created_at,
  }));
  yield* list(context, actor, 'follows', listFollows, ({ creator, board, followed_at }) => ({
    creator,
    board,
    followedAt: followed_at,
  }));
  yield* list(context, actor, 'overlays', listOverlays, ({ token, created_at }) => ({ token, createdAt: created_at }));
  yield* list(context, actor, 'reports', listReports, ({ title, reason, words, reported_at }) => ({
    title,
    reason,
    words,
    reportedAt: reported_at,
  }));
  yield '}';
}

async function* list<Row extends Listed>(
  { pool }: Context,
  { accountId }: Actor,
  name: string,
  query: NamedQuery<Row>,
  describe: (row: Row) => object,
): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let comma = '';
  let after: Listed | undefined = { after_time: '-infinity', after_id: 0 };
  while (after) {
    const rows: Row[] = await runNamed(pool, query, [accountId, after.after_time, after.after_id]);
    for (const row of rows) {
      yield comma + JSON.stringify(describe(row));
      comma = ',';
    }
    after = rows.at(-1);
  }
  yield ']';
}
