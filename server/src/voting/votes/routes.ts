import { splitHandle } from '@upnext/contract/boards/board-handle';
import { ShareToken } from '@upnext/contract/boards/share-links';
import * as votes from '@upnext/contract/voting/votes';

import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { route, type Route } from '../../route.ts';
import { castVote, checkVote } from './cast-vote.ts';
import { listEarlyVotes, listOwnLinkedVotes, listOwnVotes } from './list-own-votes.ts';
import { listVoteHistory } from './list-vote-history.ts';
import type { Ballot } from './pack-ballots.ts';
import { sessionGuard } from './session-guard.ts';
import { withdrawVote } from './withdraw-vote.ts';

type VoteEndpoint = typeof votes.castVote | typeof votes.castBoardVote | typeof votes.castLinkedVote;
type WithdrawalEndpoint = typeof votes.withdrawVote | typeof votes.withdrawBoardVote | typeof votes.withdrawLinkedVote;
type Named = { id: number; username?: string; token?: string };

function ballotOf(sessionHash: Buffer, { id, username: handle, token }: Named): Ballot {
  // An idea belongs to exactly one board, so comparing the creator's username is enough to validate the path.
  const username = handle === undefined ? null : splitHandle(handle).username;
  return { sessionHash, ideaId: id, username, token: token === undefined ? null : shareToken(token) };
}

function voteRoute<E extends VoteEndpoint>(endpoint: E): Route<E> {
  return route<VoteEndpoint, Buffer>(
    endpoint,
    sessionGuard,
    (context, request, hash) => (isCheck(request.query) ? undefined : context.voteLimit.take(hash)),
    async ({ context, actor: sessionHash, params, query, request }) => {
      const ballot = ballotOf(sessionHash, params);
      return isCheck(query) ? await checkVote(context, ballot) : await castVote(context, ballot, request.id);
    },
  ) as Route<E>;
}

/** Votes and withdrawals share one rate limit, so that toggling a vote can't evade it. */
function withdrawalRoute<E extends WithdrawalEndpoint>(endpoint: E): Route<E> {
  return route<WithdrawalEndpoint, Buffer>(
    endpoint,
    sessionGuard,
    (context, _request, hash) => context.voteLimit.take(hash),
    async ({ context, actor: sessionHash, params }) => await withdrawVote(context, ballotOf(sessionHash, params)),
  ) as Route<E>;
}

/** A check doesn't use up votes of the rate limit: a page may check all its ideas before the first vote. */
function isCheck(query: unknown): boolean {
  return (query as { check_only?: string }).check_only === 'true';
}

/**
 * A malformed token becomes an empty one, which matches no link. It must not break the statement that carries other
 * accounts' votes.
 */
function shareToken(token: string): string {
  return ShareToken.safeParse(token).success ? token : '';
}

export const castVoteRoute = voteRoute(votes.castVote);
export const castBoardVoteRoute = voteRoute(votes.castBoardVote);
export const castLinkedVoteRoute = voteRoute(votes.castLinkedVote);

export const withdrawVoteRoute = withdrawalRoute(votes.withdrawVote);
export const withdrawBoardVoteRoute = withdrawalRoute(votes.withdrawBoardVote);
export const withdrawLinkedVoteRoute = withdrawalRoute(votes.withdrawLinkedVote);

export const listOwnVotesRoute = route(votes.listOwnVotes, signedIn, unlimited, ({ context, actor, params, query }) =>
  listOwnVotes(context, actor, params.username, query.ideas),
);

export const listOwnLinkedVotesRoute = route(
  votes.listOwnLinkedVotes,
  signedIn,
  unlimited,
  ({ context, actor, params, query }) => listOwnLinkedVotes(context, actor, params.token, query.ideas),
);

export const listEarlyVotesRoute = route(votes.listEarlyVotes, signedIn, unlimited, ({ context, actor, query }) =>
  listEarlyVotes(context, actor, query.ideas),
);

export const listVoteHistoryRoute = route(votes.listVoteHistory, signedIn, unlimited, ({ context, actor, query }) =>
  listVoteHistory(context, actor, query.cursor),
);
