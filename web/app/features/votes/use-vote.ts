import { CallError } from '@upnext/contract/request';
import type { VoteReply } from '@upnext/contract/votes';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { isGuest, type Viewer } from '../../api/viewer.ts';
import { storeVote, type WaitingRoom } from './stored-vote.ts';
import { useExpiredSession } from './use-expired-session.ts';
import { useMarkedVotes } from './use-marked-votes.ts';
import { useMoment } from './use-moment.ts';
import { useVoteWords } from './use-vote-words.ts';
import { sendVote, type VoteAddress } from './vote-address.ts';

const celebrationMs = 1_000;

export type VoteOptions = {
  address: VoteAddress;
  ideaIds: readonly number[];
  viewer: Viewer;
  /** Where the vote waits while its voter logs in, and the path they come back to. */
  waitAt: (ideaId: number) => WaitingRoom & { returnPath: string };
  /** How long the new count stands out: 2 s on the creators' pages, 0.6 s on cards. */
  highlightMs?: number;
  /** The spinner is shown at least this long. */
  spinnerMs?: number;
  /** A second line for the thanks: what the vote has done. */
  describe?: (reply: VoteReply) => string | undefined;
  onVoted?: (reply: VoteReply) => void;
};

type VoteState = 'rest' | 'voting' | 'voted';

/** What a vote button shows and does. */
export type VoteLook = { state: VoteState; isCelebrated: boolean; isHighlighted: boolean; onPress: () => void };

export type Vote = { of: (ideaId: number) => VoteLook; press: (ideaId: number) => void };

/** The votes of one page: what the viewer has voted for, and the way of a press to the server and back. */
export function useVote({ waitAt, highlightMs = 2_000, spinnerMs = 0, ...options }: VoteOptions): Vote {
  const { address, ideaIds, viewer } = options;
  const navigate = useNavigate();
  const words = useVoteWords();
  const { isMarked, mark } = useMarkedVotes(address, ideaIds, viewer);
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set());
  const celebration = useMoment(celebrationMs);
  const highlight = useMoment(highlightMs);
  const onExpired = useExpiredSession();

  function press(ideaId: number): void {
    if (sent.has(ideaId)) return;
    if (isMarked(ideaId)) words.sayAlreadyVoted();
    else if (isGuest(viewer)) askToLogIn(ideaId);
    else void send(ideaId);
  }

  function askToLogIn(ideaId: number): void {
    const { returnPath, ...room } = waitAt(ideaId);
    storeVote(ideaId, room);
    void navigate(`/auth?referrer=${returnPath}`);
  }

  async function send(ideaId: number): Promise<void> {
    setSent((before) => new Set([...before, ideaId]));
    try {
      const [reply] = await Promise.all([sendVote(address, ideaId), atLeast(spinnerMs)]);
      mark(ideaId);
      celebration.mark(ideaId);
      highlight.mark(ideaId);
      words.sayThanks(options.describe?.(reply));
      options.onVoted?.(reply);
    } catch (error) {
      onFailure(error, ideaId);
    } finally {
      setSent((before) => new Set([...before].filter((id) => id !== ideaId)));
    }
  }

  function onFailure(error: unknown, ideaId: number): void {
    if (error instanceof CallError && error.reply.code === 'already_voted') mark(ideaId);
    else if (error instanceof CallError && error.status === 401) {
      const { returnPath, ...room } = waitAt(ideaId);
      storeVote(ideaId, room);
      onExpired(returnPath);
    } else words.sayFailed(error, () => press(ideaId));
  }

  return {
    of: (ideaId) => ({
      state: sent.has(ideaId) ? 'voting' : isMarked(ideaId) ? 'voted' : 'rest',
      isCelebrated: celebration.now.has(ideaId),
      isHighlighted: highlight.now.has(ideaId),
      onPress: () => press(ideaId),
    }),
    press,
  };
}

function atLeast(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
