import { findAccount } from '../../identity/accounts/find-account.ts';
import { CommandError, type Command } from '../../operator-command.ts';
import type { VoteState } from '../../tables.ts';
import { moveBallots } from './move-ballots.ts';
import { moveVotes } from './move-votes.ts';
import { selectBallotsInStates, selectVotesInStates } from './sql.ts';

type Move = {
  action: string;
  does: string;
  from: readonly VoteState[];
  to: VoteState;
  asks: (username: string, votes: number) => string;
};

function moveOfAccount({ action, does, from, to, asks }: Move): Command {
  return {
    takes: 'ACCOUNT',
    does,
    async run(context, operator, [word]) {
      const { id, username } = await findAccount(context, word);
      const votes = await selectVotesInStates(context.db, id, from);
      const ballots = await selectBallotsInStates(context.db, id, from);
      const count = votes.length + ballots.length;
      if (count === 0) throw new CommandError(`${username} has no votes to ${action.replace('-votes', '')}.`);
      const change = { action, target: `account:${id}`, before: { votes: votes.length, ballots: ballots.length } };
      await operator.act({ ...change, question: asks(username, count), word: username }, async () => {
        for (const { creator_id: creatorId, idea_id: ideaId } of votes)
          await moveVotes(context, { creatorId, ideaId, accountIds: [id] }, from, to);
        for (const { creator_id: creatorId, round_id: roundId } of ballots)
          await moveBallots(context.db, { creatorId, roundId, accountIds: [id] }, from, to);
      });
    },
  };
}

export const voteCommands: Record<string, Command> = {
  'remove-votes': moveOfAccount({
    action: 'remove-votes',
    does: 'stop counting all votes of an account, except in final rounds; restore-votes undoes it',
    from: ['counted', 'held'],
    to: 'void',
    asks: (username, votes) => `${username}’s votes (${votes}) will no longer count on any board.`,
  }),
  'restore-votes': moveOfAccount({
    action: 'restore-votes',
    does: 'count all removed and held votes of an account again',
    from: ['held', 'void'],
    to: 'counted',
    asks: (username, votes) => `${username}’s votes (${votes}) will count again.`,
  }),
};
