import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { boardPath, boardTitle, ideaPath, nameOf } from '@upnext/contract/boards/board-handle';
import type { VoteReply } from '@upnext/contract/voting/votes';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { useBoardVotes } from '../public-page/use-board-votes.ts';
import { useShareBoard } from '../public-page/use-share-board.ts';
import { applyNumbers, ideaQuery, ideasOf } from './idea-query.ts';

export type ShownIdea = ReturnType<typeof useIdeaPage>;

/** The state of an idea's page: the idea with its neighbours, the viewer's votes, and sharing. */
export function useIdeaPage(handle: string, ideaId: number) {
  const t = useTranslations('ideaPage');
  const client = useQueryClient();
  const viewer = useViewer();
  const query = ideaQuery(client, handle, ideaId);
  const { data: page, refetch } = useSuspenseQuery(query);
  const { creator, board, idea } = page;
  const { username } = creator;
  const path = ideaPath(username, board.slug, idea.id);
  const ideas = useMemo(() => ideasOf(page), [page]);
  const isArchived = board.isArchived === true;

  function onVoted({ ideaId: id, votes, version }: VoteReply): void {
    client.setQueryData(query.queryKey, (shown) => shown && applyNumbers(shown, { version, rows: [{ id, votes }] }));
    void refetch();
  }

  const vote = useBoardVotes({
    address: { username: handle },
    path,
    storesVoteByHandle: true,
    board: { page: { creator, board, ideas }, onVoted },
    viewer,
  });
  return {
    page,
    handle,
    viewer,
    path,
    chartPath: boardPath(username, board.slug),
    name: boardTitle(nameOf(creator), board),
    isOwner: viewer?.id === creator.id,
    isArchived,
    /** Whether the idea takes votes and withdrawals. */
    isOpen: idea.status === 'approved' && !isArchived,
    vote,
    onVoted,
    share: useShareBoard(nameOf(creator), path, {
      title: idea.title,
      text: t('shareText', { title: idea.title, username: nameOf(creator) }),
    }),
  };
}
