import { useEffect, useEffectEvent } from 'react';

import type { Viewer } from '../../api/viewer.ts';
import { findStoredVote, forgetStoredVote } from './stored-vote.ts';

const settledMs = 500;

type StoredVoteOptions = {
  viewer: Viewer;
  /** The username and path of the page that the vote must belong to. */
  username?: string;
  path: string;
  /** Undefined for the board's owner, whose vote is dropped. */
  onFound: ((ideaId: number) => void) | undefined;
};

/**
 * Casts a vote that was clicked before login, half a second after the viewer is known. It stays stored until `useVote`
 * has settled it, so a vote that failed for lack of a network is cast on the next visit.
 */
export function useStoredVote({ viewer, username, path, onFound }: StoredVoteOptions): void {
  const cast = useEffectEvent((ideaId: number) => (onFound ? onFound(ideaId) : forgetStoredVote(ideaId)));
  const viewerId = viewer?.id;
  useEffect(() => {
    if (viewerId === undefined) return undefined;
    // Cast only a vote that was stored before this visit. A vote stored from now on is cast after the next login.
    const ideaId = findStoredVote({ path, ...(username === undefined ? {} : { username }) });
    if (ideaId === undefined) return undefined;
    const timer = setTimeout(() => cast(ideaId), settledMs);
    return () => clearTimeout(timer);
  }, [viewerId, username, path]);
}
