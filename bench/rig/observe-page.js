// Runs before the page's scripts.
const seen = { lcpMs: 0, cls: 0 };
globalThis.seen = seen;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) seen.lcpMs = entry.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
