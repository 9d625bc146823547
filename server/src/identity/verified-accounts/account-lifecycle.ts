import type { AccountHooks } from '../../context.ts';
import { releaseAddresses } from './sql.ts';

export const verifiedAccountHooks: AccountHooks = {
  tables: ['verified_addresses'],
  onDelete: (_context, transaction, accountId) => releaseAddresses(transaction, accountId),
  // Processes of the previous version don't know the table.
  purge: releaseAddresses,
};
