import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { getBoard } from '@upnext/contract/boards/boards';
import { listIdeas } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';
import { CallError } from '@upnext/contract/request';

import type { Call } from '../../api/call.ts';
import { call } from '../../api/client.ts';
import type { Seed } from '../../api/seeds.tsx';
import type { OwnIdeasCache, OwnIdeasPage } from './own-ideas-cache.ts';

/** Whose dashboard it is, and the board it is about: by its handle, and as the address names it. */
export type Owner = { id: number; handle: string; choice: string | undefined };

/** Every change of an own idea: the last one that ends asks for the chart again. */
export const ideaChangeKey = ['idea-change'];

function keyOfOwner(owner: Owner): string {
  return `own-ideas/${owner.id}/${owner.handle}`;
}

/** What was made and what was set aside. */
export function keyOfDone({ handle }: Owner): string {
  return `done-ideas/${handle}`;
}

export function ownIdeasQuery(owner: Owner) {
  return infiniteQueryOptions({
    queryKey: [keyOfOwner(owner)],
    queryFn: ({ pageParam }) => readOwnIdeas(call, owner, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** For the loader. */
export async function seedOwnIdeas(callAsViewer: Call, owner: Owner): Promise<Seed> {
  const data: OwnIdeasCache = { pages: [await readOwnIdeas(callAsViewer, owner, null)], pageParams: [null] };
  return { key: keyOfOwner(owner), data };
}

export function changeOwnIdeas(
  client: QueryClient,
  owner: Owner,
  change: (cache: OwnIdeasCache) => OwnIdeasCache,
): void {
  client.setQueryData<OwnIdeasCache>([keyOfOwner(owner)], (cache) => cache && change(cache));
}

/** The first page is the creator's own list; a board with more ideas than that is paged as everyone pages it. */
async function readOwnIdeas(ask: Call, { id, handle, choice }: Owner, cursor: string | null): Promise<OwnIdeasPage> {
  if (cursor !== null) {
    const page = await ask(getBoard, { params: { username: handle }, query: { cursor } });
    return { ideas: page.ideas, ideaCount: page.board.ideaCount, nextCursor: page.nextCursor };
  }
  const ideas = await ask(listIdeas, { query: { board: choice } });
  // Whoever is signed out and names no board gets the ideas of everyone: these are not ours to show here.
  if (choice === undefined && ideas.some(({ creatorId }) => creatorId !== id)) {
    throw new CallError(401, { code: 'not_signed_in', message: '' });
  }
  if (ideas.length < limits.ideasPerPage) return { ideas, ideaCount: ideas.length, nextCursor: null };
  const { board, nextCursor } = await ask(getBoard, { params: { username: handle } });
  return { ideas, ideaCount: board.ideaCount, nextCursor };
}
