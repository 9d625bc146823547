import { afterEach, expect, test, vi } from 'vitest';

import { createBoundedQueue, timeoutMs, QueueFull } from './bounded-queue.ts';

afterEach(() => vi.useRealTimers());

test('keepPlace reserves at most width + depth slots, and a released slot can be reserved again', () => {
  const queue = createBoundedQueue({ width: 1, depth: 2 });
  {
    using _first = queue.keepPlace();
    using _second = queue.keepPlace();
    using _third = queue.keepPlace();
    expect(() => queue.keepPlace()).toThrow(QueueFull);
  }
  expect(() => queue.keepPlace()).not.toThrow();
});

test('run rejects a task when the queue is full, and the queued tasks run in order', async () => {
  const queue = createBoundedQueue({ width: 1, depth: 1 });
  const { promise: first, resolve } = Promise.withResolvers<string>();
  const done = Promise.all([queue.run(() => first), queue.run(async () => 'second')]);
  await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFull);
  resolve('first');
  expect(await done).toEqual(['first', 'second']);
  expect(await queue.run(async () => 'later')).toBe('later');
});

test('a task that waits longer than timeoutMs is rejected, and later tasks still run', async () => {
  vi.useFakeTimers();
  const queue = createBoundedQueue({ width: 2, depth: 3 });
  const { promise: held, resolve } = Promise.withResolvers<string>();
  const running = [queue.run(() => held), queue.run(() => held)];
  const early = queue.run(async () => 'early').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  const late = [queue.run(async () => 'late'), queue.run(async () => 'later')];
  await vi.advanceTimersByTimeAsync(1);
  expect(await early).toBeInstanceOf(QueueFull);
  resolve('held');
  expect(await Promise.all([...running, ...late])).toEqual(['held', 'held', 'late', 'later']);
  expect(queue.waiting()).toBe(0);
});
