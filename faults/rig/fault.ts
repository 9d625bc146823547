import { copyFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { makeOwnFolder, type OwnFolder } from '../../bench/rig/own-folder.ts';
import { onlySlow } from '../../bench/rig/run-all.ts';
import { runToEnd, type Later } from '../../bench/rig/run-to-end.ts';
import { randomFor, type Random } from '../../server/seed/random.ts';

export type Fault = OwnFolder & {
  /** A shorter run for CI: the same faults, but fewer of them. */
  quick: boolean;
  seed: string;
  /** Returns the same numbers for the same seed and name. */
  random: (name: string) => Random;
  later: Later;
};

export type Finding = {
  name: string;
  found: number;
  unit?: string;
  is: '=' | '<=' | '>=';
  goal: number;
  /**
   * True if the result depends on the speed of the machine. Since --quick may run on a shared machine, its goal is then
   * half as strict.
   */
  isSpeed?: true;
};

const holds = {
  '=': (found: number, goal: number) => found === goal,
  '<=': (found: number, goal: number) => found <= goal,
  '>=': (found: number, goal: number) => found >= goal,
};

/**
 * Runs one fault injection test. The last line of output is `name figures goals: goals ok|missed seed`. A run with the same
 * seed makes the same random choices.
 */
export async function runFault(
  name: string,
  minutes: number,
  test: (fault: Fault) => Promise<Finding[]>,
): Promise<void> {
  const quick = process.argv.includes('--quick');
  const given = process.argv.find((argument) => argument.startsWith('--seed='))?.slice('--seed='.length);
  const seed = given ?? String(Math.floor(Math.random() * 1e9));
  console.log(`${name} seed=${seed}`);
  await runToEnd(name, minutes, async (later) => {
    const { folder, owner } = makeOwnFolder(name, later);
    const measured = await test({ quick, seed, random: (what) => randomFor(`${seed} ${what}`), later, folder, owner });
    const findings = quick ? measured.map(allowTwice) : measured;
    const isOk = findings.every(({ found, is, goal }) => holds[is](found, goal));
    for (const finding of findings) {
      const mark = holds[finding.is](finding.found, finding.goal) ? 'ok' : 'missed';
      console.log(`  ${finding.name}: ${figure(finding, ' ')}, goal: ${goalOf(finding, ' ')} ${mark}`);
    }
    const figures = findings.map((one) => `${word(one.name)}=${figure(one)}`).join(',');
    const goals = findings.map((one) => `${word(one.name)}${goalOf(one)}`).join(',');
    console.log(`${name} ${figures} goals: ${goals} ${isOk ? 'ok' : 'missed'} seed=${seed}`);
    const isOnlySlow = findings.every((one) => one.isSpeed || holds[one.is](one.found, one.goal));
    if (!isOk) process.exitCode = quick && isOnlySlow ? onlySlow : 1;
    if (!isOk) keepHistories(name, folder);
  });
}

/** Runs a part of a test and cleans up after it, before the next part starts. */
export async function runPart<Result>(fault: Fault, part: (fault: Fault) => Promise<Result>): Promise<Result> {
  const ends: (() => Promise<unknown>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  fault.later(endAll);
  try {
    return await part({ ...fault, later: (end) => void ends.push(end) });
  } finally {
    await endAll();
  }
}

function allowTwice(finding: Finding): Finding {
  if (!finding.isSpeed) return finding;
  return { ...finding, goal: finding.is === '<=' ? finding.goal * 2 : finding.goal / 2 };
}

/** Keeps the request histories of a failed run for debugging. */
function keepHistories(name: string, folder: string): void {
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.jsonl'))) {
    const kept = path.join(os.tmpdir(), `upnext-${name}-${file}`);
    copyFileSync(path.join(folder, file), kept);
    console.error(`${name}: history saved to ${kept}`);
  }
}

/** The last line of a run has no spaces inside of figures and goals. */
function figure({ found, unit }: Finding, space = ''): string {
  const value = Math.abs(found) >= 100 ? Math.round(found) : Number(found.toPrecision(3));
  return unit === undefined ? String(value) : `${value}${space}${unit}`;
}

function goalOf({ is, goal, unit }: Finding, space = ''): string {
  return `${is}${space}${goal}${unit === undefined ? '' : space + unit}`;
}

function word(name: string): string {
  return name.replace(/[, ]+/g, '-');
}
