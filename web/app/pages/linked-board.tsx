import '../styles/board.css';
import { boardTitle, handleOf } from '@upnext/contract/board-handle';
import type { Idea } from '@upnext/contract/ideas';
import { getLinkedBoard } from '@upnext/contract/share-links';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { searchWords } from '../api/search-words.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { LinkedHead } from '../features/boards/linked-head.tsx';
import { LiveMark } from '../features/boards/live-mark.tsx';
import { missingBoard } from '../features/boards/missing-board.ts';
import { ShareIcon } from '../features/boards/share-button.tsx';
import { useBoard } from '../features/boards/use-board.ts';
import { useShareBoard } from '../features/boards/use-share-board.ts';
import { ViewerBadge } from '../features/boards/viewer-badge.tsx';
import { ChartHead } from '../features/chart/chart-head.tsx';
import { ChartSearch } from '../features/chart/chart-search.tsx';
import { Chart } from '../features/chart/chart.tsx';
import { NothingFound } from '../features/chart/nothing-found.tsx';
import { RefreshButton } from '../features/chart/refresh-button.tsx';
import { ShowMore } from '../features/chart/show-more.tsx';
import { useReport } from '../features/reports/use-report.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { useVisit } from '../features/visits/use-visit.ts';
import { VoteButton } from '../features/votes/vote-button.tsx';
import { VoteLogin } from '../features/votes/vote-login.tsx';
import { VoteScore } from '../features/votes/vote-score.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/linked-board.ts';
import { BoardError } from './board-error.tsx';
import { useBoardVotes } from './use-board-votes.ts';

/** A link can be switched off at any moment: nobody may keep the page. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const words = searchWords(url.searchParams);
  const query = words ? { q: words } : {};
  const seed = await context.get(pageContext).seed(getLinkedBoard, { params: { token }, query }).catch(missingBoard);
  return data({ words, seeds: [seed] });
}

export default function LinkedBoardPage({ loaderData: { words, seeds }, params: { token } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <LinkedBoard token={token} words={words} />
    </Seeds>
  );
}

function LinkedBoard({ token, words }: { token: string; words: string }) {
  const t = useTranslations('boards.linked');
  const viewer = useViewer();
  const board = useBoard({ token }, 'chart', words);
  const { creator, board: facts, ideas, nextCursor } = board.page;
  const path = `/public/${token}`;
  const isOwner = viewer?.id === creator.id;
  const share = useShareBoard(boardTitle(creator.username, facts), path);
  useVisit(handleOf(creator.username, facts.slug), token);
  const { report, dialog } = useReport();
  const vote = useBoardVotes({ address: { token }, path, board, viewer });

  const renderVote = ({ id, title, votes }: Idea) => {
    if (isOwner || facts.isArchived) return <VoteScore votes={votes} />;
    if (viewer) return <VoteButton title={title} votes={votes} {...vote.of(id)} />;
    return <VoteLogin ideaId={id} title={title} votes={votes} path={path} />;
  };

  return (
    <SiteFrame mainClassName="linked-page" background={`background-${creator.profileBackground}`}>
      <PageMeta title={t('title', { username: boardTitle(creator.username, facts) })} isPrivate />
      <LinkedHead page={board.page} />
      <section className="sheet chart-sheet linked-sheet" aria-labelledby="chart">
        <ChartHead
          id="chart"
          board={facts}
          badge={
            <>
              {words === '' && <LiveMark address={{ token }} sort="chart" />}
              <span className="chart-viewer">{viewer && <ViewerBadge viewer={viewer} />}</span>
            </>
          }
          tools={
            <>
              <RefreshButton isLoading={board.isLoading} onPress={() => void board.reload()} />
              <ShareIcon onClick={share} />
            </>
          }
        />
        <ChartSearch page={board.page} words={words} />
        {words !== '' && ideas.length === 0 ? (
          <NothingFound words={words} />
        ) : ideas.length === 0 ? (
          <EmptyState numeral="0" title={t('empty')} text={t('emptyText')} />
        ) : (
          <Chart
            className="chart-roomy chart-linked"
            ideas={ideas}
            leaderVotes={facts.leaderVotes}
            view={`chart${words}`}
            isVoted={(id) => vote.of(id).state === 'voted'}
            renderVote={renderVote}
            onReport={isOwner ? undefined : report}
          />
        )}
        {nextCursor !== null && (
          <ShowMore
            shown={ideas.length}
            total={words === '' ? facts.ideaCount : undefined}
            isLoading={board.isLoading}
            onPress={() => void board.showMore()}
          />
        )}
      </section>
      {dialog}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="leaderboardFailed" />;
}
