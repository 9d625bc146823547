import { boardTitle, handleOf, nameOf } from '@upnext/contract/boards/board-handle';
import type { ChartSort } from '@upnext/contract/boards/boards';

import { useViewer } from '../../api/viewer.ts';
import type { BoardAddress } from '../live-board/board-query.ts';
import { useBoard } from '../live-board/use-board.ts';
import { useSuggestion } from '../suggestions/use-suggestion.ts';
import { useBoardVotes } from './use-board-votes.ts';
import { useShareBoard } from './use-share-board.ts';

type PublicBoardOptions = {
  address: BoardAddress;
  sort?: ChartSort;
  words: string;
  /** The page's path, for sharing and for returning after login. */
  pathOf: (username: string, slug: string | null | undefined) => string;
  /** If true, a visitor's pending vote is stored under the board's handle instead of the path. */
  storesVoteByHandle?: boolean;
  /** If true, a suggestion needs a longer title and a description. */
  asksForDetails?: boolean;
};

export type PublicBoard = ReturnType<typeof usePublicBoard>;

/** State shared by /:username, /creators/:username and /public/:token: board, viewer, votes, suggestion, share. */
export function usePublicBoard(options: PublicBoardOptions) {
  const { address, sort = 'chart', words, pathOf, storesVoteByHandle = false, asksForDetails = false } = options;
  const viewer = useViewer();
  const shown = useBoard(address, sort, words);
  const { creator, board } = shown.page;
  const handle = handleOf(creator.username, board.slug);
  const path = pathOf(creator.username, board.slug);
  const name = boardTitle(nameOf(creator), board);
  const isOwner = viewer?.id === creator.id;
  const isArchived = board.isArchived === true;
  const canSuggest = board.acceptsSuggestions && !isOwner && !('token' in address);
  return {
    ...shown,
    address,
    sort,
    words,
    viewer,
    handle,
    path,
    name,
    isOwner,
    isArchived,
    canSuggest,
    asksForDetails,
    share: useShareBoard(name, path),
    suggestion: useSuggestion(handle, canSuggest ? viewer : null),
    vote: useBoardVotes({ address, path, storesVoteByHandle, board: shown, viewer }),
  };
}
