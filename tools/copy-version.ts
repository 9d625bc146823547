import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export const repository = path.join(import.meta.dirname, '..');

// The clone may belong to another user (on CI or in a container).
export const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...words], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Extracts the files of a git ref into a folder. They do not include node_modules. */
export function copyVersion(ref: string, folder: string): void {
  const archive = execFileSync('git', ['-c', 'safe.directory=*', 'archive', ref], { cwd: repository, maxBuffer: 1e9 });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
}

/** Copies the working tree, including uncommitted files. */
export function copyTree(folder: string): void {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files)
    if (existsSync(path.join(repository, file))) cpSync(path.join(repository, file), path.join(folder, file));
}

/** Links the packages installed here into the folder, and the folder's own workspaces as @upnext/*. */
export function linkPackages(folder: string): void {
  const { workspaces } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  linkEach('node_modules', folder);
  mkdirSync(path.join(folder, 'node_modules/@upnext'));
  for (const name of workspaces) {
    symlinkSync(path.join(folder, name), path.join(folder, 'node_modules/@upnext', name));
    if (existsSync(path.join(repository, name, 'node_modules'))) linkEach(path.join(name, 'node_modules'), folder);
  }
}

function linkEach(packages: string, folder: string): void {
  mkdirSync(path.join(folder, packages), { recursive: true });
  // Skip dot folders, which are caches of this checkout, but keep .bin.
  for (const name of readdirSync(path.join(repository, packages)))
    if (name === '.bin' || !/^\.|^@upnext$/.test(name))
      symlinkSync(path.join(repository, packages, name), path.join(folder, packages, name));
}
