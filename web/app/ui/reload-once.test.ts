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

test('reloadOnce reloads the page once per version', async () => {
  await reloadOnce('first');
  await reloadOnce('first');
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadOnce('second');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('reloadOnce reloads the page only if the server responds successfully', async () => {
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
  'reloadOnce does not reload the page while a field has the focus or a dialog is open: %s',
  async (html) => {
    document.body.innerHTML = html;
    document.querySelector('input')?.focus();
    await reloadOnce('first');
    expect(reload).not.toHaveBeenCalled();
  },
);

test('reloadOnce does not reload the page if sessionStorage is blocked, because the page could reload in a loop', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  await reloadOnce('first');
  expect(reload).not.toHaveBeenCalled();
});
