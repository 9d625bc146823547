import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/boards/ideas';
import { CallError } from '@upnext/contract/request';
import type { VoteReply } from '@upnext/contract/voting/votes';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';

import { isGuest, type Viewer } from '../../api/viewer.ts';
import { useAchievements } from '../achievements/achievements-provider.tsx';
import { forgetStoredVote, storeVote, type StoredVotePlace } from './stored-vote.ts';
import { useExpiredSession } from './use-expired-session.ts';
import { markVote, unmarkVote, useOwnVotes } from './use-own-votes.ts';
import { useTemporaryMarks } from './use-temporary-marks.ts';
import { useVoteWords } from './use-vote-words.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { sendVote, type VoteAddress } from './vote-address.ts';
import { rememberVotes } from './vote-memory.ts';

const celebrationMs = 1_000;
const voteKey = ['vote'];

type VoteOptions = {
  address: VoteAddress;
  ideas: readonly Pick<Idea, 'id' | 'position'>[];
  viewer: Viewer;
  /** Where to store the vote while the visitor logs in, and the path to return to. */
  storeAt: (ideaId: number) => StoredVotePlace & { returnPath: string };
  /** How long the new count is highlighted: 2 s on the public pages, 0.6 s on cards. */
  highlightMs?: number;
  /** Minimum duration of the spinner. */
  spinnerMs?: number;
  /** Second line of the toast: the effect of the vote. */
  describe?: (reply: VoteReply) => string | undefined;
  /** Called after a vote and after its withdrawal. */
  onVoted: (reply: VoteReply) => void;
};

/** State and handler of a vote button. */
export type VoteLook = {
  state: 'rest' | 'voting' | 'voted';
  isCelebrated: boolean;
  isHighlighted: boolean;
  onPress: () => void;
};

export type Vote = {
  of: (ideaId: number) => VoteLook;
  press: (ideaId: number) => void;
  /** Whether a vote was cast since the page was opened. */
  hasVoted: boolean;
};

/** Voting on one page: marks the idea optimistically and rolls back if the request fails. */
export function useVote(options: VoteOptions): Vote {
  const { address, ideas, viewer, storeAt, highlightMs = 2_000, spinnerMs = 0, describe, onVoted } = options;
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = useVoteWords();
  const withdraw = useWithdrawal(address);
  const { registerVote } = useAchievements();
  const ideaIds = useMemo(() => ideas.map(({ id }) => id), [ideas]);
  const ownVotes = useOwnVotes(address, ideaIds, viewer);
  const celebration = useTemporaryMarks(celebrationMs);
  const highlight = useTemporaryMarks(highlightMs);
  const onExpired = useExpiredSession();
  const [hasVoted, setHasVoted] = useState(false);
  const pending = useMutationState({
    filters: { mutationKey: voteKey, status: 'pending' },
    select: ({ state }) => state.variables as number,
  });

  const { mutate } = useMutation({
    mutationKey: voteKey,
    mutationFn: async (ideaId: number) => {
      const [reply] = await Promise.all([sendVote(address, ideaId), wait(spinnerMs)]);
      return reply;
    },
    onMutate: (ideaId) => markVote(client, { ideaId, voterId: viewer?.id }),
    onSuccess: (reply, ideaId) => {
      forgetStoredVote(ideaId);
      rememberVotes([ideaId]);
      celebration.mark(ideaId);
      highlight.mark(ideaId);
      setHasVoted(true);
      words.sayThanks(describe?.(reply), () => void withdraw(ideaId, (after) => after && onVoted(after)));
      onVoted(reply);
      registerVote({ ideaId, isTopThree: isTopThree(ideas, ideaId) });
    },
    onError: (error, ideaId) => {
      if (isRefusal(error)) forgetStoredVote(ideaId);
      if (error instanceof CallError && error.reply.code === 'already_voted') return rememberVotes([ideaId]);
      unmarkVote(client, ideaId);
      if (!(error instanceof CallError && error.status === 401)) return words.sayFailed(error, () => mutate(ideaId));
      onExpired(storeForLogin(ideaId));
    },
  });

  function press(ideaId: number): void {
    // Check the mutation cache: a second click may come before the next render.
    if (client.isMutating({ mutationKey: voteKey, predicate: ({ state }) => state.variables === ideaId }) > 0) return;
    if (ownVotes.has(ideaId)) {
      forgetStoredVote(ideaId);
      words.sayAlreadyVoted();
    } else if (isGuest(viewer)) void navigate(`/auth?referrer=${storeForLogin(ideaId)}`);
    else mutate(ideaId);
  }

  function storeForLogin(ideaId: number): string {
    const { returnPath, ...place } = storeAt(ideaId);
    storeVote(ideaId, place);
    return returnPath;
  }

  function stateOf(ideaId: number): VoteLook['state'] {
    // A celebrated vote is already counted. Its mutation settles a tick later.
    const isSending = pending.includes(ideaId) && !celebration.now.has(ideaId);
    return isSending ? 'voting' : ownVotes.has(ideaId) ? 'voted' : 'rest';
  }

  return {
    of: (ideaId) => ({
      state: stateOf(ideaId),
      isCelebrated: celebration.now.has(ideaId),
      isHighlighted: highlight.now.has(ideaId),
      onPress: () => press(ideaId),
    }),
    press,
    hasVoted,
  };
}

/** True if the vote will never count. A session, a rate limit or an overload is temporary. */
function isRefusal(error: Error): boolean {
  return error instanceof CallError && error.status < 500 && error.status !== 401 && error.status !== 429;
}

function isTopThree(ideas: VoteOptions['ideas'], ideaId: number): boolean {
  const place = ideas.find(({ id }) => id === ideaId)?.position.current ?? null;
  return place !== null && place <= 3;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
