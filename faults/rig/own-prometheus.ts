import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { endProcess, freePort } from '../../bench/rig/start-process.ts';
import { answers, waitFor } from '../../tools/services-process.ts';
import type { Fault } from './fault.ts';

type Answer = { data: { result: { value: [number, string] }[] } };
type Alerts = { data: { alerts: { labels: { alertname: string }; state: string }[] } };

export type OwnPrometheus = {
  /** Returns the current values of a query. */
  query: (expression: string) => Promise<number[]>;
  firing: () => Promise<string[]>;
};

const deployed = path.join(import.meta.dirname, '../../deploy/prometheus');

/** Starts Prometheus with deploy/prometheus; only the targets differ, and minutes become seconds. */
export async function startPrometheus(fault: Fault, targets: number[]): Promise<OwnPrometheus> {
  const folder = path.join(fault.folder, 'prometheus');
  mkdirSync(folder);
  const settings = read('prometheus.yml')
    .replaceAll(/_interval: \d+s/g, '_interval: 1s')
    .replace(
      /targets: \['127\.0\.0\.1:9464'\]/,
      `targets: [${targets.map((port) => `'127.0.0.1:${port}'`).join(', ')}]`,
    );
  writeFileSync(path.join(folder, 'prometheus.yml'), settings);
  writeFileSync(path.join(folder, 'alerts.yml'), read('alerts.yml').replaceAll(/\b(\d+)m\b/g, '$1s'));
  const port = await freePort();
  const log = openSync(path.join(folder, 'log'), 'a');
  const child = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { cwd: folder, stdio: ['ignore', log, log] },
  );
  fault.later(() => endProcess(child));
  await waitFor(`Prometheus at ${port}`, () => child.exitCode !== null || answers(port), 30);
  if (child.exitCode !== null) throw new Error(readFileSync(path.join(folder, 'log'), 'utf8'));
  const ask = async (address: string): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${address}`);
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
    return await answer.json();
  };
  return {
    async query(expression) {
      const { data } = (await ask(`query?query=${encodeURIComponent(expression)}`)) as Answer;
      return data.result.map(({ value }) => Number(value[1])).filter((value) => !Number.isNaN(value));
    },
    async firing() {
      const { data } = (await ask('alerts')) as Alerts;
      const names = data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
      return [...new Set(names)].toSorted();
    },
  };
}

/** Returns the errors that promtool finds in the metrics or the alert rules, or an empty string if there are none. */
export function judgeMetrics(text: string): string {
  const metrics = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
  const rules = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: deployed, encoding: 'utf8' });
  return `${metrics.stdout}${metrics.stderr}${rules.status === 0 ? '' : rules.stdout + rules.stderr}`;
}

function read(file: string): string {
  return readFileSync(path.join(deployed, file), 'utf8');
}
