import { withJobDb, type Command } from '../../operator-command.ts';
import { reconcileCounts } from './reconcile-counts.ts';

export const recountCommands: Record<string, Command> = {
  recount: {
    takes: '[--fix]',
    does: 'compare every count with its votes; with --fix, set right what differs',
    async run(context, operator) {
      const { fix } = operator.options;
      const recount = () =>
        withJobDb(context, (db) => reconcileCounts(db, { fix, report: (text) => operator.write(text) }));
      const question = 'Counts that differ are counted again. Do it when you know why they differ.';
      const change = { action: 'recount --fix', target: 'site', question, word: 'mend' };
      const differences = fix ? await operator.act(change, recount) : await recount();
      operator.write(`${differences.length} differences${fix ? ', fixed' : ''}`);
    },
  },
};
