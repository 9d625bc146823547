import type { AccountHooks } from '../../context.ts';
import { deletePostsOf } from './sql.ts';

export const discordPostHooks: AccountHooks = {
  tables: ['discord_posts'],
  onDelete: (_context, transaction, accountId) => deletePostsOf(transaction, accountId),
  // Deletes posts that were queued while the account was being deleted.
  purge: deletePostsOf,
};
