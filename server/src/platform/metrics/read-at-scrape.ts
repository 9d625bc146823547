import { Counter, Gauge, type Registry } from 'prom-client';

type Reading = number | undefined;

/** A gauge whose value is read at each scrape; it has no sample while the value is undefined. */
export function gaugeOf(registry: Registry, name: string, help: string, read: () => Reading | Promise<Reading>): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    }),
  );
}

/** A counter that reads plain numbers at each scrape, so that hot paths only increment the numbers. */
export function counterOf(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  counts: Record<string, number>,
): void {
  registry.registerMetric(
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(counts)) this.inc({ [label]: value }, count);
      },
    }),
  );
}

/** Gauges that come from one query share its result during a scrape. */
export function shareScrape<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  };
}
