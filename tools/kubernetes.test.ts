import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

import { readConfig } from '../server/src/config.ts';
import { KubernetesResource } from './kubernetes-schemas.ts';

const folder = path.join(import.meta.dirname, '../deploy/kubernetes');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const { resources } = parse(read('kustomization.yaml')) as { resources: string[] };
const documents = resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((one) => ({ file, value: one.toJS() as unknown })),
);
const things = documents.map(({ value }) => KubernetesResource.parse(value));

function all<Kind extends (typeof things)[number]['kind']>(kind: Kind) {
  return things.filter((one): one is Extract<(typeof things)[number], { kind: Kind }> => one.kind === kind);
}

test('kustomization.yaml lists every file except adapter-rule.yaml', () => {
  expect([...resources, 'adapter-rule.yaml', 'kustomization.yaml'].toSorted()).toEqual(
    globSync('*', { cwd: folder }).toSorted(),
  );
});

test('the schemas reject misspelled keys', () => {
  for (const { file, value } of documents) {
    const text = JSON.stringify(value);
    const keys = [...new Set([...text.matchAll(/"([a-z]\w+)":/g)].map(([, key = '']) => key))];
    const free = /^(app|role|step)$/;
    for (const key of keys.filter((one) => !free.test(one))) {
      const wrong = JSON.parse(text.replaceAll(`"${key}":`, `"${key}s":`)) as unknown;
      expect(KubernetesResource.safeParse(wrong).success, `${file}: ${key}s`).toBe(false);
    }
  }
});

test('selectors, targets, ports and volumes refer to existing names', () => {
  const deployments = all('Deployment');
  for (const { spec } of deployments) expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
  const pods = [...deployments, ...all('Job')].map(({ spec }) => spec.template);
  const labelsOfPods = pods.map(({ metadata }) => JSON.stringify(metadata.labels));
  for (const { spec } of all('Service')) expect(labelsOfPods).toContain(JSON.stringify(spec.selector));
  for (const { spec } of all('PodDisruptionBudget'))
    expect(labelsOfPods).toContain(JSON.stringify(spec.selector.matchLabels));
  for (const { spec } of all('HorizontalPodAutoscaler'))
    expect(deployments.map(({ metadata }) => metadata.name)).toContain(spec.scaleTargetRef.name);
  for (const { spec } of pods) {
    const [container] = spec.containers;
    const ports = container?.ports?.map(({ name }) => name) ?? [];
    const probes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe];
    for (const probe of probes.filter((one) => one !== undefined)) expect(ports).toContain(probe.httpGet.port);
    for (const { name } of container?.volumeMounts ?? [])
      expect(spec.volumes?.map((volume) => volume.name)).toContain(name);
  }
});

test('the migrate step contains everything it needs and is documented in operations.md', () => {
  const first = things.filter(({ metadata }) => metadata.labels?.step === 'migrate').map(({ kind }) => kind);
  expect(first).toEqual(['Namespace', 'ConfigMap', 'Secret', 'Job']);
  const steps = readFileSync(path.join(folder, '../../docs/operations.md'), 'utf8');
  const told = [...read('kustomization.yaml').matchAll(/^# +(kubectl .+)$/gm)].map(([, command]) => command);
  expect(told).toHaveLength(4);
  for (const command of told) expect(steps).toContain(`\n${command}`);
});

test('the termination grace period covers preStop and the graceful shutdown', () => {
  const { terminationGracePeriodSeconds = 0, containers } = all('Deployment')[0]?.spec.template.spec ?? {};
  const [program, seconds] = containers?.[0]?.lifecycle?.preStop.exec.command ?? [];
  expect(program).toBe('sleep');
  // main.ts exits after 15 seconds at the latest.
  expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 15);
});

test('settings.yaml documents the maximum number of PostgreSQL connections', () => {
  const [{ spec } = { spec: undefined }] = all('HorizontalPodAutoscaler');
  const pool = Number(all('ConfigMap')[0]?.data.DATABASE_POOL);
  const servers = (spec?.maxReplicas ?? 0) + 1;
  expect(read('settings.yaml')).toContain(`${servers} × ${pool + 1} + 2 × 7 = ${servers * (pool + 1) + 14}:`);
});

test('the settings are valid and the autoscaler uses the metric that the adapter rule defines', () => {
  const settings = { ...all('ConfigMap')[0]?.data, ...all('Secret')[0]?.stringData };
  const config = readConfig(settings);
  expect(config).toMatchObject({
    origin: settings.BASE_URL,
    databaseUrl: settings.DATABASE_URL,
    metrics: { port: 9464 },
  });
  const known = readFileSync(path.join(folder, '../../.env.example'), 'utf8');
  for (const name of Object.keys(settings)) expect(known).toMatch(new RegExp(`^${name}=`, 'm'));
  const [{ name }] = parse(read('adapter-rule.yaml')) as [{ name: { as: string } }];
  expect(all('HorizontalPodAutoscaler')[0]?.spec.metrics[0]?.pods.metric.name).toBe(name.as);
});
