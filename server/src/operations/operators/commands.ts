import { boardPath } from '@upnext/contract/boards/board-handle';

import { listBoardFacts } from '../../boards/boards/list-board-facts.ts';
import { accountLine, dayOf, findAccount } from '../../identity/accounts/find-account.ts';
import type { Command } from '../../operator-command.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { countOf } from './sql.ts';

export const operatorCommands: Record<string, Command> = {
  show: {
    takes: 'ACCOUNT',
    does: 'show an account and its boards',
    async run(context, { write }, [word]) {
      const found = await findAccount(context, word);
      write(accountLine(found));
      const [counts] = await runNamed(context.pool, countOf, [found.id]);
      write(`sessions: ${counts?.sessions}, open reports about its ideas: ${counts?.reports}`);
      for (const board of await listBoardFacts(context, found.id)) {
        const { is_listed: isListed, hidden_at: hidden, featured_at: featured } = board;
        const marks = [!isListed && 'not listed', hidden && `hidden since ${dayOf(hidden)}`, featured && 'featured'];
        const { id, slug, idea_count: ideas, pending_count: pending, total_votes: votes } = board;
        write(
          [
            `board ${id} ${boardPath(found.username, slug)}: ${ideas} ideas, ${pending} pending suggestions, ${votes} votes`,
            ...marks.filter(Boolean),
          ].join(', '),
        );
      }
    },
  },
};
