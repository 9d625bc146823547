import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { getBoard } from '@upnext/contract/boards/boards';
import { listIdeas } from '@upnext/contract/boards/ideas';
import { getLane } from '@upnext/contract/boards/roadmap';
import { limits } from '@upnext/contract/limits';
import { CallError } from '@upnext/contract/request';

import type { Call } from '../../api/call.ts';
import { call } from '../../api/client.ts';
import type { Seed } from '../../api/seeds.tsx';
import type { OwnIdeasCache, OwnIdeasPage } from './own-ideas-cache.ts';

/** The dashboard's owner and current board. `handle` identifies the board, `choice` is its value in the URL. */
export type Owner = { id: number; handle: string; choice: string | undefined };

/** The mutation key for all changes to the creator's ideas. The last mutation to finish refetches the chart. */
export const ideaChangeKey = ['idea-change'];

function keyOfOwner(owner: Owner): string {
  return `own-ideas/${owner.id}/${owner.handle}`;
}

export type DoneStage = 'made' | 'not-planned';
export const doneStages: readonly DoneStage[] = ['made', 'not-planned'];

/** The query key for ideas that are made or not planned. */
export function keyOfDone({ handle }: Owner, stage: DoneStage): string {
  return `done-ideas/${stage}/${handle}`;
}

export function ownIdeasQuery(owner: Owner) {
  return infiniteQueryOptions({
    queryKey: [keyOfOwner(owner)],
    queryFn: ({ pageParam }) => readOwnIdeas(call, owner, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Prefetches the first page in the loader. */
export async function seedOwnIdeas(callAsViewer: Call, owner: Owner): Promise<Seed> {
  const data: OwnIdeasCache = { pages: [await readOwnIdeas(callAsViewer, owner, null)], pageParams: [null] };
  return { key: keyOfOwner(owner), data };
}

/** Prefetches the ideas that are made and those that are not planned, for a visit that starts with them. */
export async function seedDoneIdeas(callAsViewer: Call, owner: Owner): Promise<Seed[]> {
  return await Promise.all(
    doneStages.map(async (stage) => {
      const page = await callAsViewer(getLane, { params: { username: owner.handle, stage } });
      return { key: keyOfDone(owner, stage), data: { pages: [page], pageParams: [undefined] } };
    }),
  );
}

export function changeOwnIdeas(
  client: QueryClient,
  owner: Owner,
  change: (cache: OwnIdeasCache) => OwnIdeasCache,
): void {
  client.setQueryData<OwnIdeasCache>([keyOfOwner(owner)], (cache) => cache && change(cache));
}

/** The first page comes from the creator's own list. Further pages come from the public board endpoint. */
async function readOwnIdeas(ask: Call, { id, handle, choice }: Owner, cursor: string | null): Promise<OwnIdeasPage> {
  if (cursor !== null) {
    const page = await ask(getBoard, { params: { username: handle }, query: { cursor } });
    return { ideas: page.ideas, ideaCount: page.board.ideaCount, nextCursor: page.nextCursor };
  }
  const ideas = await ask(listIdeas, { query: { board: choice } });
  // If the request has neither a session nor a board, the API returns all creators' ideas. Don't show those here.
  if (choice === undefined && ideas.some(({ creatorId }) => creatorId !== id)) {
    throw new CallError(401, { code: 'not_signed_in', message: '' });
  }
  if (ideas.length < limits.ideasPerPage) return { ideas, ideaCount: ideas.length, nextCursor: null };
  const { board, nextCursor } = await ask(getBoard, { params: { username: handle } });
  return { ideas, ideaCount: board.ideaCount, nextCursor };
}
