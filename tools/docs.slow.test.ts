/**
 * Tests the examples in the docs. Blocks marked `run` (```sh run, ```ts run, ```diff run) run from top to bottom in a
 * copy of this tree, against a server with demo data. Blocks marked `run fails` must fail. The ```text output block
 * that follows a block contains its expected output, where … matches any text.
 */
import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { startServer } from '../server/test/start-server.ts';
import { copyTree, linkPackages, repository } from './copy-version.ts';

type Block = { words: string; code: string; line: number };

const address = 'http://localhost:3000';
const mark = '=== the end of block';
const output = 'text output';
const documents = globSync(['*.md', 'docs/*.md', '*/README.md'], { cwd: repository })
  .map((name) => ({ name, blocks: readBlocks(readFileSync(path.join(repository, name), 'utf8')) }))
  .filter(({ blocks }) => blocks.some(isRun));

test('api.md, first-contribution.md and versions.md contain code blocks marked as runnable', () => {
  const known = ['docs/api.md', 'docs/first-contribution.md', 'docs/versions.md'];
  expect(documents.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
});

test.each(documents)(
  'the examples in $name run and print the documented output',
  { timeout: 600_000 },
  async ({ blocks }) => {
    const { origin, context } = await startServer();
    const { databaseUrl, redisUrl } = context.config;
    const folder = copyOfTree();
    const run = (script: string) => runScript(script, folder, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });
    await run('node server/seed/seed.ts');
    const steps = blocks.filter(isRun);
    const lines = steps.map(({ words, code }, place) => {
      const file = path.join(folder, `example-${place}.${words.split(' ')[0]}`);
      writeFileSync(file, code.replaceAll(address, origin));
      const command = commandFor(file);
      const line = words.endsWith(' fails')
        ? `if (${command}); then echo 'expected to fail, but succeeded'; exit 1; fi`
        : command;
      return `${line}\necho '${mark}'\n`;
    });
    expect(typeProblems(folder)).toBe('');
    const printed = (await run(lines.join(''))).replaceAll(origin, address).split(`${mark}\n`);
    const problems = steps.flatMap((step, place) => {
      if (place >= printed.length - 1) return [`line ${step.line} did not run:\n${printed.at(-1)}`];
      const next = blocks[blocks.indexOf(step) + 1];
      const isRight = next?.words !== output || asPattern(next.code).test(printed[place]?.trim() ?? '');
      return isRight ? [] : [`line ${step.line} printed:\n${printed[place]}`];
    });
    expect(problems).toEqual([]);
  },
);

test('every output block in the docs follows a runnable code block', () => {
  const lost = documents.flatMap(({ name, blocks }) =>
    blocks
      .filter(({ words }, place) => words === output && !isRun(blocks[place - 1]))
      .map(({ line }) => `${name}:${line}`),
  );
  expect(lost).toEqual([]);
});

function readBlocks(document: string): Block[] {
  return [...document.matchAll(/^( *)```([^\n]+)\n([^]*?)\n\1```$/gm)].map(
    ({ 1: indent = '', 2: words = '', 3: code = '', index }) => ({
      words: words.trim(),
      code: `${code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')}\n`,
      line: document.slice(0, index).split('\n').length,
    }),
  );
}

function isRun(block: Block | undefined): boolean {
  return / run( fails)?$/.test(block?.words ?? '');
}

function copyOfTree(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upnext-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyTree(folder);
  linkPackages(folder);
  // The checks list files with git, so the copy must be a git repository.
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/** Shell blocks are sourced, so that they share variables. */
function commandFor(file: string): string {
  if (file.endsWith('.ts')) return `node ${file}`;
  return file.endsWith('.diff') ? `git apply ${file}` : `. ${file}`;
}

/**
 * Runs a script without Vitest's environment variables and merges its stdout and stderr. It is asynchronous, because
 * this process is the server that the script calls.
 */
async function runScript(script: string, cwd: string, settings: Record<string, string>): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1', ...settings };
  const words = ['-euo', 'pipefail', '-c', `exec 2>&1\n${script}`];
  return await text(spawn('bash', words, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] }).stdout);
}

function typeProblems(folder: string): string {
  if (globSync('example-*.ts', { cwd: folder }).length === 0) return '';
  const settings = { extends: './tsconfig.json', include: ['example-*.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.examples.json'), JSON.stringify(settings));
  const words = ['-p', 'tsconfig.examples.json'];
  return spawnSync('node_modules/.bin/tsc', words, { cwd: folder, encoding: 'utf8' }).stdout;
}

function asPattern(lines: string): RegExp {
  return new RegExp(`^${lines.trim().split('…').map(literally).join('[^]*?')}$`);
}

function literally(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
