import type { AccountHooks } from '../../context.ts';
import { endAllSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

export const sessionHooks: AccountHooks = {
  tables: ['sessions'],
  onDelete: endAllSessions,
  exports: {
    sessions: async (context, actor) =>
      (await listSessions(context, actor)).map(({ browser, system, createdAt, lastUsedAt }) => ({
        browser,
        system,
        createdAt,
        lastUsedAt,
      })),
  },
};
