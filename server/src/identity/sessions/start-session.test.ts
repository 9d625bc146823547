import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { givePassword, makeFan } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();

/** While `work` runs, inserting a session fails with a lock timeout, as it can under overload. */
async function withoutNewSessions<Result>(work: () => Promise<Result>): Promise<Result> {
  await server.query(`
    CREATE FUNCTION refuse_session() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused by the test' USING ERRCODE = 'lock_not_available'; END $$;
    CREATE TRIGGER refuse_session BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_session()`);
  try {
    return await work();
  } finally {
    await server.query('DROP FUNCTION refuse_session CASCADE');
  }
}

test('register creates no account if it returns 503, and a retry succeeds', async () => {
  const register = () =>
    server.call(api.register, { body: { username: 'second-try', password: 'correct horse', userRole: 'creator' } });
  expect((await withoutNewSessions(register)).error.code).toBe('busy');
  expect((await register()).status).toBe(201);
});

test('changePassword changes nothing and keeps the session if it returns 503', async () => {
  const fan = await makeFan(server);
  const { password } = await givePassword(server, fan);
  const change = () => fan.call(api.changePassword, { body: { password, newPassword: 'a better password' } });
  expect((await withoutNewSessions(change)).error.code).toBe('busy');
  expect((await fan.call(api.getUser)).status).toBe(200);
  expect((await change()).status).toBe(204);
});

test('login keeps the browser’s previous session if it returns 503', async () => {
  const fan = await makeFan(server);
  const { password } = await givePassword(server, fan);
  const login = () => fan.call(api.login, { body: { username: fan.username, password } });
  expect((await withoutNewSessions(login)).error.code).toBe('busy');
  expect((await fan.call(api.getUser)).status).toBe(200);
  expect((await login()).status).toBe(200);
  expect((await fan.call(api.getUser)).error.code).toBe('not_signed_in');
});
