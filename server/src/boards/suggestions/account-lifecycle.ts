import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { exportSuggestions } from './sql.ts';

export const suggestionHooks: AccountHooks = {
  // Suggestions are rows of ideas, which the ideas feature owns.
  tables: [],
  exports: {
    suggestions: exportList(exportSuggestions, ({ after_id, title, description, creator, created_at }) => ({
      id: after_id,
      title,
      description,
      creator,
      createdAt: created_at,
    })),
  },
};
