// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { storeVote } from '../../api/stored-votes.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { counted, inStore, renderVote } from './render-vote.tsx';

// happy-dom has no canvas. The achievement for the first vote shows confetti.
vi.mock('../achievements/confetti.ts');

/** Stored votes are cast half a second after login, by code that is loaded on demand. */
const slowly = { timeout: 20_000 };

beforeEach(() => {
  // happy-dom lacks popovers. The achievement for the first vote opens one.
  HTMLElement.prototype.showPopover = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('all votes that were stored before login are cast, and Undo withdraws all of them', async () => {
  for (const ideaId of [7, 8]) storeVote({ ideaId }, { path: '/ada', returnPath: '/ada' });
  const { send, answer, onVoted } = renderVote([counted, { status: 200, body: { ideaId: 8, votes: 3, version: 10 } }]);
  answer();
  await waitFor(() => expect(currentToast()?.title).toBe('Thank you for your 2 votes!'), slowly);
  expect(onVoted).toHaveBeenCalledTimes(2);
  expect(inStore()).toEqual([]);
  act(() => currentToast()?.action?.onPress());
  await waitFor(() => expect(currentToast()?.title).toBe('Vote withdrawn'));
  for (const id of [7, 8])
    expect(send).toHaveBeenCalledWith(`/api/ideas/${id}/vote`, expect.objectContaining({ method: 'DELETE' }));
});

test('a stored vote of an account that had voted before is settled with a friendly toast', async () => {
  storeVote({ ideaId: 7 }, { path: '/ada', returnPath: '/ada' });
  const { answer, look } = renderVote([{ status: 409, body: { code: 'already_voted', message: '' } }]);
  answer();
  await waitFor(() => expect(currentToast()?.title).toBe('You’d already voted for this one'), slowly);
  expect([look(), inStore()]).toEqual(['voted', []]);
});

test('a stored vote that fails stays stored and is cast by Try again', async () => {
  storeVote({ ideaId: 7 }, { path: '/ada', returnPath: '/ada' });
  const { answer } = renderVote([{ status: 500, body: { code: 'internal', message: 'Oops' } }, counted]);
  answer();
  await waitFor(() => expect(currentToast()?.text).toBe('Oops'), slowly);
  expect(inStore()).toEqual([7]);
  act(() => currentToast()?.action?.onPress());
  await waitFor(() => expect(currentToast()?.title).toBe('Thank you for your vote!'));
  expect(inStore()).toEqual([]);
});

test('a vote that was stored on another board is cast there', async () => {
  storeVote({ ideaId: 9, username: 'omar' }, { username: 'omar', returnPath: '/omar' });
  const { send, answer } = renderVote([{ status: 404, body: { code: 'idea_not_found', message: '' } }]);
  answer();
  await waitFor(
    () =>
      expect(send).toHaveBeenCalledWith('/api/creators/omar/ideas/9/vote', expect.objectContaining({ method: 'POST' })),
    slowly,
  );
  await waitFor(() => expect(inStore()).toEqual([]));
});
