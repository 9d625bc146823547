import type { Command } from '../../operator-command.ts';
import { listAudits } from './list-entries.ts';

export const auditCommands: Record<string, Command> = {
  audit: {
    takes: '[--of TARGET] [--most 50]',
    does: 'show the audit log, newest first; --of filters by target, such as account:7',
    async run(context, { write, options }) {
      for (const row of await listAudits(context, { target: options.of, most: options.most })) {
        const change = [row.before, row.after].map((side) => (side ? JSON.stringify(side) : '–')).join(' → ');
        const why = row.reason === null ? '' : `  reason: ${JSON.stringify(row.reason)}`;
        write(
          `entry ${row.id}  ${row.done_at.toISOString()}  ${row.done_by}  ${row.action}  ${row.target}  ${change}${why}`,
        );
      }
    },
  },
};
