import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { ChatBatch, FromReader, ReaderOrder, ToReader } from './reader-messages.ts';

const entry = path.join(import.meta.dirname, 'reader.ts');
const finishMs = 3_000;
/** The garbage of parsed messages is collected early, so that the memory of the process stays small. */
const heap = ['--max-semi-space-size=4', '--max-old-space-size=96'];

type Options = {
  /** The reader sends the next batch when this one is written. */
  write: (batch: ChatBatch) => Promise<void>;
  warn: (warning: string) => void;
};

export type Reader = {
  pid: number | undefined;
  isRunning: () => boolean;
  order: (order: ReaderOrder) => void;
  /** Writes what the reader has received, and ends it. */
  finish: () => Promise<void>;
};

/** Starts the process that reads chat, with nice 10, so that a flood of messages doesn't slow down votes. */
export function spawnReader({ write, warn }: Options): Reader {
  // `nice` sets the priority before the process has threads. `os.setPriority` would change only its main thread.
  const child = spawn('nice', ['-n', '10', process.execPath, ...heap, entry], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // The process parses text from strangers, so it gets no settings. That is no sandbox: it runs as the same user. One
    // arena wastes less memory.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1' },
  });
  let isRunning = true;
  let isFinishing = false;
  const exit = once(child, 'exit').catch(() => {});
  void exit.then(() => (isRunning = false));
  child.once('exit', (code, signal) => {
    if (!isFinishing) warn(`the chat reader ended: ${signal ?? `exit code ${code}`}`);
  });
  child.on('error', (error) => warn(`the chat reader failed: ${error.message}`));
  // The process has exited, which `isRunning` tells.
  const send = (message: ToReader) => child.send(message, () => {});
  child.on('message', (message: FromReader) => {
    if ('warning' in message) warn(message.warning);
    else void write(message.batch).then(() => send('written'));
  });
  return {
    pid: child.pid,
    isRunning: () => isRunning,
    order: send,
    async finish() {
      if (!isRunning) return;
      isFinishing = true;
      send('finish');
      const timer = setTimeout(() => child.kill('SIGKILL'), finishMs);
      await exit;
      clearTimeout(timer);
    },
  };
}
