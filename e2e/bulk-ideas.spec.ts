import { publish } from './accounts.ts';
import { toast } from './chart-page.ts';
import { ideaRows } from './dashboard-page.ts';
import { expect, test } from './site.ts';

const titlesOf = 'SELECT title, description FROM ideas WHERE creator_id = $1 ORDER BY id';

test('a creator pastes a list into the add bar, sees what will be added and publishes it', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const creator = await site.creator();
  await publish(creator, 'Bread');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await site.expectAwake();
  const field = page.getByLabel('Title');
  await field.focus();
  await page.evaluate(() => navigator.clipboard.writeText('• Cake\n• bread\n\n• Pie\n• cake\n'));
  await page.keyboard.press('ControlOrMeta+V');

  const dialog = page.getByRole('dialog', { name: 'Add several ideas' });
  await expect(dialog.getByText('2 ideas to add · 2 skipped')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Cake',
    'breadSkipped: it’s on your chart already.',
    'Pie',
    'cakeSkipped: it’s in this list twice.',
  ]);
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Add 2 ideas' }).click();
  await expect(toast(page)).toContainText('2 ideas added');
  await expect(dialog).toBeHidden();
  await expect(ideaRows(page)).toHaveCount(3);
  await expect(field).toHaveValue('');
  expect(await site.query(titlesOf, [creator.id])).toMatchObject([
    { title: 'Bread' },
    { title: 'Cake' },
    { title: 'Pie' },
  ]);
});

test('a single pasted line stays in the add bar', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard');
  await site.expectAwake();
  await page.getByLabel('Title').focus();
  await page.evaluate(() => navigator.clipboard.writeText('Only one\n'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Title')).toHaveValue('Only one');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await site.query(titlesOf, [creator.id])).toEqual([]);
});

test('a creator imports a CSV file, in Spanish: problems are shown by line, and a failed import can be repeated', async ({
  page,
  site,
  context,
}) => {
  site.allowConsole(/Failed to load resource/);
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Pega varias a la vez' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir varias ideas' });
  const importFile = async (name: string, content: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Importar un archivo CSV' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  };
  await importFile('broken.csv', 'titulo\n"Sin cerrar\n');
  await expect(dialog.getByRole('alert')).toContainText('No pudimos leer este archivo.');

  const rows = Array.from({ length: 60 }, (_, n) => `Idea ${n + 1};Sobre la idea ${n + 1}`);
  await importFile('ideas.csv', ['Título;Descripción', ...rows, `${'x'.repeat(101)};`, ';Sin título'].join('\r\n'));
  await expect(dialog.getByText('60 ideas para añadir · 2 problemas')).toBeVisible();
  await expect(dialog.getByRole('listitem').last()).toContainText('Línea 63');
  await site.expectAccessible();

  let calls = 0;
  await page.route('**/api/ideas/bulk*', (route) => (++calls === 2 ? route.abort() : route.continue()));
  await dialog.getByRole('button', { name: 'Añadir 60 ideas' }).click();
  await expect(toast(page)).toContainText('No pudimos añadir las ideas');
  await expect(dialog.getByText('10 ideas para añadir · 50 omitidas · 2 problemas')).toBeVisible();
  await dialog.getByRole('button', { name: 'Añadir 10 ideas' }).click();
  await expect(toast(page)).toContainText('10 ideas añadidas');
  await expect(page.getByRole('tab', { name: 'Mis ideas 60' })).toBeVisible();
  const stored = await site.query<{ title: string; description: string }>(titlesOf, [creator.id]);
  expect(stored).toHaveLength(60);
  expect(stored[59]).toEqual({ title: 'Idea 60', description: 'Sobre la idea 60' });
});
