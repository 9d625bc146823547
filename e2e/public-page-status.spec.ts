import { expect, test } from './site.ts';

test('a board page returns 200 with the same HTML for visitors and fans, and missing boards and pages return 404', async ({
  request,
  site,
}) => {
  for (const [path, status, words] of [
    ['/SalYCiencia', 200, 'Tortilla blind test'],
    ['/no-such-user', 404, 'This board does not exist or is no longer shared.'],
    ['/SalYCiencia/no-such-board', 404, 'This board does not exist or is no longer shared.'],
    ['/no/such/page', 404, 'We couldn’t find that page.'],
    ['/foo/bar', 404, 'We couldn’t find that page.'],
    ['/dashboard/unknown', 404, 'We couldn’t find that page.'],
    ['/index.php', 404, 'We couldn’t find that page.'],
    ['/SalYCiencia/week/2020-W01', 404, 'We couldn’t find that page.'],
  ] as const) {
    const answer = await request.get(path, { headers: { 'accept-language': 'en' } });
    expect([path, answer.status()]).toEqual([path, status]);
    expect(await answer.text()).toContain(words);
  }
  const fan = await site.fan();
  const headers = { 'accept-language': 'en' };
  const asGuest = await (await request.get('/SalYCiencia', { headers })).body();
  const asFan = await (
    await request.get('/SalYCiencia', { headers: { ...headers, cookie: `${fan.cookie}; signed_in=1` } })
  ).body();
  expect(asFan.equals(asGuest)).toBe(true);
});
