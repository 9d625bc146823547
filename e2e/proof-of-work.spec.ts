import { login, register } from '@upnext/contract/identity/accounts';
import { normalSpeeds } from '@upnext/contract/limits';
import { toRequest } from '@upnext/contract/request';

import { makeAccount, newName, password } from './accounts.ts';
import { createAccount, logIn } from './auth-form.ts';
import { toast } from './chart-page.ts';
import { expect, test } from './site.ts';

test('after a flood of sign-ups, the browser solves a proof-of-work challenge and the next sign-up succeeds', async ({
  page,
  site,
}) => {
  const own = await site.startOwn({ LIMIT_SCALE: '1' });
  for (let time = 0; time < normalSpeeds.registrationsPerAddress.free; time++)
    await makeAccount(own.origin, 'audience');
  const { url, method, headers, body } = toRequest(register, {
    body: { username: newName('robot'), password, userRole: 'audience' },
  });
  expect((await fetch(own.origin + url, { method, headers, body: body ?? null })).status).toBe(428);

  site.allowConsole(/status of 428/);
  // Delay the worker, so that the button's busy state is visible.
  await page.route(/proof-worker/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  const username = newName('person');
  await page.goto(`${own.origin}/auth?register=true`);
  await createAccount(page, username);
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeVisible();
  await expect(toast(page)).toContainText('Your account is ready');
  expect(await site.query('SELECT FROM accounts WHERE username = $1', [username])).toHaveLength(1);
});

test("the account's owner can still log in while an attacker guesses the password", async ({ page, site }) => {
  const own = await site.startOwn({ LIMIT_SCALE: '1' });
  const fan = await site.fan();
  const { url, method, headers, body } = toRequest(login, { body: { username: fan.username, password: 'a guess' } });
  const statuses: number[] = [];
  for (let time = 0; time < 5; time++)
    statuses.push((await fetch(own.origin + url, { method, headers, body: body ?? null })).status);
  expect(statuses).toEqual([401, 401, 401, 428, 428]);
  site.allowConsole(/status of 428/);
  await page.goto(`${own.origin}/auth`);
  await logIn(page, fan.username);
  await expect(toast(page)).toContainText(`Welcome back, ${fan.username}`);
  expect(await site.query('SELECT FROM sessions WHERE account_id = $1', [fan.id])).toHaveLength(2);
});
