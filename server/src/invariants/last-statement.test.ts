import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { startHostileProvider } from '../../test/hostile-provider.ts';
import { recordStatements, type Statement } from '../../test/record-statements.ts';
import { startServer } from '../../test/start-server.ts';
import { planTour } from '../../test/tour-endpoints.ts';

const provider = await startHostileProvider('acme', 'tourist');
const server = await startServer({
  SMTP_URL: 'smtp://127.0.0.1:1',
  OIDC_PROVIDERS: JSON.stringify([provider.setting]),
});

const isWrite = ({ text }: Statement) => /\b(commit|insert|update|delete|add_job)\b/i.test(text);
/**
 * `tryScheduleExplore` catches the failure of this job, because Explore is refreshed every minute anyway. Keys are
 * created when they are first needed, which is no change that a retry would repeat.
 */
const mayFail = ({ name = '', values }: Statement) =>
  values.includes('refresh-explore-soon') || ['select-site-key', 'select-origin-key'].includes(name);

// A read that fails after the commit would turn a committed change into a 503 response, and a retry would repeat it.
test('no write endpoint reads from the database after it has committed its change', async () => {
  const { calls } = await planTour(server, provider);
  const readers: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const statements = await recordStatements(server, async () => {
      expect((await call()).status, name).toBeLessThan(300);
    });
    // The refresh of Explore that an earlier call asked for may come late, during an endpoint that only reads.
    const own = statements.filter((statement) => !mayFail(statement));
    const last = own.at(-1);
    if (api[name as keyof typeof api].method !== 'GET' && own.some(isWrite) && last && !isWrite(last))
      readers.push(`${name}: ${last.name ?? last.text}`);
  }
  expect(readers).toEqual([]);
});
