import { createRegistrationChallenge, login, register } from '@upnext/contract/identity/accounts';
import { normalSpeeds } from '@upnext/contract/limits';
import { toRequest } from '@upnext/contract/request';

import { makeAccount, newName, password } from './accounts.ts';
import { createAccount, logIn } from './auth-form.ts';
import { toast } from './chart-page.ts';
import { expect, test, type Site } from './site.ts';

/** Starts a server and signs up as often as one address can without a proof of work. */
async function startFlooded(site: Site) {
  const own = await site.startOwn({ LIMIT_SCALE: '1' });
  for (let time = 0; time < normalSpeeds.registrationsPerAddress.free; time++)
    await makeAccount(own.origin, 'audience');
  const { url, method, headers, body } = toRequest(register, {
    body: { username: newName('robot'), password, userRole: 'audience' },
  });
  expect((await fetch(own.origin + url, { method, headers, body: body ?? null })).status).toBe(428);
  return own;
}

test('after a flood of sign-ups, the form sends a proof of work that was computed while it was filled in', async ({
  page,
  site,
}) => {
  const own = await startFlooded(site);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(register.path)) statuses.push(response.status());
  });
  const username = newName('person');
  await page.goto(`${own.origin}/auth?register=true`);
  await createAccount(page, username);
  await expect(toast(page)).toContainText('Your account is ready');
  expect(statuses).toEqual([201]);
  const query = `SELECT proof_ms FROM account_origins o JOIN accounts a ON a.id = o.account_id
    WHERE a.username = $1 AND o.registered_by = 'password' AND o.proof_ms > 0 AND o.device IS NOT NULL`;
  await expect.poll(() => site.query(query, [username])).toHaveLength(1);
});

test('after a flood of sign-ups, a form without a proof solves the challenge in the response, and the sign-up succeeds', async ({
  page,
  site,
}) => {
  const own = await startFlooded(site);
  site.allowConsole(/status of 42[89]/);
  await page.route(`**${createRegistrationChallenge.path}`, (route) => route.fulfill({ status: 429 }));
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
