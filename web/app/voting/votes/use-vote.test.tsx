// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { User } from '@upnext/contract/identity/accounts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '../../api/query.ts';
import { switchViewer, type Viewer } from '../../api/viewer.ts';
import { texts as achievements } from '../../texts/en-achievements.ts';
import { texts } from '../../texts/en.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { AchievementsProvider } from '../achievements/achievements-provider.tsx';
import { findStoredVote, storeVote } from './stored-vote.ts';
import { useVote } from './use-vote.ts';

// happy-dom has no canvas. The achievement for the first vote shows confetti.
vi.mock('../achievements/confetti.ts');

const fan = { id: 5, username: 'ada' } as User;
const ideas = [{ id: 7, position: { current: 1, previous: null, change: null } }];

type Answer = { status: number; body: object };
const counted: Answer = { status: 200, body: { ideaId: 7, votes: 3, version: 9 } };

/** Renders the hook with a server that answers votes with `answers`, in order. */
function renderVote(answers: Answer[], viewer: Viewer = fan) {
  const { promise: isAnswering, resolve: answer } = Promise.withResolvers<void>();
  const send = vi.fn<() => Promise<Response>>(async () => {
    await isAnswering;
    const { status, body } = answers.shift() ?? counted;
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', send);
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={{ ...texts, ...achievements }} timeZone="UTC">
        <MemoryRouter>
          <AchievementsProvider>{children}</AchievementsProvider>
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>
  );
  const onVoted = vi.fn<() => void>();
  const storeAt = () => ({ path: '/ada', returnPath: '/ada' });
  const shown: string[] = [];
  const { result } = renderHook(
    () => {
      const vote = useVote({ address: 'anywhere', ideas, viewer, storeAt, onVoted });
      const { state, isHighlighted } = vote.of(7);
      shown.push(isHighlighted ? `${state}, highlighted` : state);
      return vote;
    },
    { wrapper },
  );
  return { result, shown, send, answer, onVoted, look: () => result.current.of(7).state };
}

beforeEach(() => {
  // happy-dom lacks popovers. The achievement for the first vote opens one.
  HTMLElement.prototype.showPopover = () => {};
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a double click on the vote button sends one vote, marks the idea as voted and calls onVoted', async () => {
  const { result, send, answer, onVoted, look } = renderVote([counted]);
  act(() => {
    result.current.press(7);
    result.current.press(7);
  });
  await waitFor(() => expect(look()).toBe('voting'));
  answer();
  await waitFor(() => expect(look()).toBe('voted'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(onVoted).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('votedIdeas')).toBe('[7]');
});

test('the vote count is highlighted when the spinner disappears', async () => {
  const { result, shown, answer } = renderVote([counted]);
  act(() => result.current.press(7));
  answer();
  await waitFor(() => expect(shown.at(-1)).toBe('voted, highlighted'));
  expect([...new Set(shown)]).toEqual(['rest', 'voting', 'voted, highlighted']);
});

test('a failed vote is rolled back and can be retried', async () => {
  const { result, answer, look } = renderVote([
    { status: 404, body: { code: 'idea_not_found', message: 'Gone' } },
    counted,
  ]);
  act(() => result.current.press(7));
  answer();
  await waitFor(() => expect(currentToast()?.text).toBe('Gone'));
  await waitFor(() => expect(look()).toBe('rest'));
  expect(localStorage.getItem('votedIdeas')).toBeNull();
  act(() => currentToast()?.action?.onPress());
  await waitFor(() => expect(look()).toBe('voted'));
});

test('Undo in the thank-you toast withdraws the vote, and the idea can be voted for again', async () => {
  const { result, send, answer, onVoted, look } = renderVote([
    counted,
    { status: 200, body: { ideaId: 7, votes: 2, version: 10 } },
  ]);
  act(() => result.current.press(7));
  answer();
  await waitFor(() => expect(look()).toBe('voted'));
  act(() => currentToast()?.action?.onPress());
  await waitFor(() => expect(currentToast()?.title).toBe('Vote withdrawn'));
  expect(look()).toBe('rest');
  expect(send).toHaveBeenLastCalledWith('/api/ideas/7/vote', expect.objectContaining({ method: 'DELETE' }));
  expect(onVoted).toHaveBeenLastCalledWith({ ideaId: 7, votes: 2, version: 10 });
  expect(localStorage.getItem('votedIdeas')).toBe('[]');
});

test('Undo unmarks an idea whose vote was withdrawn on another device, and says why a vote cannot be withdrawn', async () => {
  const { result, answer, look } = renderVote([
    counted,
    { status: 403, body: { code: 'voting_ended', message: 'Voting has ended' } },
    { status: 409, body: { code: 'not_voted', message: '' } },
  ]);
  act(() => result.current.press(7));
  answer();
  await waitFor(() => expect(look()).toBe('voted'));
  const undo = currentToast()?.action?.onPress;
  act(() => undo?.());
  await waitFor(() => expect(currentToast()?.text).toBe('Voting has ended'));
  expect([look(), currentToast()?.action]).toEqual(['voted', undefined]);
  act(() => undo?.());
  await waitFor(() => expect(look()).toBe('rest'));
});

test('an idea is marked as voted after a 409 already_voted response', async () => {
  const { result, answer, onVoted, look } = renderVote([{ status: 409, body: { code: 'already_voted', message: '' } }]);
  act(() => result.current.press(7));
  answer();
  await waitFor(() => expect(look()).toBe('voted'));
  expect(onVoted).not.toHaveBeenCalled();
  expect(localStorage.getItem('votedIdeas')).toBe('[7]');
});

test('after a 401 response, the vote is stored until login and the idea is no longer marked as voted', async () => {
  const { result, answer, look } = renderVote([{ status: 401, body: { code: 'not_signed_in', message: '' } }]);
  act(() => result.current.press(7));
  answer();
  await waitFor(() => expect(findStoredVote({ path: '/ada' })).toBe(7));
  await waitFor(() => expect(look()).toBe('rest'));
});

test.each([
  ['is counted', 200, 'cleared'],
  ['was cast before', 409, 'cleared'],
  ['is rejected', 404, 'cleared'],
  ['fails because the server is busy', 503, 'kept'],
  ['exceeds the rate limit', 429, 'kept'],
])('a stored vote that %s (%i) is %s', async (_, status, outcome) => {
  storeVote(7, { path: '/ada' });
  const body = status === 200 ? counted.body : { code: status === 409 ? 'already_voted' : 'busy', message: '' };
  const { result, answer, look } = renderVote([{ status, body }]);
  act(() => result.current.press(7));
  await waitFor(() => expect(look()).toBe('voting'));
  expect(findStoredVote({ path: '/ada' })).toBe(7);
  answer();
  await waitFor(() => expect(look()).not.toBe('voting'));
  expect(findStoredVote({ path: '/ada' })).toBe(outcome === 'kept' ? 7 : undefined);
});

test('ideas that the previous account voted for are not marked as voted for a visitor, who can vote for them', async () => {
  localStorage.setItem('votedIdeas', '[7]');
  const { result, send, look } = renderVote([], null);
  expect(look()).toBe('rest');
  act(() => result.current.press(7));
  expect(findStoredVote({ path: '/ada' })).toBe(7);
  expect(send).not.toHaveBeenCalled();
});

test.each([fan, null])('votes in browser storage are removed when the logged-in account changes: %o', (next) => {
  localStorage.setItem('votedIdeas', '[7]');
  switchViewer(createQueryClient(), next);
  expect(localStorage.getItem('votedIdeas')).toBeNull();
});
