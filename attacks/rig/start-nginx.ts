import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { endProcess } from '../../bench/rig/start-process.ts';
import { answers, waitFor } from '../../tools/services-process.ts';
import type { Attack } from './attack.ts';

const deployed = path.join(import.meta.dirname, '../../deploy/nginx.conf');

/** nginx with the settings that operators get; only addresses, names and folders are this run's. */
export async function startNginx({ folder, owner, later }: Attack, port: number, servers: number[]): Promise<void> {
  const site = readFileSync(deployed, 'utf8')
    .replaceAll(/^ *server 127\.0\.0\.1:3000.*$/gm, (line) =>
      servers.map((one) => line.replace('3000', String(one))).join('\n'),
    )
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll('server_name upnext.example;', 'server_name 127.0.0.1;')
    .replaceAll('/var/cache/nginx/upnext', path.join(folder, 'cache'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(path.join(folder, 'site.conf'), site);
  writeFileSync(
    main,
    `daemon off; pid ${folder}/nginx.pid; worker_processes 2; events { worker_connections 4096; }
     http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  const master = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', main], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  master.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  later(() => endProcess(master));
  await waitFor(`nginx at ${port}`, () => master.exitCode !== null || answers(port), 10);
  if (master.exitCode !== null) throw new Error(said);
}
