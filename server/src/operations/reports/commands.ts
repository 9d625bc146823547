import { picturePath } from '@upnext/contract/picture';

import type { Context } from '../../context.ts';
import { CommandError, type Command } from '../../operator-command.ts';
import { decideReport, decisions, type Decision } from './decide-report.ts';
import { listReportedIdeas, readReport } from './list-reports.ts';

type Report = NonNullable<Awaited<ReturnType<typeof readReport>>>;

async function find(context: Context, word: string | undefined): Promise<Report> {
  const report = /^[1-9]\d{0,14}$/.test(word ?? '') ? await readReport(context, Number(word)) : undefined;
  if (!report) throw new CommandError(`Report "${word ?? ''}" not found. Try: reports list`);
  return report;
}

/** Escapes user text: control characters must not reach the operator's terminal. */
const quoted = (text: string) => JSON.stringify(text);

const means: Record<Decision, (report: Report) => string> = {
  dismiss: ({ title }) => `${quoted(title)} stays. All open reports about it will be closed.`,
  'remove-idea': ({ title, creator }) => `${quoted(title)} and its votes will be deleted from ${creator}’s board.`,
  suspend: ({ creator }) => `${creator} will be suspended, with all their boards.`,
};

export const reportCommands: Record<string, Command> = {
  'reports list': {
    does: 'list reported ideas, oldest first, with the number of reports',
    async run(context, { write, options }) {
      const reported = await listReportedIdeas(context, options.most);
      for (const { id, reports, reason, creator, title, reported_at: at } of reported)
        write(
          [
            `report ${id}`,
            at.toISOString(),
            `reason: ${reason}`,
            `creator: ${creator ?? 'deleted'}`,
            quoted(title),
            `open reports: ${reports}`,
          ].join('  '),
        );
      if (reported.length === 0) write('No open reports.');
    },
  },
  'reports show': {
    takes: 'REPORT',
    does: 'show a report in full',
    async run(context, { write }, [word]) {
      const report = await find(context, word);
      const { title, description, title_now: now } = report;
      write(`report ${report.id}, ${report.reported_at.toISOString()}, by ${report.reporter ?? 'a visitor'}`);
      write(`reason: ${report.reason}${report.words && `, ${quoted(report.words)}`}`);
      write(
        `idea ${report.idea_id} by ${report.creator ?? 'a deleted account'}: title ${quoted(title)}, description ${quoted(description)}`,
      );
      if (report.picture !== null)
        write(`Current picture: ${context.config.origin}${picturePath(report.picture)}-large.webp`);
      if (now !== title) write(now === null ? 'The idea has since been deleted.' : `Current title: ${quoted(now)}`);
      if (report.decision) write(`decision: ${report.decision}, ${report.decided_at?.toISOString()}`);
    },
  },
  'reports decide': {
    takes: `REPORT ${Object.keys(decisions).join('|')}`,
    does: 'close every open report about an idea: dismiss, delete the idea, or suspend its creator',
    async run(context, operator, [word, decision]) {
      const report = await find(context, word);
      if (report.decision) throw new CommandError(`Report ${report.id} is already closed: ${report.decision}.`);
      if (decision === undefined || !Object.hasOwn(decisions, decision))
        throw new CommandError(`Missing decision. Use one of: ${Object.keys(decisions).join(', ')}.`);
      const chosen = decision as Decision;
      const { id, idea_id: ideaId, creator_id: creatorId, reason, title } = report;
      const change = {
        action: `reports decide ${decision}`,
        target: `report:${id}`,
        before: { ideaId, creatorId, title, reason },
        question: means[chosen](report),
        word: chosen === 'dismiss' ? String(id) : (report.creator ?? String(id)),
      };
      const closed = await operator.act(change, () => decideReport(context, report, chosen));
      operator.write(`${closed} reports closed.`);
    },
  },
};
