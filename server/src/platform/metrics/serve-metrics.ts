import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { writeMetrics, type MetricSource } from './metric.ts';

type MetricsServer = { origin: string; close: () => Promise<void> };
type Options = { host: string; port: number; sources: MetricSource[] };

/** /metrics at a door of its own: who may see the product need not see how it does. */
export async function serveMetrics({ host, port, sources }: Options): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    writeMetrics(sources).then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
