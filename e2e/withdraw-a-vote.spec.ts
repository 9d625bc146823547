import { changeStage } from '@upnext/contract/boards/roadmap';
import { castVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { remembered, toast } from './chart-page.ts';
import { expect, test } from './site.ts';

const languages = [
  {
    locale: 'en-US',
    vote: /^Vote for First idea/,
    undo: 'Undo',
    withdraw: 'Withdraw vote',
    withdrawn: 'Vote withdrawn',
    button: /^Withdraw vote for/,
    empty: 'No votes yet',
  },
  {
    locale: 'es-ES',
    vote: /^Votar por First idea/,
    undo: 'Deshacer',
    withdraw: 'Retirar voto',
    withdrawn: 'Voto retirado',
    button: /^Retirar voto por/,
    empty: 'Aún no hay votos',
  },
] as const;

for (const { locale, vote, undo, withdraw, withdrawn, button, empty } of languages) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a vote can be withdrawn in the thank-you toast, by pressing the button again and in the list of votes, and cast again', async ({
      page,
      site,
    }) => {
      const creator = await site.creator();
      const [id] = await publish(creator, 'First idea', 'Second idea');
      const [fan, other] = [await site.fan(), await site.fan()];
      await other.call(castVote, { params: { id: String(id) } });
      const counts = () => site.query('SELECT votes::int FROM ideas WHERE id = $1', [id]);
      await site.signIn(fan);
      await page.goto(`/${creator.username}`);
      const first = page.getByRole('button', { name: vote });
      await first.click();
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      expect(await counts()).toEqual([{ votes: 2 }]);

      await toast(page).getByRole('button', { name: undo }).click();
      await expect(toast(page)).toContainText(withdrawn);
      await expect(first).toHaveAttribute('aria-pressed', 'false');
      expect(await counts()).toEqual([{ votes: 1 }]);
      expect(await remembered(page, 'votedIdeas')).toBe('[]');
      // A toast stays while the mouse or the keyboard's focus is on it.
      await page.mouse.move(0, 0);
      await expect(toast(page)).toBeHidden();
      await page.reload();
      await expect(first).toHaveAttribute('aria-pressed', 'false');

      await first.click();
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      // The button is announced as disabled, but it explains itself.
      await first.click({ force: true });
      await toast(page).getByRole('button', { name: withdraw }).click();
      await expect(first).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(counts).toEqual([{ votes: 1 }]);

      await first.click();
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await page.goto('/profile');
      await site.expectAccessible();
      await page.getByRole('button', { name: button }).click();
      await expect(toast(page)).toContainText(withdrawn);
      await expect(page.getByText(empty)).toBeVisible();
      expect(await counts()).toEqual([{ votes: 1 }]);
    });
  });
}

test('the list of votes offers no withdrawal for an idea that has left the chart', async ({ page, site }) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  const fan = await site.fan();
  await fan.call(castVote, { params: { id: String(id) } });
  await site.signIn(fan);
  await page.goto('/profile');
  const withdraw = page.getByRole('button', { name: 'Withdraw vote for An idea' });
  await expect(withdraw).toBeVisible();
  await creator.call(changeStage, { params: { id: String(id) }, body: { stage: 'not-planned', reason: 'Too long' } });
  site.allowConsole(/status of 403/);
  await withdraw.click();
  await expect(toast(page)).toContainText('Voting for this idea has ended');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'An idea' })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
});
