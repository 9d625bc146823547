import type { AccountHooks } from '../../context.ts';

export const exploreHooks: AccountHooks = {
  // Rows in featured_boards are deleted with their boards (ON DELETE CASCADE). The refresh-explore job rewrites
  // explore_places every minute, and sooner when an account with boards is deleted.
  tables: ['explore_places', 'featured_boards'],
};
