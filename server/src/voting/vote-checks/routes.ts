import * as checks from '@upnext/contract/voting/vote-checks';

import { requireBoard } from '../../boards/boards/require-right.ts';
import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { decideCheck } from './decide-check.ts';
import { describeCheck } from './describe-check.ts';
import { listChecks } from './list-checks.ts';

export const listVoteChecksRoute = route(
  checks.listVoteChecks,
  signedIn,
  unlimited,
  async ({ context, actor, query }) => {
    const board = await requireBoard(context, actor, checks.listVoteChecks.right, query.board);
    return await listChecks(context, board, actor);
  },
);

export const decideVoteCheckRoute = route(
  checks.decideVoteCheck,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, params, query, body }) => {
    const { creatorId, boardId } = await requireBoard(context, actor, checks.decideVoteCheck.right, query.board);
    const key = { creatorId, boardId, checkId: params.id };
    const by = { madeBy: 'creator', accountId: actor.accountId } as const;
    return describeCheck(await decideCheck(context, key, body.decision, by), actor.accountId);
  },
);
