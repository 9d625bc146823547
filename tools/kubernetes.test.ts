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

test('kustomization.yaml lists every manifest except adapter-rule.yaml', () => {
  expect([...resources, 'adapter-rule.yaml', 'kustomization.yaml'].toSorted()).toEqual(
    globSync('*', { cwd: folder }).toSorted(),
  );
});

test('the Kubernetes schemas reject misspelled keys', () => {
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

test('selectors, scale targets, probe ports and volume mounts refer to existing names', () => {
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

test('the resources labelled step=migrate include all that the migration needs, and operations.md contains the commands of kustomization.yaml', () => {
  const first = things.filter(({ metadata }) => metadata.labels?.step === 'migrate').map(({ kind }) => kind);
  expect(first).toEqual(['Namespace', 'ConfigMap', 'Secret', 'NetworkPolicy', 'Job']);
  const steps = readFileSync(path.join(folder, '../../docs/operations.md'), 'utf8');
  const told = [...read('kustomization.yaml').matchAll(/^# +(kubectl .+)$/gm)].map(([, command]) => command);
  expect(told).toHaveLength(4);
  for (const command of told) expect(steps).toContain(`\n${command}`);
});

test('the network policy applies to all pods and allows only the ingress to reach port 3000 and only Prometheus to reach port 9464', () => {
  const [policy] = all('NetworkPolicy');
  for (const { spec } of [...all('Deployment'), ...all('Job')])
    expect(spec.template.metadata.labels).toMatchObject(policy?.spec.podSelector.matchLabels ?? { app: '?' });
  expect(policy?.spec.policyTypes).toEqual(['Ingress', 'Egress']);
  const from = policy?.spec.ingress.map((rule) => [
    rule.from.map(({ namespaceSelector: { matchLabels } }) => matchLabels['kubernetes.io/metadata.name']),
    rule.ports.map(({ port }) => port),
  ]);
  expect(from).toEqual([
    [['ingress-nginx'], [3000]],
    [['monitoring'], [9464]],
  ]);
  const ports = all('Deployment').flatMap(({ spec }) => spec.template.spec.containers[0]?.ports ?? []);
  expect(new Set(ports.map(({ containerPort }) => containerPort))).toEqual(new Set([3000, 9464]));
});

test('DATABASE_URL and REDIS_URL are in the Secret, not in the ConfigMap, and contain a password', () => {
  const [config, secret] = [all('ConfigMap')[0]?.data, all('Secret')[0]?.stringData];
  for (const name of ['DATABASE_URL', 'REDIS_URL']) {
    expect(config).not.toHaveProperty(name);
    expect(new URL(secret?.[name] ?? '').password).toBe('change-me');
  }
});

test('the termination grace period is longer than preStop and the graceful shutdown together', () => {
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
  expect(read('settings.yaml')).toContain(`${servers} × ${pool + 1} + 2 × 13 = ${servers * (pool + 1) + 26}:`);
});

test('the settings are valid, and the autoscaler uses the metric that the adapter rule defines', () => {
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
