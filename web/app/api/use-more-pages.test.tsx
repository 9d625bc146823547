// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReplyOf } from '@upnext/contract/endpoint';
import { listRounds } from '@upnext/contract/voting/rounds';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from './query.ts';
import { useMorePages } from './use-more-pages.ts';

type Page = ReplyOf<typeof listRounds>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pageBefore = (nextCursor: string | null) => ({ rounds: [], nextCursor }) as unknown as Page;
const toInput = (cursor: string) => ({ params: { username: 'ana' }, query: cursor === '' ? {} : { cursor } });

function createPage() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return (first: Page) => renderHook(() => useMorePages(listRounds, toInput, first), { wrapper });
}

test('useMorePages keeps the loaded pages for the same first page, and drops them for another one', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(Response.json(pageBefore(null))));
  vi.stubGlobal('fetch', fetched);
  const mount = createPage();
  const { result, unmount } = mount(pageBefore('40'));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current).toMatchObject({ pages: [{ nextCursor: null }], hasMore: false }));
  unmount();

  const again = mount(pageBefore('40'));
  expect(again.result.current.pages).toHaveLength(1);
  again.unmount();

  const { result: other } = mount(pageBefore('42'));
  expect(other.current).toMatchObject({ pages: [], hasMore: true });
  act(() => other.current.loadMore());
  await waitFor(() => expect(other.current.pages).toHaveLength(1));
  expect(fetched.mock.calls.map(([url]) => new URL(url, 'http://x').searchParams.get('cursor'))).toEqual(['40', '42']);
});
