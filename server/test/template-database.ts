import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { api } from '@upnext/contract/api';
import { errorStatus } from '@upnext/contract/error';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { loadEnvironment, readConfig } from '../src/config.ts';
import { migrateDatabase } from '../src/migrate.ts';
import { dropDatabase } from './drop-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    redisUrl: string;
    repliesFile: string;
  }
}

/** Runs once per project: creates an empty, migrated database that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl, redisUrl } = readConfig(loadEnvironment());
  const template = new URL(databaseUrl);
  const name = `upnext_test_${process.pid}_${project.name}`;
  template.pathname = `/${name}`;
  await admin(databaseUrl, `CREATE DATABASE ${name}`);
  await migrateDatabase(template.href);

  const folder = mkdtempSync(path.join(tmpdir(), 'upnext-test-'));
  const repliesFile = path.join(folder, 'replies');
  project.provide('databaseUrl', template.href);
  project.provide('redisUrl', redisUrl);
  project.provide('repliesFile', repliesFile);

  return async () => {
    // Only a full run of the fast suite has to receive every reply.
    const isWholeSuite =
      project.name === 'server' &&
      process.argv.slice(2).every((word) => word === 'run' || /^--(project|reporter|outputFile)/.test(word));
    // Drops clones that their test file didn't drop, because it crashed or started a server inside a test.
    const left = await admin(databaseUrl, `SELECT datname FROM pg_database WHERE datname ~ '^${name}(_|$)'`);
    for (const { datname } of left) await dropDatabase(datname, (statement) => admin(databaseUrl, statement));
    const broken = isWholeSuite ? missingReplies(repliesFile) : [];
    rmSync(folder, { recursive: true, force: true });
    if (broken.length > 0) throw new Error(`No test received these replies over HTTP:\n  ${broken.join('\n  ')}`);
  };
}

/** Success and error replies in the contract that no test has received in this run. */
function missingReplies(repliesFile: string): string[] {
  const received = new Set(readFileSync(repliesFile, 'utf8').split('\n'));
  return Object.entries(api)
    .flatMap(([name, endpoint]) => [
      `${name} ${endpoint.status}`,
      ...endpoint.errors.map((code) => `${name} ${errorStatus[code]} ${code}`),
    ])
    .filter((endpoint) => !received.has(endpoint));
}

async function admin(databaseUrl: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}
