/**
 * `npm run check-upgrade [-- REF] [-- --all]`: checks that the previous version works on the new schema, as it must
 * during a rollout. Builds the version REF, applies the current migrations to its database, and runs the end-to-end
 * tests of REF. REF defaults to the newest release before this commit.
 */
import { spawnSync, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { copyVersion, git, linkPackages, repository } from './copy-version.ts';
import { previousVersion } from './previous-version.ts';

/** Tests of the main user flows. Tests that REF does not have are skipped. */
const mainStories = [
  'already-voted-on-second-device',
  'approve-a-suggestion',
  'edit-and-delete',
  'guest-vote-survives-registration',
  'log-in-and-out',
  'made',
  'publish-an-idea',
  'register-as-creator',
  'share-a-board',
  'suggest-and-see-it-approved',
  'three-public-pages',
];

const migrate = 'server/src/migrate.ts';
const words = process.argv.slice(2);
const isWhole = words.includes('--all');
const ref = git('rev-parse', words.find((word) => !word.startsWith('--')) ?? previousVersion()).trim();
const begun = performance.now();
const folder = mkdtempSync(path.join(os.tmpdir(), 'upnext-upgrade-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

copyVersion(ref, folder);
const migrationsOf = (root: string): string[] => readdirSync(path.join(root, 'server/migrations'));
const known = new Set(migrationsOf(folder));
const fresh = migrationsOf(repository).filter((name) => !known.has(name));
const version = git('log', '-1', '--format=%h (%s)', ref).trim();
if (fresh.length === 0) {
  console.log(`Nothing to check: there is no migration after ${version}`);
  process.exit();
}
console.log(`Testing ${version} on the new schema. New migrations: ${fresh.join(', ')}`);

bringPackages();
run('npm', ['run', 'build']);
// The new version migrates the databases that the tests create.
rmSync(path.join(folder, migrate));
symlinkSync(path.join(repository, migrate), path.join(folder, migrate));
const stories = mainStories.filter((name) => existsSync(path.join(folder, `e2e/${name}.spec.ts`)));
const chosen = isWhole ? [] : ['--project=phone', ...stories.map((name) => `/${name}.spec`)];
// Failed tests are retried, because the tests of REF may be flaky.
run('npx', ['playwright', 'test', '--retries=4', ...chosen], { cwd: path.join(folder, 'e2e'), stdio: 'inherit' });
console.log(`The previous version works on the new schema (${Math.round((performance.now() - begun) / 1_000)} s)`);

function bringPackages(): void {
  const locked = (root: string): string => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (locked(folder) === locked(repository)) linkPackages(folder);
  else run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
}

function run(program: string, args: string[], options: SpawnOptions = {}): void {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...options });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} exited with code ${status}`);
}
