import type pg from 'pg';

import type { Context } from '../../context.ts';
import { connectPool } from '../../platform/postgres/connect.ts';
import { listAudits } from '../audits/list-audits.ts';
import { closeCharts } from '../chart/close-charts.ts';
import { reconcileCounts } from '../counts/reconcile-counts.ts';
import { act, Stop, type Command } from './operator-command.ts';

/** As for a job: it may take its time. */
async function withPatience<T>({ config }: Context, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = connectPool(config.databaseUrl, { max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

export const promiseCommands: Record<string, Command> = {
  recount: {
    takes: '[--mend]',
    does: 'compare every count with its votes; with --mend, set right what differs',
    async run(context, operator) {
      const { mend } = operator.options;
      const recount = () =>
        withPatience(context, (pool) => reconcileCounts(pool, { mend, report: (text) => operator.write(text) }));
      const question = 'Counts that differ are counted again. Do it when you know why they differ.';
      const deed = { deed: 'recount --mend', target: 'site', question, word: 'mend' };
      const differences = mend ? await act(context, operator, deed, recount) : await recount();
      operator.write(`${differences.length} differences${mend ? ', mended' : ''}`);
    },
  },
  'replay-close': {
    takes: 'DAY',
    does: 'close the charts of a day (2026-05-04) that was missed, as they stand now',
    async run(context, operator, [closedOn = '']) {
      const today = new Date().toISOString().slice(0, 10);
      const isDay = /^\d{4}-\d\d-\d\d$/.test(closedOn) && !Number.isNaN(Date.parse(closedOn));
      if (!isDay || closedOn >= today) throw new Stop('Which day? One that is over (UTC), like 2026-05-04.');
      const question = `Boards that changed and have no close of ${closedOn} or later are closed for it.`;
      const deed = { deed: 'replay-close', target: `day:${closedOn}`, question, word: closedOn };
      const closed = await act(context, operator, deed, () =>
        withPatience(context, (pool) => closeCharts(pool, closedOn)),
      );
      operator.write(`${closed} charts closed`);
    },
  },
  audit: {
    takes: '[--of TARGET] [--most 50]',
    does: 'what operators did, newest first; of one target, like account:7',
    async run(context, { write, options }) {
      for (const row of await listAudits(context, { target: options.of, most: options.most })) {
        const change = [row.before, row.after].map((side) => (side ? JSON.stringify(side) : '–')).join(' → ');
        const why = row.reason === null ? '' : `  ${JSON.stringify(row.reason)}`;
        write(`${row.id}  ${row.done_at.toISOString()}  ${row.done_by}  ${row.deed}  ${row.target}  ${change}${why}`);
      }
    },
  },
};
