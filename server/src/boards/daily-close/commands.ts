import { CommandError, withJobDb, type Command } from '../../operator-command.ts';
import { closeCharts } from './close-charts.ts';

export const dailyCloseCommands: Record<string, Command> = {
  'replay-close': {
    takes: 'DAY',
    does: 'run the daily close for a missed day, such as 2026-05-04, with the places that ideas have now',
    async run(context, operator, [closedOn = '']) {
      // The last zone in which a day begins is 12 hours behind UTC.
      const today = new Date(Date.now() - 12 * 60 * 60 * 1_000).toISOString().slice(0, 10);
      const isDay = /^\d{4}-\d\d-\d\d$/.test(closedOn) && !Number.isNaN(Date.parse(closedOn));
      if (!isDay || closedOn >= today)
        throw new CommandError('Give a day that has ended in every time zone, such as 2026-05-04.');
      const question = `Boards that changed and have no daily close for ${closedOn} or later will be closed for that day.`;
      const change = { action: 'replay-close', target: `day:${closedOn}`, question, word: closedOn };
      const closed = await operator.act(change, () => withJobDb(context, (db) => closeCharts(db, closedOn)));
      operator.write(`${closed} charts closed for ${closedOn}.`);
    },
  },
};
