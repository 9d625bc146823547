import type { Command } from '../../operator-command.ts';
import { selectAudits } from './sql.ts';

export const auditCommands: Record<string, Command> = {
  audit: {
    takes: '[--of TARGET] [--most 50]',
    does: 'show the audit log, newest first; --of filters by target, such as account:7',
    async run(context, { write, options }) {
      for (const row of await selectAudits(context.db, options.of, options.most)) {
        const { before, after, reason } = row;
        const details = Object.entries({ before, after, reason })
          .filter(([, value]) => value !== null)
          .map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`);
        write(
          `entry ${row.id}  ${row.done_at.toISOString()}  by ${row.done_by}  ${row.action}  ${row.target}${details.join('')}`,
        );
      }
    },
  },
};
