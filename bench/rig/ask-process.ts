import type { ChildProcess } from 'node:child_process';

/** Sends an IPC message to a child process and resolves with the first reply that has `key`. */
export async function askProcess<A extends object>(child: ChildProcess, question: unknown, key: keyof A): Promise<A> {
  return await new Promise((resolve) => {
    const hear = (answer: unknown): void => {
      if (typeof answer !== 'object' || answer === null || !(key in answer)) return;
      child.off('message', hear);
      resolve(answer as A);
    };
    child.on('message', hear);
    child.send(question as object);
  });
}
