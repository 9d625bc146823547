import { expect, test } from './site.ts';

const footerPaths = [
  '/features',
  '/pricing',
  '/explore',
  '/api/docs',
  '/self-hosting',
  '/about',
  '/changelog',
  '/privacy',
  '/terms',
];

test('every footer link leads to an existing page', async ({ page, request }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const group of ['Product', 'Resources', 'Company', 'Legal']) {
    await expect(footer.getByRole('navigation', { name: group })).toBeVisible();
  }
  const links = footer.getByRole('listitem').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(footerPaths);
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('the privacy, terms, self-hosting, changelog and about pages render without scripts and in both languages, and the footer links to them', async ({
  page,
  request,
}) => {
  for (const [path, words] of [
    ['/privacy', 'stored only as an argon2id hash'],
    ['/terms', 'One person, one account for voting.'],
    ['/self-hosting', './up'],
    ['/changelog', 'Live boards: counts roll'],
    ['/about', 'MIT licence'],
  ] as const) {
    const html = await (await request.get(path, { headers: { 'accept-language': 'en' } })).text();
    expect(html).toContain(words);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
  }
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.getByRole('link', { name: /cambiar a español/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible();
  await expect(page).toHaveTitle('Privacidad · Upnext');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
});

test('the landing page switches languages without a reload, including its figures and prices', async ({ page }) => {
  await page.goto('/?lang=es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('.figures')).toContainText('votos al mes');
  await page.getByRole('radio', { name: /Anual/ }).check({ force: true });
  await expect(page.getByText('Ahorra 21,60 $ al año')).toBeVisible();
  await page.getByRole('link', { name: /switch to English/ }).click();
  await expect(page.locator('.figures')).toContainText('monthly votes');
  await expect(page.getByText('Save $21.60/year')).toBeVisible();
  await expect(page).not.toHaveURL(/lang=/);
  await expect(page.locator('blockquote').first()).toContainText('something no one wanted');
});

test('the landing page shows logged-in users a link to the dashboard or to Explore, without a layout shift', async ({
  page,
  request,
  site,
}) => {
  const creator = await site.creator();
  const headers = { 'accept-language': 'en' };
  const asGuest = await (await request.get('/', { headers })).body();
  const asCreator = await (
    await request.get('/', { headers: { ...headers, cookie: `${creator.cookie}; signed_in=1` } })
  ).body();
  expect(asCreator.equals(asGuest)).toBe(true);

  const header = page.getByRole('banner');
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth?register=true');
  await expect(header.getByRole('link', { name: 'Go to Dashboard' })).toBeHidden();

  await site.signIn(creator);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const languages = header.getByRole('link', { name: /cambiar a español/ });
  await expect(header.getByRole('link', { name: 'Sign up' })).toBeHidden();
  const waiting = await languages.boundingBox();
  answer();
  await expect(header.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(await languages.boundingBox()).toEqual(waiting);
  await expect(header.getByRole('link', { name: 'Sign up' })).toBeHidden();

  await site.signIn(await site.fan());
  await page.reload();
  await expect(header.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
  await expect(header.getByRole('link', { name: 'Go to Dashboard' })).toBeHidden();
});
