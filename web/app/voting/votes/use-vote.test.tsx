// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '../../api/query.ts';
import { storeVote } from '../../api/stored-votes.ts';
import { switchViewer } from '../../api/viewer.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { counted, fan, inStore, renderVote } from './render-vote.tsx';

// happy-dom has no canvas. The achievement for the first vote shows confetti.
vi.mock('../achievements/confetti.ts');

beforeEach(() => {
  // happy-dom lacks popovers. The achievement for the first vote opens one.
  HTMLElement.prototype.showPopover = () => {};
});

afterEach(() => {
  cleanup();
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

test('a second press within two seconds is ignored, and a later one offers to withdraw the vote', async () => {
  const { result, answer, look } = renderVote([counted]);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  act(() => result.current.press(7));
  answer();
  await waitFor(() => expect(look()).toBe('voted'));
  clock.mockReturnValue(1_001_900);
  act(() => result.current.press(7));
  expect(currentToast()?.title).toBe('Thank you for your vote!');
  clock.mockReturnValue(1_002_100);
  act(() => result.current.press(7));
  expect(currentToast()?.title).toBe('You have already voted');
  expect(currentToast()?.action?.label).toBe('Withdraw vote');
  clock.mockRestore();
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
  await waitFor(() => expect(inStore()).toEqual([7]));
  await waitFor(() => expect(look()).toBe('rest'));
});

test.each([
  ['is counted', 200, 'cleared'],
  ['was cast before', 409, 'cleared'],
  ['is rejected', 404, 'cleared'],
  ['fails because the server is busy', 503, 'kept'],
  ['exceeds the rate limit', 429, 'kept'],
])('a stored vote that %s (%i) is %s', async (_, status, outcome) => {
  storeVote({ ideaId: 7 }, { path: '/ada', returnPath: '/ada' });
  const body = status === 200 ? counted.body : { code: status === 409 ? 'already_voted' : 'busy', message: '' };
  const { result, answer, look } = renderVote([{ status, body }]);
  act(() => result.current.press(7));
  await waitFor(() => expect(look()).toBe('voting'));
  expect(inStore()).toEqual([7]);
  answer();
  await waitFor(() => expect(look()).not.toBe('voting'));
  expect(inStore()).toEqual(outcome === 'kept' ? [7] : []);
});

test('ideas that the previous account voted for are not marked as voted for a visitor, who can vote for them', async () => {
  localStorage.setItem('votedIdeas', '[7]');
  const { result, send, look } = renderVote([], null);
  expect(look()).toBe('rest');
  act(() => result.current.press(7));
  expect(inStore()).toEqual([7]);
  expect(send).not.toHaveBeenCalledWith('/api/ideas/7/vote', expect.anything());
});

test.each([fan, null])('votes in browser storage are removed when the logged-in account changes: %o', (next) => {
  localStorage.setItem('votedIdeas', '[7]');
  switchViewer(createQueryClient(), next);
  expect(localStorage.getItem('votedIdeas')).toBeNull();
});
