// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useDeferredPart } from './use-deferred-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

type HostProps = { importPart: () => Promise<typeof Greeting>; isWanted?: boolean };

function Host({ importPart, isWanted }: HostProps) {
  const { Part, load } = useDeferredPart(importPart, isWanted);
  return (
    <main>
      <button type="button" onClick={() => void load()}>
        Load
      </button>
      {Part && <Part name="Ada" />}
    </main>
  );
}

const press = () => act(async () => screen.getByRole('button').click());

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null)));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

test('useDeferredPart loads a component on demand or when isWanted is true', async () => {
  const importPart = vi.fn<HostProps['importPart']>(() => Promise.resolve(Greeting));
  const { rerender } = render(<Host importPart={importPart} />);
  expect(importPart).not.toHaveBeenCalled();
  await press();
  expect(screen.getByText('Hello Ada')).toBeDefined();
  rerender(<Host importPart={importPart} isWanted />);
  await act(async () => {});
  expect(screen.getByText('Hello Ada')).toBeDefined();
});

test('if a chunk is missing, useDeferredPart reloads the page once, keeps the rest of the page and can load the chunk later', async () => {
  const importPart = vi.fn<HostProps['importPart']>(() => Promise.reject(new TypeError('Failed to fetch module')));
  render(<Host importPart={importPart} isWanted />);
  await act(async () => {});
  await press();
  expect(importPart).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBeDefined();
  importPart.mockResolvedValueOnce(Greeting);
  await press();
  expect(screen.getByText('Hello Ada')).toBeDefined();
});

test('useDeferredPart renders nothing if the loaded component throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken part');
  };
  const importPart = () => Promise.resolve(Broken);
  render(<Host importPart={importPart} />);
  await press();
  expect(screen.getByRole('main').textContent).toBe('Load');
});
