/**
 * `npm run check-image`: checks the Dockerfile without Docker. Installs the production packages in a temporary folder,
 * copies the files that the image would contain, checks the total size, and starts the server as a user without write
 * access. Uses the existing page build (`npm run build`).
 */
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const mostMegabytes = 250;
const workFolder = '/upnext';
const repository = path.join(import.meta.dirname, '..');
process.chdir(repository);

const lines = readFileSync('Dockerfile', 'utf8')
  .replaceAll('\\\n', '')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line));
const starts = lines.flatMap((line, place) => (line.startsWith('FROM ') ? [place] : []));
const stages = starts.map((start, place) => lines.slice(start, starts[place + 1]));
const stageNamed = (name: string): string[] => stages.find(([from = '']) => from.endsWith(` AS ${name}`)) ?? [];
const final = stages.at(-1) ?? [];
const after = (stage: string[], word: string): string[] =>
  stage.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim());

const folder = mkdtempSync(path.join(os.tmpdir(), 'upnext-image-'));
const packages = path.join(folder, 'packages');
const image = path.join(folder, 'image');
const isRoot = process.getuid?.() === 0;
const unprivileged = isRoot ? { uid: 65_534, gid: 65_534 } : {};
// Other users may not be able to read the node binary's folder.
const node = path.join(folder, 'node');

try {
  spawnSync('chmod', ['755', folder]);
  cpSync(process.execPath, node);
  for (const copy of after(stageNamed('manifests'), 'COPY')) copyInto(packages, copy);
  for (const command of after(stageNamed('packages'), 'RUN')) run('sh', ['-c', command], { cwd: packages });
  for (const copy of after(final, 'COPY')) copyInto(image, copy);
  spawnSync('chmod', ['-R', 'a+rX,go-w', image]);
  weigh();
  await startImage();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function copyInto(target: string, copy: string): void {
  const words = copy.split(/\s+/);
  const stage = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const to = words.pop() ?? '';
  const root = stage === 'packages' ? packages : repository;
  for (const word of words) {
    const from = path.join(root, stage ? path.relative(workFolder, word) : word);
    const name = to.endsWith('/') ? path.join(to, path.basename(from)) : to;
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    // Applies the same rules as .dockerignore.
    const isWanted = (file: string): boolean =>
      stage !== undefined || !/node_modules|\.test\.ts$/.test(file.slice(root.length));
    cpSync(from, path.join(target, name), { recursive: true, verbatimSymlinks: true, filter: isWanted });
  }
}

function weigh(): void {
  const sizes = new Map<string, number>();
  for (const file of globSync('**/*', { cwd: image })) {
    const { size } = lstatSync(path.join(image, file));
    const part = file.split('/').slice(0, 2).join('/');
    sizes.set(part, (sizes.get(part) ?? 0) + size);
  }
  const megabytes = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1e6;
  const largest = [...sizes].toSorted(([, one], [, other]) => other - one).slice(0, 4);
  console.log(`image size: ${megabytes.toFixed(0)} MB, limit ${mostMegabytes} MB`);
  console.log(`  largest parts: ${largest.map(([part, size]) => `${part} ${(size / 1e6).toFixed(0)} MB`).join(', ')}`);
  if (megabytes > mostMegabytes) throw new Error('The image is too large');
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const tests = globSync('{server,contract}/**/*.test.ts', { cwd: image });
  const tools = globSync('node_modules/{*,@*/*}', { cwd: image }).filter((name) => locked[name]?.dev);
  if (tests.length + tools.length > 0)
    throw new Error(`Development files in the image: ${[...tests, ...tools].join(', ')}`);
}

async function startImage(): Promise<void> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const words = after(final, 'ENV').flatMap((line) => line.split(/\s+/));
  const env = {
    ...process.env,
    ...Object.fromEntries(words.map((word) => word.split('=') as [string, string])),
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'error',
  };
  const options: SpawnOptions = { cwd: image, env, ...unprivileged };
  run(node, ['server/src/migrate.ts'], options);
  const begun = performance.now();
  const [program = '', ...args] = JSON.parse(after(final, 'CMD')[0] ?? '[]') as string[];
  const server = spawn(program === 'node' ? node : program, args, { ...options, stdio: 'inherit' });
  const ended = once(server, 'exit') as Promise<[number | null]>;
  try {
    const page = await firstPage(`http://127.0.0.1:${port}/`, () => server.exitCode !== null);
    console.log(
      `server running as an unprivileged user returned the front page (${page.length} characters) after ${Math.round(performance.now() - begun)} ms`,
    );
    const health = /CMD (\[.*\])$/.exec(after(final, 'HEALTHCHECK')[0] ?? '')?.[1] ?? '[]';
    const [, ...checks] = JSON.parse(health) as string[];
    for (const role of ['http', 'worker']) run(node, checks, { ...options, env: { ...env, ROLE: role } });
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The server exited with code ${code}`);
}

async function firstPage(url: string, isOver: () => boolean): Promise<string> {
  for (let attempt = 0; attempt < 600 && !isOver(); attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return await answer.text();
    await sleep(100);
  }
  throw new Error(`${url} did not respond`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function run(program: string, args: string[], options: SpawnOptions): void {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} exited with code ${status}`);
}
