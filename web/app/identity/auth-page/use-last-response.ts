import { useMutation } from '@tanstack/react-query';
import { getUser, User } from '@upnext/contract/identity/accounts';
import { CallError } from '@upnext/contract/request';
import { useEffect } from 'react';

import { call } from '../../api/client.ts';
import type { Viewer } from '../../api/viewer.ts';

type LastResponse = { status: number | null; body: unknown };

/** Calls GET /api/user and returns the status and body. User fields that the contract doesn't define are dropped. */
async function askOnce(): Promise<LastResponse> {
  try {
    return { status: 200, body: User.parse(await call(getUser, {})) };
  } catch (error) {
    return error instanceof CallError ? { status: error.status, body: error.reply } : { status: null, body: null };
  }
}

/**
 * Calls the endpoint automatically for logged-in users. For visitors, the call would only log a failed request in the
 * console.
 */
export function useLastResponse(viewer: Viewer) {
  const { data, mutate, isPending } = useMutation({ mutationFn: askOnce });
  const id = viewer?.id;
  useEffect(() => {
    if (id !== undefined) mutate();
  }, [id, mutate]);
  return { last: data, isAsking: isPending, ask: () => mutate() };
}
