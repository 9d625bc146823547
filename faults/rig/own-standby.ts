import { appendFileSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { program } from '../../tools/postgres-programs.ts';
import { pidOf, run } from '../../tools/services-process.ts';
import type { Fault } from './fault.ts';
import { childrenOf, killNow } from './own-cluster.ts';

/** A PostgreSQL server. The superuser's password is the same on all nodes. */
export type Node = { port: number; data: string; adminUrl: string };

/** Starts a streaming replica of the primary. */
export function startStandby(fault: Fault, primary: Node, port: number, name: string): Node {
  const data = path.join(fault.folder, name);
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  if (fault.owner) chownSync(data, fault.owner.uid, fault.owner.gid);
  const from = [`--dbname=${primary.adminUrl}`, `--pgdata=${data}`, '--write-recovery-conf', '--checkpoint=fast'];
  run(program(primary.data, 'pg_basebackup'), from, fault.owner);
  // The standby has its own port, and after its promotion it doesn't wait for a synchronous standby.
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `port = ${port}\nsynchronous_standby_names = ''\n`);
  const log = path.join(fault.folder, `${name}.log`);
  run(program(data, 'pg_ctl'), ['start', '--wait', '--pgdata', data, '--log', log], fault.owner, { log });
  const standby = { port, data, adminUrl: primary.adminUrl.replace(`:${primary.port}/`, `:${port}/`) };
  fault.later(async () => killNode(standby));
  return standby;
}

export function promote(fault: Fault, { data }: Node): void {
  run(program(data, 'pg_ctl'), ['promote', '--wait', '--pgdata', data], fault.owner);
}

/** Simulates a machine crash: kills the postmaster and all its children at once. */
export function killNode({ data }: Pick<Node, 'data'>): void {
  const postmaster = pidOf(path.join(data, 'postmaster.pid'), data);
  if (!postmaster) return;
  for (const pid of [postmaster, ...childrenOf(postmaster)]) killNow(pid);
}
