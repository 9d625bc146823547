import type { QueryClient } from '@tanstack/react-query';

import { readQueue } from '../../api/stored-votes.ts';
import { describeWaitingVote, readWaitingVote, rowsAround, type TappedIdea } from '../../api/waiting-vote.ts';
import { PartBoundary } from '../../ui/use-deferred-part.tsx';
import { loadProviders } from './load-providers.ts';
import { showVoteLayer } from './show-vote-layer.ts';
import { VoteSheet } from './vote-sheet.tsx';

/** Opens the sheet for the vote that was stored last. */
export async function openVoteSheet(client: QueryClient, ideas: readonly TappedIdea[]): Promise<void> {
  const waiting = readWaitingVote();
  // The browser blocks storage, so the vote can't wait. The caller opens the login page.
  if (!waiting) throw new Error('the vote is not stored');
  const rows = rowsAround(ideas, waiting.ideaId);
  describeWaitingVote({ rows, scrollY: Math.round(window.scrollY), note: undefined });
  await loadProviders(client);
  const idea = rows.find(({ id }) => id === waiting.ideaId);
  // A vote in a round isn't in the queue.
  const count = Math.max(1, readQueue().length);
  showVoteLayer(client, () => (
    <PartBoundary>
      <VoteSheet idea={idea} count={count} note={waiting.note} />
    </PartBoundary>
  ));
}
