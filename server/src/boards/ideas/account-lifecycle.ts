import { picturePath } from '@upnext/contract/picture';

import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { removeIdeas } from './remove-ideas.ts';
import { exportIdeas, retireAll } from './sql.ts';

export const ideaHooks: AccountHooks = {
  // Merges, stage and title changes, chart places and votes are removed along with their idea. Ideas that the account
  // suggested on other boards are kept, but no longer show its username.
  tables: ['ideas', 'merges', 'stage_changes', 'title_changes', 'chart_places'],
  // Hides all ideas immediately; `removeIdeas` deletes the rows later.
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
      notPlannedReason: row.not_planned_reason,
      picture: row.picture && picturePath(row.picture),
      votes: row.votes,
      createdAt: row.created_at,
    })),
  },
};
