import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type IrcServer = { port: number; stop: () => Promise<void> };

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts Debian's IRC server on a port of its own, without its limits for new connections and fast writers. */
export async function startNgircd(): Promise<IrcServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'upnext-ngircd-'));
  const port = await findFreePort();
  const config = path.join(folder, 'ngircd.conf');
  const lines = [
    '[Global]',
    'Name = irc.upnext.test',
    'Info = Test',
    'Listen = 127.0.0.1',
    `Ports = ${port}`,
    'ServerUID = 65534',
    'ServerGID = 65534',
    '[Limits]',
    'MaxConnectionsIP = 0',
    'MaxNickLength = 26',
    'MaxJoins = 0',
    'MaxPenaltyTime = 0',
    '[Options]',
    'DNS = no',
    'Ident = no',
    'PAM = no',
  ];
  writeFileSync(config, lines.join('\n'), { mode: 0o644 });
  const child = spawn('/usr/sbin/ngircd', ['--config', config, '--nodaemon'], { stdio: 'ignore' });
  const exit = once(child, 'exit');
  for (let left = 100; !(await canConnect(port)); left--) {
    if (left === 0 || child.exitCode !== null) throw new Error('ngircd did not start');
    await sleep(50);
  }
  return {
    port,
    async stop() {
      child.kill();
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Logs in and joins a channel, as a viewer of a stream does. */
export async function joinAs(port: number, nick: string, channel: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  socket.write(`NICK ${nick}\r\nUSER ${nick} 0 * :${nick}\r\nJOIN #${channel}\r\n`);
  let received = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    received += chunk;
    // The end of the list of names, which follows the join.
    if (received.includes(' 366 ')) break;
    if (received.includes('ERROR')) throw new Error(received);
  }
  socket.on('data', (chunk) => {
    const ping = /^PING (.*)$/m.exec(String(chunk));
    if (ping) socket.write(`PONG ${ping[1]}\r\n`);
  });
  socket.on('error', () => {});
  return socket;
}
