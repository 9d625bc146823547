import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findReport, selectReportedIdeas, type ReportedIdea, type ReportRow } from './sql.ts';

/** Ideas with open reports, each listed once. */
export async function listReportedIdeas({ pool }: Context, most: number): Promise<ReportedIdea[]> {
  return await runNamed(pool, selectReportedIdeas, [most]);
}

export async function readReport({ pool }: Context, id: number): Promise<ReportRow | undefined> {
  const [row] = await runNamed(pool, findReport, [id]);
  return row;
}
