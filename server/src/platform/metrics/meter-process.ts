import { Counter, Histogram, type Registry } from 'prom-client';

import { gaugeOf } from './read-at-scrape.ts';
import { secondBuckets } from './second-buckets.ts';

const intervalMs = 50;

/**
 * Exports CPU, memory and event loop metrics. The names that begin with `process_` and `nodejs_` are prom-client's
 * defaults.
 */
export function meterProcess(registry: Registry): void {
  const delays = new Histogram({
    name: 'upnext_event_loop_delay_seconds',
    help: 'How late a timer fired, measured twenty times a second',
    buckets: secondBuckets,
    registers: [registry],
  });
  let expectedMs = performance.now() + intervalMs;
  setInterval(() => {
    const nowMs = performance.now();
    delays.observe(Math.max(0, nowMs - expectedMs) / 1_000);
    expectedMs = nowMs + intervalMs;
  }, intervalMs).unref();

  registry.registerMetric(
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'CPU time of the process',
      registers: [],
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1e6);
      },
    }),
  );
  gaugeOf(registry, 'process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
  gaugeOf(registry, 'nodejs_heap_size_used_bytes', 'Used heap', () => process.memoryUsage().heapUsed);
  gaugeOf(registry, 'process_start_time_seconds', 'When the process started', () => performance.timeOrigin / 1_000);
}
