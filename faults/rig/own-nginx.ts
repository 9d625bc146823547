import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { OwnFolder } from '../../bench/rig/own-folder.ts';
import type { Later } from '../../bench/rig/run-to-end.ts';
import { endProcess } from '../../bench/rig/start-process.ts';
import { answers, waitFor } from '../../tools/services-process.ts';
import { childrenOf } from './own-cluster.ts';

export type OwnNginx = { workers: () => number[]; accessLog: string };

const deployed = path.join(import.meta.dirname, '../../deploy/nginx.conf');

type Run = OwnFolder & { later: Later };

/**
 * Starts nginx with deploy/nginx.conf; only addresses, names and folders differ. `extra` is added to the http block.
 */
export async function startNginx(run: Run, port: number, servers: number[], extra = ''): Promise<OwnNginx> {
  const folder = path.join(run.folder, `nginx-${port}`);
  mkdirSync(folder);
  if (run.owner) chownSync(folder, run.owner.uid, run.owner.gid);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(path.join(folder, 'site.conf'), siteSettings(folder, port, servers));
  writeFileSync(file, mainSettings(folder, extra));
  const log = openSync(path.join(folder, 'nginx.log'), 'a');
  const master = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file], {
    ...run.owner,
    cwd: '/',
    stdio: ['ignore', log, log],
  });
  run.later(() => endProcess(master));
  await waitFor(`nginx at ${port}`, () => master.exitCode !== null || answers(port), 10);
  if (master.exitCode !== null) throw new Error(readFileSync(path.join(folder, 'nginx.log'), 'utf8'));
  return { workers: () => childrenOf(master.pid ?? 0), accessLog: path.join(folder, 'upnext.log') };
}

function siteSettings(folder: string, port: number, servers: number[]): string {
  let text = readFileSync(deployed, 'utf8');
  const replace = (from: RegExp, to: string | ((line: string) => string)): void => {
    const changed = typeof to === 'string' ? text.replaceAll(from, to) : text.replaceAll(from, to);
    if (changed === text) throw new Error(`deploy/nginx.conf does not match ${from.source}`);
    text = changed;
  };
  replace(/^ *server 127\.0\.0\.1:3000.*$/gm, (line) =>
    servers.map((one) => line.replace('3000', String(one))).join('\n'),
  );
  replace(/listen 80\b/g, `listen 127.0.0.1:${port}`);
  replace(/server_name upnext\.example;/g, 'server_name 127.0.0.1;');
  replace(/\/var\/cache\/nginx\/upnext/g, path.join(folder, 'cache'));
  replace(/\/var\/log\/nginx/g, folder);
  return text;
}

function mainSettings(folder: string, extra: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off;
    pid ${folder}/nginx.pid;
    worker_processes 2;
    worker_rlimit_nofile 20000;
    events { worker_connections 20000; }
    http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; ${extra} }`;
}
