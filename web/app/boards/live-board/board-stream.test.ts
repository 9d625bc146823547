// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openBoardStream } from './board-stream.ts';

class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  isClosed = false;
  constructor() {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

const open = () => FakeSource.all.filter(({ isClosed }) => !isClosed);
const send = (name: string) => open()[0]?.dispatchEvent(new Event(name));

beforeEach(() => {
  FakeSource.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const onOpen = vi.fn<(isOpen: boolean) => void>();
  const stop = openBoardStream({ path: '/live', since: () => 7, onMessage: () => {}, onOpen });
  send('open');
  expect(onOpen).toHaveBeenLastCalledWith(true);
  return { onOpen, stop };
}

test('a live stream without a heartbeat for 30 seconds is closed and opened again', () => {
  const { onOpen, stop } = start();
  vi.advanceTimersByTime(20_000);
  send('heartbeat');
  vi.advanceTimersByTime(29_000);
  expect(onOpen).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(1_000);
  expect(onOpen).toHaveBeenLastCalledWith(false);
  expect(open()).toHaveLength(0);
  vi.advanceTimersByTime(3_000);
  expect(open()).toHaveLength(1);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(open()).toHaveLength(0);
});

test('the live stream is closed when the network is lost and opened again when the network returns', () => {
  const { onOpen, stop } = start();
  dispatchEvent(new Event('offline'));
  expect(onOpen).toHaveBeenLastCalledWith(false);
  expect(open()).toHaveLength(0);
  dispatchEvent(new Event('online'));
  expect(open()).toHaveLength(1);
  stop();
});

test('when the network returns, the live stream reconnects without waiting for the retry delay', () => {
  const { stop } = start();
  for (let failures = 0; failures < 5; failures++) {
    send('error');
    if (failures < 4) vi.advanceTimersByTime(30_000);
  }
  expect(open()).toHaveLength(0);
  dispatchEvent(new Event('online'));
  expect(open()).toHaveLength(1);
  stop();
});
