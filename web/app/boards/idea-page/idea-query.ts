import { queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import { getIdea, type IdeaPage } from '@upnext/contract/boards/idea-page';
import type { Idea } from '@upnext/contract/boards/ideas';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';

/** How long shared caches keep a response. */
const cachedMs = 1_000;

/**
 * The query for an idea's page. A loader seeds it, and the page reads it. Counts that are newer, because of the viewer's
 * own vote or live updates, are never replaced by those of an older response.
 */
export function ideaQuery(client: QueryClient, handle: string, ideaId: number) {
  const input = { params: { username: handle, id: String(ideaId) } };
  const queryKey = [keyOf(getIdea, input)];
  return queryOptions<IdeaPage>({
    queryKey,
    queryFn: async () => {
      const versionBefore = client.getQueryData<IdeaPage>(queryKey)?.board.version ?? 0;
      const page = await call(getIdea, input);
      if (page.board.version >= versionBefore) return page;
      await new Promise((resolve) => setTimeout(resolve, cachedMs));
      return await call(getIdea, input);
    },
    structuralSharing: (before, next) => keepNewer(before as IdeaPage | undefined, next as IdeaPage),
  });
}

function keepNewer(before: IdeaPage | undefined, next: IdeaPage): IdeaPage {
  return before && next.board.version < before.board.version ? before : replaceEqualDeep(before, next);
}

/** All ideas on the page, each once: the idea itself, its neighbours and the others. */
export function ideasOf({ idea, neighbours, more }: IdeaPage): Idea[] {
  return [...new Map([idea, ...neighbours, ...more].map((one) => [one.id, one])).values()];
}

/** New numbers of ideas. `position` is absent in the response to a vote. */
export type NewNumbers = {
  version: number;
  rows: readonly (Pick<Idea, 'id' | 'votes'> & Partial<Pick<Idea, 'position'>>)[];
};

/** Applies new numbers to all ideas on the page, unless newer ones are shown already. */
export function applyNumbers(page: IdeaPage, { version, rows }: NewNumbers): IdeaPage {
  if (version <= page.board.version) return page;
  const changed = new Map(rows.map((row) => [row.id, row]));
  const update = (idea: Idea): Idea => ({ ...idea, ...changed.get(idea.id) });
  const leader = rows.find(({ position }) => position?.current === 1);
  return {
    ...page,
    board: { ...page.board, version, leaderVotes: leader?.votes ?? page.board.leaderVotes },
    idea: update(page.idea),
    neighbours: page.neighbours.map(update),
    more: page.more.map(update),
  };
}
