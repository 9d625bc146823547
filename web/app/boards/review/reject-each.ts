import type { Idea } from '@upnext/contract/boards/ideas';
import { rejectSuggestion, restoreSuggestion } from '@upnext/contract/boards/suggestions';
import type { RejectionReason } from '@upnext/contract/idea-fields';
import { CallError } from '@upnext/contract/request';

import { call } from '../../api/client.ts';

/** Thrown if some suggestions could not be rejected. `left` are those, `cause` is the reason. */
export class PartialRejection extends Error {
  left: Idea[];
  constructor(left: Idea[], cause: unknown) {
    super('some suggestions could not be rejected', { cause });
    this.left = left;
  }
}

/** Sends one request at a time, so a failure (rate limit, no network) leaves the rest unchanged. */
export async function rejectEach(ideas: Idea[], reason: RejectionReason): Promise<void> {
  for (const [at, { id }] of ideas.entries()) {
    try {
      await call(rejectSuggestion, { params: { id: String(id) }, body: { reason } });
    } catch (error) {
      if (!isGone(error)) throw new PartialRejection(ideas.slice(at), error);
    }
  }
}

/** Returns the suggestions that could be restored in time. Throws if there are none. */
export async function restoreEach(ideas: Idea[]): Promise<Idea[]> {
  const outcomes = await Promise.allSettled(
    ideas.map(({ id }) => call(restoreSuggestion, { params: { id: String(id) } })),
  );
  const restored = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (restored.length === 0 && failure) throw failure.reason;
  return restored;
}

/** True if the suggestion was already handled. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}
