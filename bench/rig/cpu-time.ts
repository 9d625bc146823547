import { readFileSync } from 'node:fs';

import type { OwnDatabase } from './own-database.ts';
import { median } from './verdict.ts';

/** Linux counts CPU time in ticks of 10 ms. */
const tickMs = 10;

export type CpuTime = { serverMs: number; databaseMs: number };

/** CPU time used so far by the server and its PostgreSQL backends; zero if PostgreSQL runs on another machine. */
export async function readCpuTime(pid: number, { query }: OwnDatabase): Promise<CpuTime> {
  const backends = await query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'upnext'`,
  );
  return { serverMs: usedMs(pid), databaseMs: backends.reduce((sum, backend) => sum + usedMs(backend.pid), 0) };
}

export type Cost = { server: number; database: number };

/** CPU microseconds per vote or request, used in docs/scale.md. */
export function costEach(before: CpuTime, after: CpuTime, pieces: number): Cost {
  return {
    server: ((after.serverMs - before.serverMs) * 1_000) / pieces,
    database: ((after.databaseMs - before.databaseMs) * 1_000) / pieces,
  };
}

export function describeCost(costs: Cost[]): string {
  const server = median(costs.map((cost) => cost.server));
  const database = median(costs.map((cost) => cost.database));
  return `CPU time per request: server ${server.toFixed(1)} µs, PostgreSQL ${database.toFixed(1)} µs`;
}

export function costOf(before: CpuTime, after: CpuTime, pieces: number): string {
  return describeCost([costEach(before, after, pieces)]);
}

function usedMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}
