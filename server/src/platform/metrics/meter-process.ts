import { createHistogram, secondBounds } from './histogram.ts';
import { distribution, gauge, type MetricSource } from './metric.ts';

const everyMs = 50;

/** How this process does. The names that begin with `process_` are everybody's. */
export function meterProcess(): MetricSource {
  const delays = createHistogram(secondBounds);
  let expectedMs = performance.now() + everyMs;
  // A timer that comes late tells how long everything else had to wait. Counted, not reset: any number may ask.
  setInterval(() => {
    const nowMs = performance.now();
    delays.observe(Math.max(0, nowMs - expectedMs) / 1_000);
    expectedMs = nowMs + everyMs;
  }, everyMs).unref();

  return () => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    return [
      distribution('upnext_event_loop_delay_seconds', 'How late a timer came, twenty times a second', delays),
      {
        name: 'process_cpu_seconds_total',
        help: 'Time on a core',
        type: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge('process_resident_memory_bytes', 'Memory of the whole process', rss),
      gauge('nodejs_heap_size_used_bytes', 'Memory of living objects', heapUsed),
      gauge('process_start_time_seconds', 'When the process began', performance.timeOrigin / 1_000),
    ];
  };
}
