import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/boards/ideas';
import { CallError } from '@upnext/contract/request';
import type { VoteReply } from '@upnext/contract/voting/votes';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { forgetStoredVote, storeVote, type StoredVotePlace } from '../../api/stored-votes.ts';
import { isGuest, type Viewer } from '../../api/viewer.ts';
import { useAchievements } from '../achievements/achievements-provider.tsx';
import { markVote, unmarkVote, useOwnVotes } from './use-own-votes.ts';
import { useResumedVotes } from './use-resumed-votes.ts';
import { useTemporaryMarks } from './use-temporary-marks.ts';
import { useVoteWords } from './use-vote-words.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { sendVote, type VoteAddress } from './vote-address.ts';
import { isAlreadyVoted, isRefusal } from './vote-errors.ts';
import { rememberVotes } from './vote-memory.ts';

const celebrationMs = 1_000;
/** A second press on a button that has just sent a vote is a double tap within this time. */
const doubleTapMs = 2_000;
const voteKey = ['vote'];

type VoteOptions = {
  address: VoteAddress;
  ideas: readonly Pick<Idea, 'id' | 'title' | 'votes' | 'position'>[];
  viewer: Viewer;
  /** True if the ideas are the viewer's own. Votes that were stored for them before login are dropped. */
  isOwner?: boolean;
  /** Where to store the vote while the visitor logs in, and the path to return to. */
  storeAt: (ideaId: number) => StoredVotePlace;
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

/**
 * Voting on one page: marks the idea optimistically and rolls back if the request fails. A visitor's vote is stored, and
 * a sheet with the ways to log in is loaded and opened. After login, the stored votes are cast.
 */
export function useVote(options: VoteOptions): Vote {
  const { address, ideas, viewer, isOwner = false, storeAt, highlightMs = 2_000, spinnerMs = 0, describe } = options;
  const { onVoted } = options;
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = useVoteWords();
  const withdraw = useWithdrawal(address);
  const { registerVote } = useAchievements();
  const ideaIds = useMemo(() => ideas.map(({ id }) => id), [ideas]);
  const ownVotes = useOwnVotes(address, ideaIds, viewer);
  const celebration = useTemporaryMarks(celebrationMs);
  const highlight = useTemporaryMarks(highlightMs);
  const [hasVoted, setHasVoted] = useState(false);
  const sent = useRef({ ideaId: 0, at: 0 });

  const casting = useMutation({
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
      onVoted(reply);
      registerVote({ ideaId, isTopThree: isTopThree(ideas, ideaId) });
    },
    onError: (error, ideaId) => {
      if (isRefusal(error)) forgetStoredVote(ideaId);
      if (isAlreadyVoted(error)) rememberVotes([ideaId]);
      else unmarkVote(client, ideaId);
    },
  });

  // The button shows the spinner until the sheet is loaded. If it can't be loaded, the login page takes its place.
  const opening = useMutation({
    mutationKey: voteKey,
    mutationFn: async (ideaId: number) => {
      const { openVoteSheet } = await import('../guest-votes/open-vote-sheet.tsx');
      await openVoteSheet(client, address === 'anywhere' ? ideas.filter(({ id }) => id === ideaId) : ideas);
    },
    onError: (_, ideaId) => void navigate(`/auth?referrer=${storeAt(ideaId).returnPath}`),
  });

  const { mutateAsync: cast } = casting;
  const { mutate: openSheet } = opening;
  const undo = (ideaId: number) => void withdraw(ideaId, (after) => after && onVoted(after));
  const thank = (reply: VoteReply) => words.sayThanks(describe?.(reply), () => undo(reply.ideaId));

  async function send(ideaId: number): Promise<void> {
    sent.current = { ideaId, at: Date.now() };
    try {
      thank(await cast(ideaId));
    } catch (error) {
      await fail(error, ideaId, () => void send(ideaId));
    }
  }

  async function fail(error: unknown, ideaId: number, onRetry: () => void): Promise<void> {
    if (isAlreadyVoted(error)) return;
    if (!(error instanceof CallError && error.status === 401)) return words.sayFailed(error, onRetry);
    store(ideaId);
    const { showExpiredSession } = await import('../guest-votes/expired-session.tsx');
    showExpiredSession(client, storeAt(ideaId).returnPath);
  }

  function store(ideaId: number): void {
    storeVote({ ideaId, ...(address !== 'anywhere' && address) }, storeAt(ideaId));
  }

  function press(ideaId: number): void {
    // Check the mutation cache: a second click may come before the next render.
    if (client.isMutating({ mutationKey: voteKey, predicate: ({ state }) => state.variables === ideaId }) > 0) return;
    if (isGuest(viewer)) {
      store(ideaId);
      openSheet(ideaId);
    } else if (!ownVotes.has(ideaId)) void send(ideaId);
    else if (sent.current.ideaId !== ideaId || Date.now() - sent.current.at > doubleTapMs) {
      forgetStoredVote(ideaId);
      words.sayAlreadyVoted(() => undo(ideaId));
    }
  }

  useResumedVotes(viewer, async () => {
    const { resumeVotes } = await import('./resume-votes.tsx');
    resumeVotes(client, { address, viewer, isOwner, cast, thank, fail, undo, openSheet });
  });

  function stateOf(ideaId: number): VoteLook['state'] {
    // A celebrated vote is already counted. Its mutation settles a tick later.
    const isSending =
      [casting, opening].some(({ isPending, variables }) => isPending && variables === ideaId) &&
      !celebration.now.has(ideaId);
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

function isTopThree(ideas: VoteOptions['ideas'], ideaId: number): boolean {
  const place = ideas.find(({ id }) => id === ideaId)?.position.current ?? null;
  return place !== null && place <= 3;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
