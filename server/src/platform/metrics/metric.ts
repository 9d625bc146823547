import type { Histogram } from './histogram.ts';

type Labels = Record<string, string>;
type Sample = { labels?: Labels; value: number | Histogram };

/** One thing that is measured, as it is when somebody asks. */
export type Metric = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; samples: Sample[] };

/** Where metrics come from: asked at each scrape, so that nothing is worked out while people vote. */
export type MetricSource = () => Metric[] | Promise<Metric[]>;

export const gauge = (name: string, help: string, value: number, labels?: Labels): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value, ...(labels && { labels }) }],
});

export const counter = (name: string, help: string, counts: Record<string, number>, label: string): Metric => ({
  name,
  help,
  type: 'counter',
  samples: Object.entries(counts).map(([value, count]) => ({ labels: { [label]: value }, value: count })),
});

export const distribution = (name: string, help: string, histogram: Histogram): Metric => ({
  name,
  help,
  type: 'histogram',
  samples: [{ value: histogram }],
});

/** Prometheus' text format, version 0.0.4. What two sources call by the same name is one metric. */
export async function writeMetrics(sources: MetricSource[]): Promise<string> {
  const metrics = (await Promise.all(sources.map(async (source) => await source()))).flat();
  const lines: string[] = [];
  for (const [name, parts] of Map.groupBy(metrics, (metric) => metric.name)) {
    const [{ help, type } = { help: '', type: 'gauge' }] = parts;
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
    for (const { labels = {}, value } of parts.flatMap(({ samples }) => samples)) {
      if (typeof value === 'number') lines.push(line(name, labels, value));
      else lines.push(...bucketLines(name, labels, value));
    }
  }
  return `${lines.join('\n')}\n`;
}

function bucketLines(name: string, labels: Labels, { bounds, counts, sum }: Histogram): string[] {
  let below = 0;
  const buckets = [...bounds, '+Inf'].map((bound, place) => {
    below += counts[place] ?? 0;
    return line(`${name}_bucket`, { ...labels, le: String(bound) }, below);
  });
  return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, below)];
}

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text.replaceAll(/["\\]/g, '\\$&')}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}
