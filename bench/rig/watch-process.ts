/** Preloaded into a server to report its event loop delay and memory over IPC. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

export type Watched = { watched: true; loopP99Ms: number; rssBytes: number; heldBytes: number };

process.on('message', (question) => {
  if (question === 'forget delays') delay.reset();
  if (question !== 'how are you') return;
  // The histogram includes the sampling interval of 5 ms.
  const loopP99Ms = delay.percentile(99) / 1e6 - 5;
  collectGarbage();
  const { rss: rssBytes, heapUsed, external } = process.memoryUsage();
  process.send?.({ watched: true, loopP99Ms, rssBytes, heldBytes: heapUsed + external } satisfies Watched);
});
// The IPC channel must not keep the server alive.
process.channel?.unref();
