// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from './query.ts';

const minuteMs = 60_000;

test('data is never refetched by itself, and is dropped five minutes after its last use', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('ideas'));
  const observer = new QueryObserver(client, { queryKey: ['/api/ideas'], queryFn });
  observer.subscribe(() => {})();
  await vi.advanceTimersByTimeAsync(4 * minuteMs);
  const unsubscribe = observer.subscribe(() => {});
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(queryFn).toHaveBeenCalledTimes(1);
  unsubscribe();
  await vi.advanceTimersByTimeAsync(5 * minuteMs - 1);
  expect(client.getQueryData(['/api/ideas'])).toBe('ideas');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['/api/ideas'])).toBeUndefined();
});

test('failed queries and mutations are not retried', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const fail = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('503: busy')));
  await expect(client.fetchQuery({ queryKey: ['/api/ideas'], queryFn: fail })).rejects.toThrow('503: busy');
  await expect(client.getMutationCache().build(client, { mutationFn: fail }).execute(undefined)).rejects.toThrow(
    '503: busy',
  );
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(fail).toHaveBeenCalledTimes(2);
});
