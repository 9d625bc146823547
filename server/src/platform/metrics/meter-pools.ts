import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Exports metrics for each pool, labeled with its name. Pools that are added to the map later are included. */
export function meterPools(registry: Registry, pools: Map<string, pg.Pool>): void {
  const measure = (name: string, help: string, read: (pool: pg.Pool) => number): void => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['pool'],
        registers: [],
        collect() {
          for (const [label, pool] of pools) this.set({ pool: label }, read(pool));
        },
      }),
    );
  };
  measure('upnext_pool_busy', 'Connections to PostgreSQL in use', (pool) => pool.totalCount - pool.idleCount);
  measure('upnext_pool_limit', 'Connections that the pool may hold', (pool) => pool.options.max);
  measure('upnext_pool_waiting', 'Statements waiting for a connection', (pool) => pool.waitingCount);
}
