/** The baseline for live boards: holds the streams and writes to all of them twice a second. */
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

import fastify from 'fastify';

import { machineMs } from './steady-calls.ts';

const responses = new Set<ServerResponse>();
const padding = 'x'.repeat(Number(process.env.MESSAGE_BYTES));

const app = fastify();
app.get('/readyz', (_request, reply) => reply.send('ok'));
app.get('/live', (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.raw.write(':\n\n');
  responses.add(reply.raw);
  reply.raw.once('close', () => responses.delete(reply.raw));
});

setInterval(() => void tell(`id: ${Math.floor(machineMs())}\ndata: ${padding}\n\n`), 500);

async function tell(text: string): Promise<void> {
  let written = 0;
  for (const response of responses) {
    response.write(text);
    if (++written % 250 === 0) await setImmediate();
  }
}

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
