import { Stop, withJobDb, type Command } from '../../operator-command.ts';
import { closeCharts } from './close-charts.ts';

export const chartCommands: Record<string, Command> = {
  'replay-close': {
    takes: 'DAY',
    does: 'close the charts of a day (2026-05-04) that was missed, as they stand now',
    async run(context, operator, [closedOn = '']) {
      const today = new Date().toISOString().slice(0, 10);
      const isDay = /^\d{4}-\d\d-\d\d$/.test(closedOn) && !Number.isNaN(Date.parse(closedOn));
      if (!isDay || closedOn >= today) throw new Stop('Which day? One that is over (UTC), like 2026-05-04.');
      const question = `Boards that changed and have no close of ${closedOn} or later are closed for it.`;
      const change = { action: 'replay-close', target: `day:${closedOn}`, question, word: closedOn };
      const closed = await operator.act(change, () => withJobDb(context, (db) => closeCharts(db, closedOn)));
      operator.write(`${closed} charts closed`);
    },
  },
};
