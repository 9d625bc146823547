import { expect, test } from 'vitest';

import { createBoundedQueue, QueueFull } from './bounded-queue.ts';

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
