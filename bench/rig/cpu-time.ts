import { readFileSync } from 'node:fs';

import type { OwnDatabase } from './own-database.ts';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

export type CpuTime = { serverMs: number; databaseMs: number };

/** What the server and its connections have used so far; zero where the machine does not tell (another one's PostgreSQL). */
export async function readCpuTime(pid: number, { query }: OwnDatabase): Promise<CpuTime> {
  const backends = await query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'upnext'`,
  );
  return { serverMs: usedMs(pid), databaseMs: backends.reduce((sum, backend) => sum + usedMs(backend.pid), 0) };
}

/** Microseconds a piece of work, for what docs/scale.md says of one core. */
export function costOf(before: CpuTime, after: CpuTime, pieces: number): string {
  const server = ((after.serverMs - before.serverMs) * 1_000) / pieces;
  const database = ((after.databaseMs - before.databaseMs) * 1_000) / pieces;
  return `${server.toFixed(1)} µs of server, ${database.toFixed(1)} µs of PostgreSQL each`;
}

function usedMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}
