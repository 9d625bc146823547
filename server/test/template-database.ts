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

let tearDown = async (): Promise<void> => {};

/** Once a run: an empty, migrated database that every test file clones. */
export async function setup(project: TestProject): Promise<void> {
  const { databaseUrl, redisUrl } = readConfig(loadEnvironment());
  const template = new URL(databaseUrl);
  const name = `upnext_test_${process.pid}`;
  template.pathname = `/${name}`;
  await admin(databaseUrl, `CREATE DATABASE ${name}`);
  await migrateDatabase(template.href);

  const folder = mkdtempSync(path.join(tmpdir(), 'upnext-test-'));
  const repliesFile = path.join(folder, 'replies');
  project.provide('databaseUrl', template.href);
  project.provide('redisUrl', redisUrl);
  project.provide('repliesFile', repliesFile);

  tearDown = async () => {
    // A run of chosen files proves nothing about the others.
    const wholeSuite = process.argv.slice(2).every((word) => word === 'run' || /^--(reporter|outputFile)/.test(word));
    // Its clones too: a file that ends early, or starts a server inside a test, leaves them behind.
    const left = await admin(databaseUrl, `SELECT datname FROM pg_database WHERE datname ~ '^${name}(_|$)'`);
    for (const { datname } of left) await dropDatabase(datname, (statement) => admin(databaseUrl, statement));
    const broken = wholeSuite ? unkeptPromises(repliesFile) : [];
    rmSync(folder, { recursive: true, force: true });
    if (broken.length > 0) throw new Error(`No test received these replies over HTTP:\n  ${broken.join('\n  ')}`);
  };
}

export async function teardown(): Promise<void> {
  await tearDown();
}

/** Every endpoint and error that the contract promises must have been received by a test in this run. */
function unkeptPromises(repliesFile: string): string[] {
  const received = new Set(readFileSync(repliesFile, 'utf8').split('\n'));
  return Object.entries(api)
    .flatMap(([name, promise]) => [
      `${name} ${promise.status}`,
      ...promise.errors.map((code) => `${name} ${errorStatus[code]} ${code}`),
    ])
    .filter((promise) => !received.has(promise));
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
