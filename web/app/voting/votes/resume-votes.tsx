import type { QueryClient } from '@tanstack/react-query';
import type { VoteReply } from '@upnext/contract/voting/votes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { forgetStoredVote, readQueue, type StoredVote } from '../../api/stored-votes.ts';
import type { Viewer } from '../../api/viewer.ts';
import { readWaitingVote } from '../../api/waiting-vote.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { bringIntoView, followRow } from '../guest-votes/bring-into-view.ts';
import { JustVoted } from '../guest-votes/just-voted.tsx';
import { showVoteLayer } from '../guest-votes/show-vote-layer.ts';
import { sendVote, type VoteAddress } from './vote-address.ts';
import { isAlreadyVoted, isRefusal } from './vote-errors.ts';
import { rememberVotes } from './vote-memory.ts';

await requireTexts('auth');

type ResumedPage = {
  address: VoteAddress;
  viewer: Viewer;
  isOwner: boolean;
  cast: (ideaId: number) => Promise<VoteReply>;
  thank: (reply: VoteReply) => void;
  fail: (error: unknown, ideaId: number, onRetry: () => void) => Promise<void>;
  undo: (ideaId: number) => void;
  openSheet: (ideaId: number) => void;
};

/** Casts the votes that were tapped before login. Without a login, opens the sheet for the last one again. */
export function resumeVotes(client: QueryClient, page: ResumedPage): void {
  const waiting = readWaitingVote();
  if (page.viewer) return showVoteLayer(client, () => <ResumedVotes page={page} />);
  if (!waiting) return;
  bringIntoView(waiting.ideaId, waiting.scrollY);
  page.openSheet(waiting.ideaId);
}

/** Casts the stored votes once and marks their rows. */
function ResumedVotes({ page }: { page: ResumedPage }) {
  const { thank, fail, undo } = page;
  const t = useTranslations('guestVotes');
  const hasStarted = useRef(false);
  const [counted, setCounted] = useState<number[]>([]);

  async function resume(): Promise<void> {
    const scrollY = readWaitingVote()?.scrollY ?? 0;
    const queue = readQueue();
    const here = queue.filter((vote) => isSameAddress(vote, page.address));
    const { replies, voted, failed } = await castHere(here, page);
    setCounted((before) => [...before, ...replies.map(({ ideaId }) => ideaId)]);
    const last = replies.at(-1)?.ideaId ?? voted.at(-1);
    if (last !== undefined) followRow(last, scrollY);
    const [first] = replies;
    if (replies.length > 1)
      showToast({
        title: t('thanksMany', { count: replies.length }),
        action: { label: t('undo'), onPress: () => replies.forEach(({ ideaId }) => undo(ideaId)) },
      });
    else if (first) thank(first);
    else if (voted.length > 0) showToast({ title: t('alreadyVoted') });
    if (failed) await fail(failed.error, failed.ideaId, () => void resume());
    await castElsewhere(queue.filter((vote) => !here.includes(vote)));
  }

  const start = useEffectEvent(() => void resume());
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, []);

  return counted.map((ideaId) => <JustVoted key={ideaId} ideaId={ideaId} label={t('counts')} />);
}

type Outcome = { replies: VoteReply[]; voted: number[]; failed?: { error: unknown; ideaId: number } };

/** One after the other, so that the counts on the page rise in the order of the taps. */
async function castHere(votes: StoredVote[], { cast, isOwner }: ResumedPage): Promise<Outcome> {
  const outcome: Outcome = { replies: [], voted: [] };
  for (const { ideaId } of votes) {
    if (isOwner) {
      forgetStoredVote(ideaId);
      continue;
    }
    try {
      outcome.replies.push(await cast(ideaId));
    } catch (error) {
      if (isAlreadyVoted(error)) outcome.voted.push(ideaId);
      else outcome.failed = { error, ideaId };
    }
  }
  return outcome;
}

/** Votes that were tapped on other boards. The server checks that the idea belongs to the stored board. */
async function castElsewhere(votes: StoredVote[]): Promise<void> {
  for (const vote of votes) {
    const { ideaId } = vote;
    try {
      await sendVote(addressOf(vote), ideaId);
      rememberVotes([ideaId]);
      forgetStoredVote(ideaId);
    } catch (error) {
      if (isRefusal(error)) forgetStoredVote(ideaId);
    }
  }
}

function addressOf({ username, token }: StoredVote): VoteAddress {
  if (token !== undefined) return { token };
  return username === undefined ? 'anywhere' : { username };
}

/** Usernames are case-insensitive. */
function isSameAddress(vote: StoredVote, address: VoteAddress): boolean {
  const { username, token } = address === 'anywhere' ? {} : ({ ...address } as Partial<StoredVote>);
  return vote.token === token && vote.username?.toLowerCase() === username?.toLowerCase();
}
