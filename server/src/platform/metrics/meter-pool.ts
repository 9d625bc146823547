import type pg from 'pg';

import { gauge, type MetricSource } from './metric.ts';

export const meterPool =
  (pool: pg.Pool, name: string): MetricSource =>
  () => {
    const of = { pool: name };
    return [
      gauge('upnext_pool_busy', 'Connections to PostgreSQL at work', pool.totalCount - pool.idleCount, of),
      gauge('upnext_pool_limit', 'Connections that the pool may hold', pool.options.max, of),
      gauge('upnext_pool_waiting', 'Statements that wait for a connection', pool.waitingCount, of),
    ];
  };
