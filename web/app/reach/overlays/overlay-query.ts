import { queryOptions } from '@tanstack/react-query';
import { getOverlay } from '@upnext/contract/reach/overlays';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import type { KnownBoard } from '../../boards/live-board/known-board.ts';

export function overlayQuery(token: string) {
  const input = { params: { token } };
  return queryOptions<KnownBoard>({
    queryKey: [keyOf(getOverlay, input)],
    queryFn: () => call(getOverlay, input),
  });
}
