import { splitHandle } from '@upnext/contract/boards/board-handle';
import * as ballots from '@upnext/contract/voting/ballots';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { nameSource } from '../../platform/http/name-source.ts';
import { asksForPrivacy } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { sessionGuard } from '../votes/session-guard.ts';
import { castBallot } from './cast-ballot.ts';
import { readOwnBallot } from './read-own-ballot.ts';

export const castBallotRoute = route(
  ballots.castBallot,
  sessionGuard,
  (context, _request, hash) => context.voteLimit.take(hash),
  async ({ context, actor: sessionHash, params, body, request }) => {
    const ideaIds = body.ideaIds.toSorted((a, b) => a - b);
    const source = sourceOf(context, request, body.host);
    const ballot = { sessionHash, ideaIds, ...splitHandle(params.username), number: params.number, source };
    return await castBallot(context, ballot, request.id);
  },
);

function sourceOf({ config }: Context, request: FastifyRequest, host: string | undefined): string | null {
  if (host === undefined || asksForPrivacy(request)) return null;
  return nameSource(host, new URL(config.origin).hostname) ?? null;
}

export const getOwnBallotRoute = route(ballots.getOwnBallot, signedIn, unlimited, ({ context, actor, params }) =>
  readOwnBallot(context, actor, params.username, params.number),
);
