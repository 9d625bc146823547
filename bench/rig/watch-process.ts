/** Loaded before a server, this tells the bench how late its event loop was and how much memory it holds. */
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
  // The histogram holds the pause it asked for as well.
  const loopP99Ms = delay.percentile(99) / 1e6 - 5;
  collectGarbage();
  const { rss: rssBytes, heapUsed, external } = process.memoryUsage();
  process.send?.({ watched: true, loopP99Ms, rssBytes, heldBytes: heapUsed + external } satisfies Watched);
});
// A listener alone would keep a server alive that wants to end.
process.channel?.unref();
