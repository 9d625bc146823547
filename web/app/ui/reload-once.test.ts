// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { reloadOnce } from './reload-once.ts';

const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', answer(200));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

test('reloads once for each version', async () => {
  await reloadOnce('first');
  await reloadOnce('first');
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadOnce('second');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('keeps the page when the server does not answer, and reloads once it does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await reloadOnce('first');
  vi.stubGlobal('fetch', answer(503));
  await reloadOnce('first');
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', answer(200));
  await reloadOnce('first');
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['<input autofocus>', '<dialog open></dialog>'])(
  'does not reload under a user who types: %s',
  async (html) => {
    document.body.innerHTML = html;
    document.querySelector('input')?.focus();
    await reloadOnce('first');
    expect(reload).not.toHaveBeenCalled();
  },
);

test('does not reload without a session storage, which prevents the loop', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  await reloadOnce('first');
  expect(reload).not.toHaveBeenCalled();
});
