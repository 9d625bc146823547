import path from 'node:path';

import type { Bench } from './bench.ts';
import { startProcess, type OwnProcess } from './start-process.ts';

export async function startBaseline(bench: Pick<Bench, 'later'>): Promise<OwnProcess> {
  return await startProcess(bench, { file: path.join(import.meta.dirname, 'floor-server.ts') });
}
