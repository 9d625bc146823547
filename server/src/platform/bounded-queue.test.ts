import { afterEach, expect, test, vi } from 'vitest';

import { createBoundedQueue, timeoutMs, QueueFull } from './bounded-queue.ts';

afterEach(() => vi.useRealTimers());

test('as many places are kept as tasks may run and wait, and a place given back is free again', () => {
  const queue = createBoundedQueue({ width: 1, depth: 2 });
  {
    using _first = queue.keepPlace();
    using _second = queue.keepPlace();
    using _third = queue.keepPlace();
    expect(() => queue.keepPlace()).toThrow(QueueFull);
  }
  expect(() => queue.keepPlace()).not.toThrow();
});

test('the task after the last that may wait is turned away, the others run one after the other', async () => {
  const queue = createBoundedQueue({ width: 1, depth: 1 });
  const { promise: first, resolve } = Promise.withResolvers<string>();
  const done = Promise.all([queue.run(() => first), queue.run(async () => 'second')]);
  await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFull);
  resolve('first');
  expect(await done).toEqual(['first', 'second']);
  expect(await queue.run(async () => 'later')).toBe('later');
});

test('who has waited too long is turned away, and the place goes to who came after', async () => {
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
