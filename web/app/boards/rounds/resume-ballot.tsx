import type { QueryClient } from '@tanstack/react-query';
import { handleOf } from '@upnext/contract/boards/board-handle';
import type { Round } from '@upnext/contract/voting/round-fields';

import { forgetStoredBallot, type StoredBallot } from '../../api/stored-ballot.ts';
import type { Viewer } from '../../api/viewer.ts';
import { readWaitingVote } from '../../api/waiting-vote.ts';
import { bringIntoView, followRow } from '../../voting/guest-votes/bring-into-view.ts';
import { JustVoted } from '../../voting/guest-votes/just-voted.tsx';
import { showVoteLayer } from '../../voting/guest-votes/show-vote-layer.ts';
import { fetchOwnBallot } from '../public-page/fetch-own-ballot.ts';
import { mergeChoices, type Outcome } from './choose.ts';

type Resumed = {
  stored: StoredBallot;
  viewer: Viewer;
  round: Round;
  /** The path of the round's page. */
  path: string;
  openSheet: (ideaId: number) => Promise<void>;
  send: (ideaIds: number[], tappedId: number) => Promise<Outcome>;
  label: string;
};

/** Casts the ballot that was stored before login. Without a login, opens the sheet again. */
export async function resumeBallot(
  client: QueryClient,
  { stored, viewer, round, path, openSheet, send, label }: Resumed,
): Promise<void> {
  const waiting = readWaitingVote();
  // A vote on another page may have been stored after the ballot.
  const { ideaId = stored.ideaIds.at(-1) ?? 0, scrollY = 0 } = waiting?.redirectPath === path ? waiting : {};
  if (!viewer) {
    bringIntoView(ideaId, scrollY);
    return await openSheet(ideaId);
  }
  const { creator, board, number, votesPerPerson } = round;
  const ideaIds = await fetchOwnBallot(handleOf(creator.username, board?.slug), number);
  const next = mergeChoices(ideaIds, stored.ideaIds, votesPerPerson);
  const outcome = await send(next, ideaId);
  if (outcome !== 'failed') forgetStoredBallot();
  if (outcome !== 'counted') return;
  followRow(ideaId, scrollY);
  showVoteLayer(client, () => next.map((id) => <JustVoted key={id} ideaId={id} label={label} />));
}
