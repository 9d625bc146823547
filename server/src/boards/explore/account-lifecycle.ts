import type { AccountHooks } from '../../context.ts';

export const exploreHooks: AccountHooks = {
  // featured_boards are deleted with their boards (ON DELETE CASCADE). refresh-explore rewrites explore_places every
  // minute, and sooner when an account with boards is deleted.
  tables: ['explore_places', 'featured_boards'],
};
