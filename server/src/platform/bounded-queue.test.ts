import { afterEach, expect, test, vi } from 'vitest';

import { createBoundedQueue, timeoutMs, QueueFull } from './bounded-queue.ts';

afterEach(() => vi.useRealTimers());

test('the bounded queue gives its reserved slots only to tasks that may use them', async () => {
  const queue = createBoundedQueue({ width: 1, depth: 2, reserved: 1 });
  const { promise: held, resolve } = Promise.withResolvers<string>();
  const admitted = [queue.run(() => held), queue.run(() => held)];
  expect(() => queue.requireSlot()).toThrow(QueueFull);
  await expect(queue.run(() => held)).rejects.toThrow(QueueFull);
  expect(() => queue.requireSlot(true)).not.toThrow();
  admitted.push(queue.run(() => held, true));
  await expect(queue.run(() => held, true)).rejects.toThrow(QueueFull);
  resolve('held');
  expect(await Promise.all(admitted)).toEqual(['held', 'held', 'held']);
  expect(() => queue.requireSlot()).not.toThrow();
});

test('the bounded queue rejects a task when it is full, and runs the queued tasks in order', async () => {
  const queue = createBoundedQueue({ width: 1, depth: 1 });
  const { promise: first, resolve } = Promise.withResolvers<string>();
  const done = Promise.all([queue.run(() => first), queue.run(async () => 'second')]);
  await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFull);
  resolve('first');
  expect(await done).toEqual(['first', 'second']);
  expect(await queue.run(async () => 'later')).toBe('later');
});

test('the bounded queue rejects a task that waits longer than timeoutMs, and still runs later tasks', async () => {
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
