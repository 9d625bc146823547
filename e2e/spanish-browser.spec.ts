import { newName, password } from './accounts.ts';
import { expect, test } from './site.ts';

test.use({ locale: 'es-ES' });

test('a Spanish browser gets pages and error messages in Spanish', async ({ page, site, context }) => {
  site.allowConsole(/status of 409/);
  const taken = await site.fan();
  await page.goto('/auth?register=true');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vota o recibe votos.');
  await expect(page.getByText('puedo votar')).toBeVisible();
  await expect(page.getByText('puedo recibir votos')).toBeVisible();

  const name = page.getByLabel('Nombre de usuario', { exact: true });
  const secret = page.getByLabel('Contraseña', { exact: true });
  const send = page.getByRole('button', { name: 'Crear cuenta' });
  for (const [value, words] of [
    ['', 'Nombre de usuario es requerido'],
    ['ab', 'El nombre de usuario debe tener al menos 3 caracteres'],
    ['a'.repeat(51), 'El nombre de usuario no puede exceder 50 caracteres'],
    ['lucía m', 'El nombre de usuario solo puede contener letras, números, guiones y guiones bajos'],
  ] as const) {
    await name.fill(value);
    await send.click();
    await expect(name).toHaveAccessibleDescription(words);
  }
  await secret.fill('12345');
  await expect(secret).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres');
  await secret.fill('a'.repeat(101));
  await expect(secret).toHaveAccessibleDescription('La contraseña no puede exceder 100 caracteres');

  await secret.fill(password);
  await name.fill(taken.username);
  await send.click();
  await expect(name).toHaveAccessibleDescription('Este nombre de usuario ya está en uso');
  await expect(page.locator('.toast')).toContainText('No se pudo crear la cuenta');

  const username = newName('nueva');
  await name.fill(username);
  await send.click();
  await expect(page.locator('.toast')).toContainText('Tu cuenta está lista');
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await site.query('SELECT role FROM accounts WHERE username = $1', [username])).toEqual([{ role: 'audience' }]);

  // A stored choice overrides the browser language.
  await page.goto('/explore');
  await page.getByRole('link', { name: 'EN, switch to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: `Hi, ${username}` })).toBeVisible();
  expect((await context.cookies()).find((cookie) => cookie.name === 'language')?.value).toBe('en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.goto('/auth-debug');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a Spanish browser gets the 404 page and the restricted page in Spanish', async ({ page, site }) => {
  site.allowConsole(/status of 40[34]/);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Página no encontrada');
  const fan = await site.fan();
  await site.signIn(fan);
  expect((await page.goto('/dashboard'))?.status()).toBe(403);
  await expect(
    page.getByText('Acceso restringido - Esta sección es exclusiva para creadores de contenido.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await site.query('SELECT role FROM accounts WHERE id = $1', [fan.id])).toEqual([{ role: 'audience' }]);
});
