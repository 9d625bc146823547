import type { Page } from '@playwright/test';

import { publish } from './accounts.ts';
import { chromium } from './browser.ts';
import { closeOffer, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

// The headless shell has no notifications.
const fullBrowser = { ...chromium?.launchOptions, executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' };
test.use({ serviceWorkers: 'allow', launchOptions: fullBrowser });

const settings = { VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url') };
/** The keys are those of RFC 8291's example. */
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/story',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** The browser's push service can't be reached in tests, so the browser returns this subscription. */
async function subscribeOffline(page: Page): Promise<void> {
  await page.addInitScript((stored) => {
    const made = { toJSON: () => stored, unsubscribe: async () => true } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => made;
    PushManager.prototype.getSubscription = async () => made;
  }, subscription);
}

const stored = 'SELECT account_id::int AS id, endpoint, language FROM push_subscriptions WHERE account_id = $1';
const question = 'Want to know when one of your picks gets made?';

test('a fan is asked after the second vote, turns on notifications, gets one, and turns them off on the account page', async ({
  page,
  context,
  site,
}) => {
  const { origin } = await site.startOwn(settings);
  await context.grantPermissions(['notifications'], { origin });
  await subscribeOffline(page);
  const creator = await site.creator();
  await publish(creator, 'First idea', 'Second idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`${origin}/${creator.username}`);
  await voteButton(page, 'First idea').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await closeOffer(page);
  await expect(page.getByText('weekly chart every Monday')).toBeVisible();
  await expect(page.getByText(question)).toBeHidden();
  await voteButton(page, 'Second idea').click();
  await expect(page.getByText(question)).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(toast(page)).toContainText('Notifications are on');
  await expect(page.getByText(question)).toBeHidden();
  expect(await site.query(stored, [fan.id])).toEqual([{ id: fan.id, endpoint: subscription.endpoint, language: 'en' }]);

  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const message = { title: 'It’s here', body: 'ana made “First idea”', url: '/inbox', tag: 'notification-1' };
  const registrationId = await registered;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  const shown = () =>
    page.evaluate(async () => {
      const list = await (await navigator.serviceWorker.ready).getNotifications();
      return list.map(({ title, body, tag, data }) => ({ title, body, tag, ...(data as { url: string }) }));
    });
  await expect.poll(shown).toEqual([message]);

  await page.goto(`${origin}/account`);
  const toggle = page.getByRole('switch', { name: 'Show notifications on this device' });
  await expect(toggle).toBeChecked();
  await site.expectAccessible();
  await page.getByText('Show notifications on this device').click();
  await expect(toggle).not.toBeChecked();
  await expect.poll(() => site.query(stored, [fan.id])).toEqual([]);
  await page.getByText('Show notifications on this device').click();
  await expect(toggle).toBeChecked();
  await expect.poll(() => site.query(stored, [fan.id])).toHaveLength(1);
});

test('a fan who says “Not now” is not asked again, and a browser that blocks notifications is never asked', async ({
  page,
  context,
  site,
}) => {
  const { origin } = await site.startOwn(settings);
  await context.grantPermissions(['notifications'], { origin });
  const creator = await site.creator();
  await publish(creator, 'One', 'Two', 'Three', 'Four', 'Five');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`${origin}/${creator.username}`);
  for (const title of ['One', 'Two']) await voteButton(page, title).click();
  await closeOffer(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(question)).toBeHidden();
  await page.reload();
  await voteButton(page, 'Three').click();
  await expect(page.getByText('weekly chart every Monday')).toBeVisible();
  await expect(page.getByText(question)).toBeHidden();

  await page.addInitScript(() => {
    localStorage.removeItem('pushAsk');
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.reload();
  await voteButton(page, 'Four').click();
  await expect(page.getByText('weekly chart every Monday')).toBeVisible();
  await expect(page.getByText(question)).toBeHidden();
  await page.goto(`${origin}/account?lang=es`);
  await expect(page.getByRole('switch', { name: 'Mostrar notificaciones en este dispositivo' })).toBeDisabled();
  await expect(page.getByText('Tu navegador bloquea las notificaciones de este sitio.')).toBeVisible();
  expect(await site.query(stored, [fan.id])).toEqual([]);
});
