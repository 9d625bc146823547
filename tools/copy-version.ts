import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export const repository = path.join(import.meta.dirname, '..');

// A clone that belongs to somebody else (CI, a container) is still ours to read.
export const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...words], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** A version of git's in a folder of its own; its packages are not there yet. */
export function copyVersion(ref: string, folder: string): void {
  const archive = execFileSync('git', ['-c', 'safe.directory=*', 'archive', ref], { cwd: repository, maxBuffer: 1e9 });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
}

/** The tree as it lies here, with whatever was not committed yet. */
export function copyTree(folder: string): void {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files)
    if (existsSync(path.join(repository, file))) cpSync(path.join(repository, file), path.join(folder, file));
}

/** The packages that are installed here, and the folder's own workspaces among them. */
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
  // What begins with a dot is somebody's memory of the other folder; programs are none.
  for (const name of readdirSync(path.join(repository, packages)))
    if (name === '.bin' || !/^\.|^@upnext$/.test(name))
      symlinkSync(path.join(repository, packages, name), path.join(folder, packages, name));
}
