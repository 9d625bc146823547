import type { AccountHooks } from '../../context.ts';

export const voteCheckHooks: AccountHooks = {
  tables: ['vote_checks', 'vote_check_log'],
  // The log of other creators' boards stays, without the name of the member who decided.
  async onDelete(_context, transaction, accountId) {
    await transaction
      .updateTable('vote_check_log')
      .set({ account_id: null })
      .where('account_id', '=', accountId)
      .execute();
  },
  async purge(db, accountId) {
    await db.deleteFrom('vote_checks').where('creator_id', '=', accountId).execute();
    await db.deleteFrom('vote_check_log').where('creator_id', '=', accountId).execute();
  },
};
