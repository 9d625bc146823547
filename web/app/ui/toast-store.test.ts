import { expect, test, vi } from 'vitest';

import { currentToast, dismissToast, showToast, subscribeToToasts } from './toast-store.ts';

test('the newest toast replaces the current one and stays until it is dismissed', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToToasts(listener);
  showToast({ title: 'first' });
  const first = currentToast();
  showToast({ title: 'second', kind: 'error' });
  expect(currentToast()).toMatchObject({ title: 'second', kind: 'error' });
  dismissToast(first?.id ?? 0);
  expect(currentToast()).toMatchObject({ title: 'second' });
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
});
