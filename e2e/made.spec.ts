import { createRound } from '@upnext/contract/voting/rounds';
import { castVote } from '@upnext/contract/voting/votes';

import { makeAccount, publish, signIn } from './accounts.ts';
import { chooseAction } from './dashboard-page.ts';
import { test } from './mail-site.ts';
import { expect } from './site.ts';

test('when an idea is marked as made, a fan who voted for it gets a notification and an email with an unsubscribe link', async ({
  page,
  context,
  site,
  mailSite: { origin, mailbox, query },
}) => {
  const creator = await makeAccount(origin, 'creator');
  const fan = await makeAccount(origin, 'audience');
  const [id = 0] = await publish(creator, 'The big one', 'Another');
  await query(`UPDATE accounts SET email = 'fan@example.com', email_verified_at = now() WHERE id = $1`, [fan.id]);
  await fan.call(castVote, { params: { id: String(id) } });
  const closesAt = new Date(Date.now() + 86_400_000).toISOString();
  await creator.call(createRound, { body: { question: 'Which?', top: 2, closesAt } });

  await signIn(context, origin, creator);
  await page.goto(`${origin}/dashboard`);
  await chooseAction(page, 'The big one', 'Mark as made…');
  const dialog = page.getByRole('dialog', { name: 'Mark as made' });
  await expect(dialog).toContainText('We’ll send its one voter a notification.');
  await expect(dialog).toContainText('It’s also in an open round. It stays there until the close, labelled “Made”.');
  await dialog.getByRole('button', { name: 'Mark as made' }).click();
  await expect(dialog.getByText('Paste the full link to the video, post or episode.')).toBeVisible();
  await dialog.getByLabel('Link to what you published').fill('https://open.spotify.com/episode/abc');
  await expect(dialog.getByText('Listen on Spotify')).toBeVisible();
  await dialog.getByLabel('Link to what you published').fill('https://www.youtube.com/watch?v=big');
  await expect(dialog.getByText('Watch on YouTube')).toBeVisible();
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Mark as made' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${origin}/dashboard?tab=done`);
  await expect(page.getByRole('heading', { name: 'The big one' })).toBeVisible();

  const mail = await mailbox.wait('fan@example.com');
  expect(mail.subject).toBe(`${creator.username} made “The big one”`);
  expect(mail.text).toContain('https://www.youtube.com/watch?v=big');

  await site.signOut();
  await signIn(context, origin, fan);
  await page.goto(`${origin}/${creator.username}`);
  await expect(page.getByText('1 unread notification').first()).toBeAttached();
  await page.goto(`${origin}/inbox`);
  await expect(page.getByRole('heading', { name: `${creator.username} made “The big one”` })).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
  await site.expectAccessible();
  await expect
    .poll(() => query('SELECT FROM notification_receipts WHERE account_id = $1 AND read_at IS NOT NULL', [fan.id]))
    .toHaveLength(1);
  await page.reload();
  await expect(page.getByText('New', { exact: true })).toBeHidden();

  const stop = mail.text.match(/https?:\S+\/unsubscribe\/\S+/)?.[0] ?? '';
  await page.goto(stop);
  await page.getByRole('button', { name: 'Turn off emails' }).click();
  await expect(page.getByRole('heading', { name: 'Emails are off' })).toBeVisible();
  await site.expectAccessible();
  expect(await query('SELECT takes_notifications FROM email_settings WHERE account_id = $1', [fan.id])).toEqual([
    { takes_notifications: false },
  ]);
  await page.getByRole('link', { name: 'Go to your account' }).click();
  const wanted = page.getByRole('switch', { name: 'Notifications by email' });
  await expect(wanted).not.toBeChecked();
  // Use click() instead of check(), because the switch changes only shortly after the click.
  await wanted.click({ force: true });
  await expect(wanted).toBeChecked();
  await expect
    .poll(() => query('SELECT takes_notifications FROM email_settings WHERE account_id = $1', [fan.id]))
    .toEqual([{ takes_notifications: true }]);
});

test('a fan whose language is Spanish gets the notification and the email about a made idea in Spanish', async ({
  page,
  context,
  mailSite: { origin, mailbox, query },
}) => {
  const creator = await makeAccount(origin, 'creator');
  const fan = await makeAccount(origin, 'audience');
  const [id = 0] = await publish(creator, 'La grande');
  await query(`UPDATE accounts SET email = 'fan@example.com', email_verified_at = now() WHERE id = $1`, [fan.id]);
  await query(`INSERT INTO email_settings (account_id, language) VALUES ($1, 'es')`, [fan.id]);
  await fan.call(castVote, { params: { id: String(id) } });

  await context.addCookies([{ name: 'language', value: 'es', url: origin }]);
  await signIn(context, origin, creator);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: 'Acciones para La grande' }).click();
  await page.getByRole('menuitem', { name: 'Marcar como hecha…' }).click();
  await page.getByLabel('Enlace a lo que publicaste').fill('https://miblog.example/la-grande');
  await expect(page.getByText('Abrir en miblog.example')).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como hecha' }).click();
  const mail = await mailbox.wait('fan@example.com');
  expect(mail.subject).toBe(`${creator.username} hizo «La grande»`);
  expect(mail.text).toContain('Desactivar estos correos');

  await signIn(context, origin, fan);
  await page.goto(`${origin}/inbox`);
  await expect(page.getByRole('heading', { name: `${creator.username} hizo «La grande»` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'tu cuenta' })).toHaveAttribute('href', '/account#mails');
  await query(`UPDATE accounts SET email = NULL, email_verified_at = NULL WHERE id = $1`, [fan.id]);
  await page.reload();
  await page.getByRole('link', { name: 'Confirma un correo' }).click();
  await expect(page.getByRole('button', { name: 'Añadir tu correo' })).toHaveText('Añadir');
});
