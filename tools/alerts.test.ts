import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const repository = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const alerts = read('deploy/prometheus/alerts.yml');
const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name);

test('every alert has a heading in alerts.md, and every heading has an alert', () => {
  const headings = [...read('docs/alerts.md').matchAll(/^## (\w+)\n(.+)$/gm)];
  expect(headings.map(([, name = '']) => name).toSorted()).toEqual(names.toSorted());
  for (const [, name, text = ''] of headings) expect(text.length, name).toBeGreaterThan(80);
});

test('both Prometheus configurations use the job name that the alerts query', () => {
  const [, name = ''] = alerts.match(/\bjob="(\w+)"/) ?? [];
  for (const file of ['prometheus', 'kubernetes'])
    expect(read(`deploy/prometheus/${file}.yml`).match(/job_name: (\w+)/)?.[1]).toBe(name);
});

test('every alert is covered by faults/alerts.ts or by a promtool test', () => {
  const made = read('faults/alerts.ts') + read('deploy/prometheus/alerts.test.yml');
  for (const name of names) expect(made, name).toMatch(new RegExp(`'${name.replace('Upnext', '')}'|\\b${name}\\b`));
});

test('alerts and dashboards use only metrics that the server exports', () => {
  const sources = globSync('server/src/**/*.ts', { cwd: repository, exclude: (name) => name.endsWith('.test.ts') });
  const told = new Set(sources.flatMap((file) => read(file).match(/(?<=')(upnext|process|nodejs)_\w+(?=')/g) ?? []));
  const asked = [alerts, ...globSync('deploy/grafana/*.json', { cwd: repository }).map(read)].join('\n');
  const missing = [...asked.matchAll(/\b(?:upnext|process|nodejs)_\w+/g)]
    .map(([name]) => name.replace(/_(bucket|sum|count)$/, ''))
    .filter((name) => !told.has(name));
  expect(missing).toEqual([]);
});
