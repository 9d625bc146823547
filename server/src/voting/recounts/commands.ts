import { withJobDb, type Command } from '../../operator-command.ts';
import { reconcileCounts } from './reconcile-counts.ts';

export const recountCommands: Record<string, Command> = {
  recount: {
    takes: '[--fix]',
    does: 'compare every count with the stored votes; --fix corrects differences',
    async run(context, operator) {
      const { fix } = operator.options;
      const recount = () =>
        withJobDb(context, (db) => reconcileCounts(db, { fix, report: (text) => operator.write(text) }));
      const question = 'Counts that differ will be recomputed from the votes. Find out why they differ first.';
      const change = { action: 'recount --fix', target: 'site', question, word: 'fix' };
      const differences = fix ? await operator.act(change, recount) : await recount();
      operator.write(`Recount finished: ${differences.length} wrong counts${fix ? ', all fixed' : ''}`);
    },
  },
};
