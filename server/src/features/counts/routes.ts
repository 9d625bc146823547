import { Gauge, Registry } from '@platformatic/prom-client';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

import { selectLastReconciliation } from './sql.ts';

type Last = { endedAtSeconds: number; ideas: number; boards: number; differences: number };

/** /metrics, for the operator's Prometheus: read from the database, so that any process knows what the worker found. */
export function serveMetrics(app: FastifyInstance, pool: pg.Pool): void {
  const registry = new Registry();
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] });
  const differences = gauge(
    'upnext_count_differences',
    'Counts that were not their votes at the last reconciliation; 0 or alarm',
  );
  const endedAt = gauge(
    'upnext_reconciled_at_seconds',
    'When the last reconciliation ended; older than two days: alarm',
  );
  const ideas = gauge('upnext_reconciled_ideas', 'Ideas that the last reconciliation recounted');

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    const { rows } = await pool.query<Last>(selectLastReconciliation);
    const [last] = rows;
    if (last) {
      differences.set(last.differences);
      endedAt.set(last.endedAtSeconds);
      ideas.set(last.ideas);
    }
    return await reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
