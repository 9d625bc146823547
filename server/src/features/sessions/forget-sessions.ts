import type { Context } from '../../context.ts';

/** A message can only make a process forget, never believe: junk on the channel costs a look-up. */
function drop(context: Context, message: string): void {
  if (message.startsWith('account:')) {
    const accountId = Number(message.slice('account:'.length));
    context.sessionCache.deleteWhere((actor) => actor.accountId === accountId);
  } else {
    context.sessionCache.delete(message);
  }
}

/** What is cached of a session is forgotten at once here, through Redis elsewhere, and within five seconds without it. */
export const forgetSessions = {
  byHash: (context: Context, hash: Buffer) => context.sessionChanges.announce([hash.toString('base64url')]),
  ofAccount: (context: Context, accountId: number) => context.sessionChanges.announce([`account:${accountId}`]),
  listen: (context: Context) => context.sessionChanges.listen((message) => drop(context, message)),
};
