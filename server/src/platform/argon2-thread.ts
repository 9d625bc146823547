import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { hashSync, verifySync } from '@node-rs/argon2';

import type { Answer, Question } from './argon2.ts';

/** As OWASP advises for servers. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Linux gives every thread a priority of its own: this one gets a tenth of a core that others want too. A process that was
// started with less may not ask for more, and without the permission passwords are hashed all the same.
try {
  setPriority(Math.max(getPriority(), 10));
} catch {}

/** Passwords that take so many times their own work are pushed aside: others want the core. */
const contended = 1.2;
/** Then one is begun only when the one before has had so many times its work, so that others get at least the rest. */
const share = 10;
/** Of the last ten or so: one alone says little. */
const remembered = 0.9;
const bed = new Int32Array(new SharedArrayBuffer(4));
const turn = { begunAt: 0, tookMs: 0 };
const sum = { tookMs: 0, workMs: 0, usedMs: 0 };

/** Called when the next password is there: what a thread has used is known for certain only after it has slept. */
function giveWay(): void {
  const { user, system } = process.threadCpuUsage();
  const usedMs = (user + system) / 1_000;
  const workMs = usedMs - sum.usedMs;
  sum.tookMs = remembered * sum.tookMs + turn.tookMs;
  sum.workMs = remembered * sum.workMs + workMs;
  sum.usedMs = usedMs;
  const leftMs = turn.begunAt + share * workMs - performance.now();
  if (sum.tookMs > contended * sum.workMs && leftMs > 0) Atomics.wait(bed, 0, 0, leftMs);
}

parentPort?.on('message', ({ id, password, passwordHash }: Question) => {
  giveWay();
  turn.begunAt = performance.now();
  try {
    const found = passwordHash === undefined ? hashSync(password, options) : verifySync(passwordHash, password);
    parentPort?.postMessage({ id, found } satisfies Answer);
  } catch (error) {
    parentPort?.postMessage({ id, error } satisfies Answer);
  }
  turn.tookMs = performance.now() - turn.begunAt;
});
