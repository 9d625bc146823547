import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '@upnext/contract/request';
import { castBallot } from '@upnext/contract/voting/ballots';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { forgetStoredBallot, readStoredBallot, storeBallot } from '../../api/stored-ballot.ts';
import { isGuest } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useResumedVotes } from '../../voting/votes/use-resumed-votes.ts';
import { useTemporaryMarks } from '../../voting/votes/use-temporary-marks.ts';
import { useVoteWords } from '../../voting/votes/use-vote-words.ts';
import { isRefusal } from '../../voting/votes/vote-errors.ts';
import { ownBallotQuery } from '../public-page/own-ballot-query.ts';
import { choose, type Outcome } from './choose.ts';
import { roundQuery, type ShownRound } from './use-round.ts';

const celebrationMs = 1_000;
const none: number[] = [];

export type BallotState = ReturnType<typeof useBallot>;

/** The host of the page that brought the visitor. The server ignores it if the browser asks for privacy. */
const referringHost = (): string => (document.referrer === '' ? '' : new URL(document.referrer).hostname);

/**
 * Voting in a round: shows the choice at once and rolls back if the request fails. A visitor's choice is stored, and a
 * sheet with the ways to log in is loaded and opened. After login, the stored choice is cast.
 */
export function useBallot({ round, viewer, handle, path, isOwner, times }: ShownRound) {
  const t = useTranslations('rounds');
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = useVoteWords();
  const celebration = useTemporaryMarks(celebrationMs);
  const [openingId, setOpeningId] = useState<number>();
  const params = { username: handle, number: String(round.number) };
  const ownBallot = ownBallotQuery(handle, round.number);
  const { queryKey } = ownBallot;
  const { data: ideaIds = none } = useQuery({
    ...ownBallot,
    enabled: Boolean(viewer) && !isOwner && round.state !== 'scheduled',
  });
  const picked = viewer ? ideaIds : none;
  /** The choice after the last press, until all requests have ended: a quick second press must not undo the first. */
  const wanted = useRef<number[]>(undefined);
  /** Only the last press shows its message, also if the response to an earlier one arrives later. */
  const presses = useRef(0);

  const { mutateAsync: cast } = useMutation({
    mutationKey: queryKey,
    // A change waits for the one before, so that the last one wins.
    scope: { id: `ballot ${handle} ${round.number}` },
    mutationFn: async (next: number[]) => {
      const host = readStoredBallot(handle, round.number)?.host ?? referringHost();
      return (await call(castBallot, { params, body: { ideaIds: next, host } })).ideaIds;
    },
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<number[]>(queryKey);
      client.setQueryData(queryKey, next);
      return { before };
    },
    onSuccess: (next) => {
      client.setQueryData(queryKey, next);
      void client.invalidateQueries(roundQuery(handle, round.number));
    },
    onError: (error, _, rollback) => {
      client.setQueryData(queryKey, rollback?.before ?? none);
      if (isRefusal(error)) void client.invalidateQueries(roundQuery(handle, round.number));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) > 1) return;
      wanted.current = undefined;
      // A response from between two requests may have been stored.
      void client.invalidateQueries({ queryKey });
    },
  });

  async function send(next: number[], tappedId: number): Promise<Outcome> {
    wanted.current = next;
    const pressed = ++presses.current;
    try {
      await cast(next);
    } catch (error) {
      if (error instanceof CallError && error.status === 401) await askToLogInAgain(next, tappedId);
      else words.sayFailed(error, () => void send(next, tappedId));
      return isRefusal(error) ? 'refused' : 'failed';
    }
    const isIn = next.includes(tappedId);
    if (isIn) celebration.mark(tappedId);
    if (pressed !== presses.current) return 'counted';
    if (isIn) {
      const moment = times.short(new Date(round.closesAt));
      const isMoved = picked.length > 0 && round.votesPerPerson === 'one';
      showToast({ title: t(isMoved ? 'moved' : 'thanks'), text: t('thanksText', { moment }) });
    } else {
      const before = [...next, tappedId];
      showToast({ title: t('withdrawn'), action: { label: t('undo'), onPress: () => void send(before, tappedId) } });
    }
    return 'counted';
  }

  async function askToLogInAgain(next: number[], tappedId: number): Promise<void> {
    store(next, tappedId);
    const { showExpiredSession } = await import('../../voting/guest-votes/expired-session.tsx');
    showExpiredSession(client, path);
  }

  function store(next: number[], tappedId: number): void {
    storeBallot({ username: handle, number: round.number, ideaIds: next, host: referringHost() }, tappedId, path);
  }

  /** If the sheet can't be loaded, the login page takes its place. */
  async function openSheet(tappedId: number): Promise<void> {
    setOpeningId(tappedId);
    try {
      const { openVoteSheet } = await import('../../voting/guest-votes/open-vote-sheet.tsx');
      await openVoteSheet(
        client,
        round.candidates.map(({ ideaId, title, votes, place }) => ({
          id: ideaId,
          title,
          votes,
          position: { current: place },
        })),
      );
    } catch {
      await navigate(`/auth?referrer=${path}`);
    } finally {
      setOpeningId(undefined);
    }
  }

  function press(tappedId: number): void {
    if (isGuest(viewer)) pressAsVisitor(tappedId);
    else void pressAsVoter(tappedId);
  }

  function pressAsVisitor(tappedId: number): void {
    const before = readStoredBallot(handle, round.number)?.ideaIds ?? none;
    const next = before.includes(tappedId) ? before : choose(before, tappedId, round.votesPerPerson);
    if (!next) return showToast({ title: t('full'), text: t('fullText') });
    store(next, tappedId);
    void openSheet(tappedId);
  }

  /** Waits for the ballot if it isn't loaded yet, because the press changes it. */
  async function pressAsVoter(tappedId: number): Promise<void> {
    try {
      const loaded = await client.ensureQueryData(ownBallot);
      const next = choose(wanted.current ?? loaded, tappedId, round.votesPerPerson);
      if (next) await send(next, tappedId);
      else {
        presses.current++;
        showToast({ title: t('full'), text: t('fullText') });
      }
    } catch (error) {
      words.sayFailed(error, () => void pressAsVoter(tappedId));
    }
  }

  useResumedVotes(viewer, async () => {
    const stored = readStoredBallot(handle, round.number);
    if (isOwner) forgetStoredBallot();
    if (!stored || isOwner) return;
    const { resumeBallot } = await import('./resume-ballot.tsx');
    await resumeBallot(client, { stored, viewer, round, path, openSheet, send, label: t('counts') });
  });

  return {
    picked,
    openingId,
    isCelebrated: (ideaId: number) => celebration.now.has(ideaId),
    press,
  };
}
