import { publish } from './accounts.ts';
import { expect, test } from './site.ts';

test('a creator copies the board link on the dashboard, shares it and opens it in a new tab', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const creator = await site.creator();
  await publish(creator, 'One');
  await site.signIn(creator);
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      (window as { shared?: unknown }).shared = shared;
      return Promise.resolve();
    };
  });
  await page.goto('/dashboard');
  const address = `${site.origin}/${creator.username}`;
  const card = page.getByRole('region', { name: 'Your public board' });
  const link = card.getByText(address);
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(card.getByText('Add three ideas before you share: 2 to go.')).toBeVisible();

  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(card.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(card.getByText('Copied', { exact: true })).toBeHidden({ timeout: 3_000 });

  await card.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => (window as { shared?: unknown }).shared)).toEqual({
    title: `Content Roadmap by ${creator.username}`,
    text: `Vote on what ${creator.username} makes next`,
    url: address,
  });
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('link', { name: 'Open your public board in a new tab' }).click(),
  ]);
  await expect(opened).toHaveURL(address);
});

test('if the share sheet and the clipboard are unavailable, the dashboard shows the board link so that it can be copied by hand', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => (window as { canCopy?: boolean }).canCopy ?? true;
  });
  await page.goto('/dashboard');
  const share = page
    .getByRole('region', { name: 'Your public board' })
    .getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  await expect(share).toBeFocused();
  await page.evaluate(() => {
    (window as { canCopy?: boolean }).canCopy = false;
  });
  await share.click();
  await expect(page.getByText('Could not copy link', { exact: true })).toBeVisible();
  await expect(page.getByText(`Copy it from here: ${site.origin}/${creator.username}`, { exact: true })).toBeVisible();
});

test('cancelling the share sheet does not copy the board link', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.addInitScript(() => {
    navigator.share = () => {
      (window as { asked?: boolean }).asked = true;
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await page.goto('/dashboard');
  await page
    .getByRole('region', { name: 'Your public board' })
    .getByRole('button', { name: 'Share', exact: true })
    .click();
  await expect.poll(() => page.evaluate(() => (window as { asked?: boolean }).asked)).toBe(true);
  await expect(page.getByText('Link copied', { exact: true })).toHaveCount(0);
});
