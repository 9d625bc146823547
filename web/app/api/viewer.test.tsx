// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { User } from '@upnext/contract/identity/accounts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from './query.ts';
import { isGuest, switchViewer, useViewer } from './viewer.ts';

const user = { id: 7, username: 'lucia' } as User;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  document.cookie = 'signed_in=1; Path=/';
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function createPage() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, mount: () => renderHook(() => useViewer(), { wrapper }) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('useViewer requests the user at most once every five minutes', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(user)));
  const { mount } = createPage();
  const { result } = mount();
  await pass(0);
  expect(result.current).toEqual(user);
  await pass(299_000);
  mount();
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(2_000);
  mount();
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('useViewer returns null for 401', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 401 })));
  const { result } = createPage().mount();
  await pass(0);
  expect(result.current).toBeNull();
  expect(document.cookie).not.toContain('signed_in');
});

test('after any other failure, the viewer is unknown until a retry succeeds', async () => {
  fetched
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(Response.json(user));
  const { result } = createPage().mount();
  await pass(2_900);
  expect(result.current).toBeUndefined();
  expect(isGuest(result.current)).toBe(false);
  await pass(200);
  expect(result.current).toEqual(user);
});

test('after three retries without success, the failure is logged and useViewer returns null', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  const { result } = createPage().mount();
  await pass(7_100);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(result.current).toBeNull();
});

test("switchViewer removes the previous account's ideas from the cache, so that they are requested again", async () => {
  const { client } = createPage();
  client.setQueryData(['/api/ideas'], []);
  switchViewer(client, user);
  await pass(0);
  expect(client.getQueryData(['/api/ideas'])).toBeUndefined();
  expect(client.getQueryData(['/api/user'])).toEqual(user);
});
