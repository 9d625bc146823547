import { Worker } from 'node:worker_threads';

export type Question = { id: number; password: string; passwordHash?: string };
/** A hash, or whether one matches. */
export type Answer = { id: number } & ({ found: string | boolean } | { error: unknown });

type Asked = { resolve: (found: string | boolean) => void; reject: (error: unknown) => void };

const asked = new Map<number, Asked>();
let thread: Worker | undefined;
let questions = 0;

export async function hash(password: string): Promise<string> {
  return String(await ask({ password }));
}

export async function verify(passwordHash: string, password: string): Promise<boolean> {
  return (await ask({ password, passwordHash })) === true;
}

/** A password fills a core for 20 ms. It does so in a thread that gives way to every other. */
async function ask(question: Omit<Question, 'id'>): Promise<string | boolean> {
  thread ??= start();
  const id = ++questions;
  thread.ref();
  thread.postMessage({ id, ...question } satisfies Question);
  return await new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
}

function start(): Worker {
  const worker = new Worker(new URL('argon2-thread.ts', import.meta.url));
  worker.on('message', (answer: Answer) => {
    const { resolve, reject } = asked.get(answer.id) ?? {};
    asked.delete(answer.id);
    // A process that waits for nothing else may end.
    if (asked.size === 0) worker.unref();
    if ('found' in answer) resolve?.(answer.found);
    else reject?.(answer.error);
  });
  worker.on('error', (error) => {
    thread = undefined;
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
  });
  return worker;
}
