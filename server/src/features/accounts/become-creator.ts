import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { openMainBoard } from '../boards/open-main-board.ts';
import { forgetSessions } from '../sessions/forget-sessions.ts';
import { allowRegistration } from './allow-registration.ts';
import { updateRole } from './sql.ts';

export async function becomeCreator(context: Context, actor: Actor): Promise<void> {
  allowRegistration(context.config, 'creator');
  await context.db.transaction().execute(async (transaction) => {
    if (!(await updateRole(transaction, actor.accountId))) throw new Refusal('already_creator');
    await openMainBoard(transaction, actor.accountId);
  });
  forgetSessions.ofAccount(context, actor.accountId);
}
