import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { runToEnd, type Later } from '../../bench/rig/run-to-end.ts';
import { randomFor, type Random } from '../../server/seed/random.ts';
import { servicesOwner, type Owner } from '../../tools/services-folder.ts';

export type Fault = {
  /** The short form for CI: the same faults, fewer of them. */
  quick: boolean;
  seed: string;
  /** The same numbers for the same seed and name. */
  random: (name: string) => Random;
  later: Later;
  /** Of this run alone, removed at its end. */
  folder: string;
  /** Whom PostgreSQL, Redis and nginx run as. */
  owner: Owner;
};

export type Finding = { name: string; found: number; unit?: string; is: '=' | '<=' | '>='; goal: number };

const holds = {
  '=': (found: number, goal: number) => found === goal,
  '<=': (found: number, goal: number) => found <= goal,
  '>=': (found: number, goal: number) => found >= goal,
};

/** Runs one promise; the last line is `name figures goal ok|short seed`, and the seed repeats the run. */
export async function runFault(
  name: string,
  minutes: number,
  test: (fault: Fault) => Promise<Finding[]>,
): Promise<void> {
  const quick = process.argv.includes('--quick');
  const given = process.argv.find((one) => one.startsWith('--seed='))?.slice('--seed='.length);
  const seed = given ?? String(Math.floor(Math.random() * 1e9));
  console.log(`${name} seed=${seed}`);
  await runToEnd(name, minutes, async (later) => {
    const owner = servicesOwner();
    const folder = mkdtempSync(path.join(os.tmpdir(), `upnext-${name}-`));
    later(async () => rmSync(folder, { recursive: true, force: true }));
    chmodSync(folder, 0o755);
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const findings = await test({ quick, seed, random: (what) => randomFor(`${seed} ${what}`), later, folder, owner });
    const isOk = findings.every(({ found, is, goal }) => holds[is](found, goal));
    for (const finding of findings) {
      const mark = holds[finding.is](finding.found, finding.goal) ? 'ok' : 'short';
      console.log(`  ${finding.name}: ${figure(finding)} ${goalOf(finding)} ${mark}`);
    }
    const figures = findings.map((one) => `${word(one.name)}=${figure(one)}`).join(',');
    const goals = findings.map((one) => `${word(one.name)}${goalOf(one)}`).join(',');
    console.log(`${name} ${figures} ${goals} ${isOk ? 'ok' : 'short'} seed=${seed}`);
    if (!isOk) process.exitCode = 1;
  });
}

function figure({ found, unit = '' }: Finding): string {
  const value = Math.abs(found) >= 100 ? Math.round(found) : Number(found.toPrecision(3));
  return `${value}${unit}`;
}

function goalOf({ is, goal, unit = '' }: Finding): string {
  return `${is}${goal}${unit}`;
}

function word(name: string): string {
  return name.replaceAll(' ', '-');
}
