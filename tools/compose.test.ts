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
type Compose = { services: Record<string, Service>; configs: Record<string, { content: string }>; volumes: object };

const repository = path.join(import.meta.dirname, '..');
const text = readFileSync(path.join(repository, 'compose.yaml'), 'utf8');
const { services, configs, volumes } = parse(text, { merge: true }) as Compose;
const image = readFileSync(path.join(repository, 'Dockerfile'), 'utf8');

test('every depends_on in compose.yaml names a service of the same profiles and waits for its health check or its successful exit', () => {
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

test('the upnext service has valid settings, waits for the migration and has a read-only file system', () => {
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

test("every published port except Caddy's is bound to 127.0.0.1", () => {
  for (const [name, { ports = [] }] of Object.entries(services)) {
    if (name === 'caddy') continue;
    for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
  }
});

test("the app's PostgreSQL role is not a superuser, and POSTGRES_PASSWORD sets its password", () => {
  expect(services.postgres?.environment).not.toHaveProperty('POSTGRES_USER');
  expect(services.postgres?.environment?.POSTGRES_PASSWORD).toBe('${POSTGRES_PASSWORD:-upnext}');
  expect(services.upnext?.environment?.DATABASE_URL).toContain('upnext:${POSTGRES_PASSWORD:-upnext}@');
  expect(configs.database?.content).toContain("CREATE ROLE upnext LOGIN CREATEDB PASSWORD :'secret'");
});

/** Expands variables as Docker Compose does. */
function fill(value: string, domain: string): string {
  return value
    .replaceAll(/\$\{DOMAIN:\+([^}]*)\}/g, domain && '$1')
    .replaceAll(/\$\{DOMAIN:-([^}]*)\}/g, (_all, otherwise: string) => domain || otherwise)
    .replaceAll(/\$\{POSTGRES_PASSWORD:-([^}]*)\}/g, '$1');
}
