import '../styles/board.css';
import { boardPath, handleOf } from '@upnext/contract/boards/board-handle';
import { getBoard, type BoardPage as BoardReply, type ChartSort, type OpenRound } from '@upnext/contract/boards/boards';
import { lazy, memo, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { ChartHead } from '../boards/chart/chart-head.tsx';
import { searchWords } from '../boards/chart/search-words.ts';
import { SortChoice } from '../boards/chart/sort-choice.tsx';
import { BoardAction } from '../boards/public-page/board-action.tsx';
import { BoardDock } from '../boards/public-page/board-dock.tsx';
import { BoardEmpty } from '../boards/public-page/board-empty.tsx';
import { BoardError } from '../boards/public-page/board-error.tsx';
import { BoardList } from '../boards/public-page/board-list.tsx';
import { BoardMeta } from '../boards/public-page/board-meta.tsx';
import { BoardShare } from '../boards/public-page/board-share.tsx';
import { BoardViews } from '../boards/public-page/board-views.tsx';
import { CreatorCard } from '../boards/public-page/creator-card.tsx';
import { FollowMark } from '../boards/public-page/follow-mark.tsx';
import { missingBoard, redirectRenamed } from '../boards/public-page/load-board.ts';
import { PublicChart } from '../boards/public-page/public-chart.tsx';
import { PublicLiveMark } from '../boards/public-page/public-live-mark.tsx';
import { ShareButton } from '../boards/public-page/share-button.tsx';
import { usePublicBoard } from '../boards/public-page/use-public-board.ts';
import { useReport } from '../operations/reports/use-report.tsx';
import { useVisit } from '../reach/insights/use-visit.ts';
import { SiteFrame } from '../site/site-frame.tsx';
import type { Route } from './+types/board.ts';

/** Most boards have no open round, so it is not part of the page's script. */
const OpenRoundWords = lazy(() => import('../boards/public-page/open-round-words.tsx'));

type OpenRoundLinkProps = { round: OpenRound; path: string; handle: string; creatorId: number };

/**
 * Memoised, because React discards the server's HTML of a lazy part that is rendered again before its script is here. A
 * press on it at that moment would be lost.
 */
const OpenRoundLink = memo(({ round, path, ...board }: OpenRoundLinkProps) => (
  <Link className="open-round" to={`${path}/rounds/${round.number}`}>
    <Suspense fallback={round.question}>
      <OpenRoundWords round={round} {...board} />
    </Suspense>
  </Link>
));

export async function loader({ context, params: { username, board }, url }: Route.LoaderArgs) {
  const { searchParams, search } = url;
  const sort: ChartSort = searchParams.get('sort') === 'newest' ? 'newest' : 'chart';
  const words = searchWords(searchParams);
  const query = { ...(sort === 'chart' ? {} : { sort }), ...(words ? { q: words } : {}) };
  const params = { username: handleOf(username, board) };
  const { call, seed: fetchSeed } = context.get(pageContext);
  const seed = await fetchSeed(getBoard, { params, query }).catch(missingBoard(call, params.username));
  redirectRenamed(username, (seed.data as BoardReply).creator.username, (name) => boardPath(name, board) + search);
  return { sort, words, seeds: [seed] };
}

export default function BoardPage({ loaderData: { sort, words, seeds }, params }: Route.ComponentProps) {
  const handle = handleOf(params.username, params.board);
  return (
    <Seeds of={seeds}>
      <Board key={handle} handle={handle} sort={sort} words={words} />
    </Seeds>
  );
}

type BoardProps = { handle: string; sort: ChartSort; words: string };

function Board({ handle, sort, words }: BoardProps) {
  const t = useTranslations('boards');
  const address = { username: handle };
  const board = usePublicBoard({
    address,
    sort,
    words,
    pathOf: boardPath,
    storesVoteByHandle: true,
    asksForDetails: true,
  });
  const { creator, board: facts, ideas } = board.page;
  const { report, dialog } = useReport();
  useVisit(handle);
  return (
    <SiteFrame
      mainClassName="board-page"
      background={`background-${creator.profileBackground}`}
      skipLabel={t('skipToChart')}
    >
      <BoardMeta board={board} hasEmbed />
      <CreatorCard
        creator={creator}
        banner={facts.banner}
        whatToDo={board.isOwner ? 'look' : ideas.length > 0 && !board.isArchived ? 'vote' : undefined}
      >
        <BoardAction board={board} />
        <ShareButton kind="plain" onClick={board.share} />
      </CreatorCard>
      <div className="min-w-0">
        <BoardList page={board.page} pathOf={boardPath} />
        <div className="board-bar">
          <BoardViews path={board.path} current="chart" />
          {!board.isArchived && <FollowMark isTop {...board} />}
        </div>
        {facts.openRound && (
          <OpenRoundLink round={facts.openRound} path={board.path} handle={handle} creatorId={creator.id} />
        )}
        <PublicChart
          board={board}
          guestVote="button"
          className="chart-sheet"
          chartClassName="chart-roomy"
          head={
            <ChartHead
              id="chart"
              board={facts}
              badge={<PublicLiveMark board={board} />}
              tools={ideas.length > 1 && words === '' && <SortChoice sort={sort} />}
            />
          }
          empty={<BoardEmpty board={board} />}
          notFoundAction={<BoardAction board={board} />}
          onReport={report}
        >
          <BoardShare board={board} />
        </PublicChart>
      </div>
      <BoardDock board={board} />
      {dialog}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
