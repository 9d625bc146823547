import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import {
  deleteRoundFigures,
  deleteVoteChanges,
  deleteVoteHours,
  deleteVoterDays,
  deleteVoters,
  exportBoardsVotedOn,
} from './sql.ts';

export const insightHooks: AccountHooks = {
  tables: ['vote_changes', 'board_hours', 'board_voters', 'board_voter_days', 'round_figures'],
  async purge(db, accountId) {
    // First, because a fold in between would apply them to hours that are already deleted.
    await deleteVoteChanges(accountId).execute(db);
    await deleteVoteHours(accountId).execute(db);
    await deleteVoterDays(accountId).execute(db);
    await deleteRoundFigures(accountId).execute(db);
    await deleteInSlices(db, deleteVoters(accountId));
  },
  exports: {
    boardsVotedOn: exportList(exportBoardsVotedOn, ({ creator, board, first_day, last_day }) => ({
      creator,
      board,
      firstDay: first_day,
      lastDay: last_day,
    })),
  },
};
