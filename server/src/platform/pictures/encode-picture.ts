import { spawn } from 'node:child_process';
import path from 'node:path';

import type { EncoderReply, PictureOrder } from './picture-order.ts';

const encoder = path.join(import.meta.dirname, 'encoder.ts');
const timeoutMs = 20_000;

/**
 * Encodes a file in a process with nice 10, so that it yields to votes. A file that crashes the process or takes too long
 * is refused.
 */
export async function encodePicture(order: PictureOrder): Promise<EncoderReply> {
  const { promise, resolve, reject } = Promise.withResolvers<EncoderReply>();
  // `nice` sets the priority before the process has threads. `os.setPriority` would change only its main thread.
  const child = spawn('nice', ['-n', '10', process.execPath, encoder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    // No settings, so that the decoder's own memory has no passwords. This is no sandbox: the process has the worker's
    // user, and can read what that user can. One arena wastes less memory.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1' },
  });
  child.once('error', reject);
  child.once('message', (reply) => resolve(reply as EncoderReply));
  child.once('exit', (code, signal) => resolve({ refused: `the encoder exited with ${signal ?? code}` }));
  child.send(order, (error) => {
    // The process has exited, which `exit` reports.
    if (error) child.kill('SIGKILL');
  });
  return await promise;
}
