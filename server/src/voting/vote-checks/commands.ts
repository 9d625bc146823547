import { handleOf } from '@upnext/contract/boards/board-handle';
import type { CheckDecision } from '@upnext/contract/voting/vote-checks';

import type { Context } from '../../context.ts';
import { CommandError, withJobDb, type Command } from '../../operator-command.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { decideCheck } from './decide-check.ts';
import { listOpenChecks, readCheck, type FullCheck, type OperatorCheck } from './operator-checks.ts';
import { settleCheck } from './settle-check.ts';

/** Escapes user text: control characters must not reach the operator's terminal. */
const quoted = (text: string) => JSON.stringify(text);

async function find(context: Context, word: string | undefined): Promise<FullCheck> {
  const check = /^[1-9]\d{0,14}$/.test(word ?? '') ? await readCheck(context.db, Number(word)) : undefined;
  if (!check) throw new CommandError(`Check "${word ?? ''}" not found. Try: checks list`);
  return check;
}

const boardOf = ({ creator, slug }: OperatorCheck) => (creator === null ? 'deleted' : handleOf(creator, slug));

function summary(check: OperatorCheck): string {
  const { id, kind, state, accounts, titles, created_at: at } = check;
  const ideas = titles.map(quoted).join(', ');
  return [
    `check ${id}`,
    at.toISOString(),
    kind,
    state,
    `board: ${boardOf(check)}`,
    `accounts: ${accounts}`,
    ideas,
  ].join('  ');
}

const means: Record<CheckDecision, string> = {
  count: 'will count',
  remove: 'will no longer count; checks undo puts them on hold again',
  undo: 'will be on hold again',
};

function decide(decision: CheckDecision, does: string): Command {
  const action = `checks ${decision}`;
  return {
    takes: 'CHECK',
    does,
    async run(context, operator, [word]) {
      const check = await find(context, word);
      const { id, creator_id: creatorId, board_id: boardId, state, accounts } = check;
      const key = { creatorId, boardId, checkId: id };
      const by = { madeBy: 'operator', accountId: null } as const;
      const change = {
        action,
        target: `check:${id}`,
        before: { state, board: boardOf(check), accounts },
        question: `The votes of check ${id} (accounts: ${accounts}, board ${boardOf(check)}) ${means[decision]}.`,
        word: String(id),
      };
      await operator.act(change, async () => {
        await decideCheck(context, key, decision, by).catch((error: unknown) => {
          if (error instanceof Refusal) throw new CommandError(`Check ${id} is ${state}. Run checks undo ${id} first.`);
          throw error;
        });
        // The job does the same, but the command shall report failures, and work without a worker.
        await withJobDb(context, (db) => settleCheck({ db, boardChanges: context.boardChanges }, { ...key, ...by }));
      });
      operator.write(summary(await find(context, word)));
    },
  };
}

export const checkCommands: Record<string, Command> = {
  'checks list': {
    does: 'list groups of votes on hold on all boards, latest first',
    async run(context, { write, options }) {
      const checks = await listOpenChecks(context.db, options.most);
      for (const check of checks) write(summary(check));
      if (checks.length === 0) write('No votes are on hold because of a check.');
    },
  },
  'checks show': {
    takes: 'CHECK',
    does: 'show a check with its figures, its log and its accounts (--most of them)',
    async run(context, { write, options }, [word]) {
      const check = await find(context, word);
      write(summary(check));
      write(`first vote: ${check.first_vote_at.toISOString()}, last vote: ${check.last_vote_at.toISOString()}`);
      if (check.releases_at) write(`counts again at ${check.releases_at.toISOString()} unless somebody decides`);
      const { plot: _, ...figures } = check.figures;
      write(`figures: ${JSON.stringify(figures)}`);
      for (const { created_at: at, change, made_by: madeBy, votes } of check.log)
        write(`${at.toISOString()}  ${change} by ${madeBy}, votes: ${votes}`);
      write(`accounts: ${check.usernames.slice(0, options.most).join(' ')}`);
    },
  },
  'checks count': decide('count', 'count the votes of a check'),
  'checks remove': decide('remove', 'remove the votes of a check from the counts'),
  'checks undo': decide('undo', 'put the votes of a decided check on hold again'),
};
