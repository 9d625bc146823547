import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { User } from '@upnext/contract/identity/accounts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';

import { createQueryClient } from '../../api/query.ts';
import { readQueue } from '../../api/stored-votes.ts';
import type { Viewer } from '../../api/viewer.ts';
import { texts as achievements } from '../../texts/en-achievements.ts';
import { texts as auth } from '../../texts/en-auth.ts';
import { texts } from '../../texts/en.ts';
import { AchievementsProvider } from '../achievements/achievements-provider.tsx';
import { VoteLayer } from '../guest-votes/vote-layer.tsx';
import { useVote } from './use-vote.ts';

export const fan = { id: 5, username: 'ada' } as User;
const ideas = [7, 8].map((id) => ({
  id,
  title: `Idea ${id}`,
  votes: 2,
  position: { current: id - 6, previous: null, change: null },
}));
/** The ideas whose votes wait for a login. */
export const inStore = () => readQueue().map(({ ideaId }) => ideaId);

type Answer = { status: number; body: object };
export const counted: Answer = { status: 200, body: { ideaId: 7, votes: 3, version: 9 } };

/** Test helper: renders the hook with a server that answers votes with `answers`, in order. */
export function renderVote(answers: Answer[], viewer: Viewer = fan) {
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
      <IntlProvider locale="en" messages={{ ...texts, ...achievements, ...auth }} timeZone="UTC">
        <MemoryRouter>
          <AchievementsProvider>{children}</AchievementsProvider>
          <VoteLayer />
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
