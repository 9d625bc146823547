import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { exportSuggestions } from './sql.ts';

export const suggestionHooks: AccountHooks = {
  // Suggestions are stored in the ideas table, which belongs to the ideas feature.
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
