import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { program } from './postgres-programs.ts';
import type { Owner } from './services-folder.ts';
import {
  isMisleading,
  localPort,
  pidOf,
  requireFreePort,
  run,
  waitFor,
  type PrivateServer,
} from './services-process.ts';

/** For tests: commits and DROP DATABASE don't wait for the disk. Data is lost if the machine crashes. */
export const volatileSettings = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];

const createExtension = 'CREATE EXTENSION IF NOT EXISTS pg_stat_statements;';

export function privatePostgres(
  url: string,
  servicesFolder: string,
  owner: Owner,
  moreSettings: string[] = [],
): PrivateServer {
  const folder = path.join(servicesFolder, 'postgres');
  const port = localPort('DATABASE_URL', url, 5432);
  const pidFile = path.join(folder, 'postmaster.pid');
  const settingsFile = path.join(folder, 'postgresql.conf');
  const passwordFile = path.join(servicesFolder, 'postgres-password');
  const log = path.join(servicesFolder, 'postgres.log');
  const address = `127.0.0.1:${port}`;

  // No Unix socket: its path is limited to 107 characters, and the path of a clone can be longer.
  const settings = [
    `listen_addresses = '127.0.0.1'`,
    `port = ${port}`,
    `unix_socket_directories = ''`,
    `max_connections = 200`,
    `shared_preload_libraries = 'pg_stat_statements'`,
    // With the default of 5,000, a test that counts statements may not find one: PostgreSQL drops the rarest of all databases.
    `pg_stat_statements.max = 50000`,
    `timezone = 'UTC'`,
    // Otherwise PostgreSQL opens and syncs every file of the cluster after a crash, before it replays the WAL.
    ...(process.platform === 'linux' ? [`recovery_init_sync_method = 'syncfs'`] : []),
    ...moreSettings,
    '',
  ].join('\n');

  const runningPid = () => pidOf(pidFile, folder);
  const hasSettings = () => existsSync(settingsFile) && readFileSync(settingsFile, 'utf8') === settings;

  async function start(): Promise<string> {
    if (runningPid() && hasSettings()) {
      createDatabase();
      return `already running at ${address}`;
    }
    await stop();
    await requireFreePort(port, 'DATABASE_URL');
    createCluster();
    writeFileSync(settingsFile, settings);
    // PostgreSQL needs the pid file for crash recovery (it names the shared memory that orphaned backends may still
    // use), but refuses to start if the file is empty or its pid belongs to another process.
    if (isMisleading(pidFile)) rmSync(pidFile);
    await waitFor('backends of the crashed server to exit', startServer, 30);
    // The databases that tests create are clones of template1. This runs only at start, because template1 can't be
    // cloned while a client is connected to it.
    runSql('template1', createExtension);
    createDatabase();
    return `started at ${address}`;
  }

  /** Returns false while backends of a crashed server are still running. */
  function startServer(): boolean {
    try {
      run(program(folder, 'pg_ctl'), ['start', '--wait', '--pgdata', folder, '--log', log], owner, { log });
      return true;
    } catch (error) {
      if (error instanceof Error && /pre-existing shared memory .* in use/.test(error.message)) return false;
      throw error;
    }
  }

  async function stop(): Promise<string> {
    if (!runningPid()) return 'was not running';
    run(program(folder, 'pg_ctl'), ['stop', '--wait', '--mode', 'fast', '--pgdata', folder], owner, { log });
    return 'stopped';
  }

  function createCluster(): void {
    if (existsSync(folder)) return;
    // The folder is renamed only when it is complete, because an interrupted initdb leaves a folder that looks like a
    // cluster.
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (owner) for (const file of [draft, passwordFile]) chownSync(file, owner.uid, owner.gid);
    // The collation should be the same on every machine, but older macOS has no C.UTF-8.
    const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
    const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    run(program(folder, 'initdb'), [`--pgdata=${draft}`, '--encoding=UTF8', `--locale=${locale}`, ...access], owner);
    renameSync(draft, folder);
  }

  /** The role may create databases, because each test worker clones one. As in production, it is not a superuser. */
  function createDatabase(): void {
    const { username, password, pathname } = new URL(url);
    const variables = { UPNEXT_ROLE: username, UPNEXT_SECRET: password, UPNEXT_DATABASE: pathname.slice(1) };
    const env = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, decodeURIComponent(value)]));
    const sql = `
      \\getenv role UPNEXT_ROLE
      \\getenv secret UPNEXT_SECRET
      \\getenv database UPNEXT_DATABASE
      SELECT format('CREATE ROLE %I', :'role') WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'role') \\gexec
      ALTER ROLE :"role" WITH LOGIN CREATEDB NOSUPERUSER PASSWORD :'secret';
      SELECT format('CREATE DATABASE %I OWNER %I', :'database', :'role')
        WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'database') \\gexec
      \\connect :"database"
      ${createExtension}`;
    runSql('postgres', sql, env);
  }

  function runSql(database: string, input: string, variables: object = {}): void {
    const env = {
      ...variables,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'postgres',
      PGPASSWORD: readFileSync(passwordFile, 'utf8'),
      PGOPTIONS: '-c client_min_messages=warning',
    };
    run(program(folder, 'psql'), ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', database], owner, { input, env });
  }

  return { name: 'PostgreSQL', address, runningPid, start, stop };
}
