import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { readConfig } from '../server/src/config.ts';

type Service = {
  profiles?: string[];
  environment?: Record<string, unknown>;
  healthcheck?: { test?: string[] };
  depends_on?: Record<string, { condition: string }>;
  configs?: { source: string }[];
  volumes?: string[];
  ports?: string[];
  read_only?: boolean;
  restart?: string;
  cap_drop?: string[];
  build?: string;
};
type Compose = { services: Record<string, Service>; configs: object; volumes: object };

const repository = path.join(import.meta.dirname, '..');
const text = readFileSync(path.join(repository, 'compose.yaml'), 'utf8');
const { services, configs, volumes } = parse(text, { merge: true }) as Compose;
const image = readFileSync(path.join(repository, 'Dockerfile'), 'utf8');

test('every depends_on names a service that has a health check and the same profiles', () => {
  for (const [name, { profiles = [], depends_on: dependencies = {}, ...service }] of Object.entries(services)) {
    for (const [other, { condition }] of Object.entries(dependencies)) {
      const awaited = services[other];
      expect(awaited, `${name} waits for ${other}`).toBeDefined();
      expect(awaited?.profiles ?? profiles).toEqual(expect.arrayContaining(profiles));
      const hasCheck = awaited?.healthcheck?.test ?? (awaited?.build && image.includes('\nHEALTHCHECK '));
      const tells = awaited?.restart === 'no' ? 'service_completed_successfully' : hasCheck && 'service_healthy';
      expect(condition, other).toBe(tells);
    }
    for (const { source } of service.configs ?? []) expect(configs).toHaveProperty(source);
    for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
  }
});

test('the server gets valid settings, waits for the migration and has a read-only file system', () => {
  const { upnext, migrate } = services;
  // Assumes that .env is a copy of .env.example.
  const example = parseEnv(readFileSync(path.join(repository, '.env.example'), 'utf8'));
  for (const name of Object.keys(upnext?.environment ?? {})) expect(example).toHaveProperty(name);
  const at = (domain: string): ReturnType<typeof readConfig> => {
    const filled = Object.entries(upnext?.environment ?? {}).map(([name, value]) => [
      name,
      fill(String(value), domain),
    ]);
    return readConfig({ ...example, ...(Object.fromEntries(filled) as Record<string, string>) });
  };
  expect([at('').origin, at('ideas.example.org').origin]).toEqual([
    'http://localhost:3000',
    'https://ideas.example.org',
  ]);
  const ports = upnext?.ports?.map((port) => Number(port.split(':').at(-1)));
  const { production, host, port, metrics } = at('');
  expect([production, host, metrics?.host, [port, metrics?.port]]).toEqual([true, '0.0.0.0', '0.0.0.0', ports]);
  expect(upnext?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
  for (const one of [upnext, migrate]) expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(image).toMatch(/^USER node$/m);
});

/** Expands variables as Docker Compose does. */
function fill(value: string, domain: string): string {
  return value
    .replaceAll(/\$\{DOMAIN:\+([^}]*)\}/g, domain && '$1')
    .replaceAll(/\$\{DOMAIN:-([^}]*)\}/g, (_all, otherwise: string) => domain || otherwise);
}
