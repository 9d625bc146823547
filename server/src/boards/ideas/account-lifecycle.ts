import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { removeIdeas } from './remove-ideas.ts';
import { exportIdeas, retireAll } from './sql.ts';

export const ideaHooks: AccountHooks = {
  // What belongs to an idea is removed with it, and so are its votes. Ideas that the account suggested on other boards
  // stay there without its name.
  tables: ['ideas', 'merges', 'stage_changes', 'chart_places'],
  // Every idea leaves every page at once; `removeIdeas` deletes the rows.
  beforeDelete: (_context, transaction, accountId) => retireAll(transaction, accountId),
  purge: removeIdeas,
  exports: {
    ideas: exportList(exportIdeas, (row) => ({
      id: row.after_id,
      title: row.title,
      description: row.description,
      status: row.status,
      stage: row.stage,
      pieceUrl: row.piece_url,
      setAsideReason: row.set_aside_reason,
      votes: row.votes,
      createdAt: row.created_at,
    })),
  },
};
