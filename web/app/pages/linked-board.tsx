import '../styles/board.css';
import '../styles/linked-board.css';
import { getLinkedBoard } from '@upnext/contract/boards/share-links';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { ChartHead } from '../boards/chart/chart-head.tsx';
import { RefreshButton } from '../boards/chart/refresh-button.tsx';
import { searchWords } from '../boards/chart/search-words.ts';
import { BoardError } from '../boards/public-page/board-error.tsx';
import { LinkedHead, ViewerBadge } from '../boards/public-page/linked-head.tsx';
import { missing } from '../boards/public-page/load-board.ts';
import { PublicChart } from '../boards/public-page/public-chart.tsx';
import { PublicLiveMark } from '../boards/public-page/public-live-mark.tsx';
import { ShareIcon } from '../boards/public-page/share-button.tsx';
import { usePublicBoard } from '../boards/public-page/use-public-board.ts';
import { useReport } from '../operations/reports/use-report.tsx';
import { useVisit } from '../reach/insights/use-visit.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/linked-board.ts';

export const handle = { texts: 'stage' satisfies TextPart };
await requireTexts('stage');

/** A share link can be turned off at any time, so the page is never cached. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const words = searchWords(url.searchParams);
  const query = words ? { q: words } : {};
  const seed = await context
    .get(pageContext)
    .seed(getLinkedBoard, { params: { token }, query })
    .catch(missing('board'));
  return data({ words, seeds: [seed] });
}

export default function LinkedBoardPage({ loaderData: { words, seeds }, params: { token } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <LinkedBoard key={token} token={token} words={words} />
    </Seeds>
  );
}

function LinkedBoard({ token, words }: { token: string; words: string }) {
  const t = useTranslations();
  const board = usePublicBoard({ address: { token }, words, pathOf: () => `/public/${token}` });
  const { viewer, page } = board;
  const { report, dialog } = useReport();
  useVisit(board.handle, token);
  return (
    <SiteFrame mainClassName="linked-page" background={`background-${page.creator.profileBackground}`}>
      <PageMeta title={t('boards.linked.title', { username: board.name })} isPrivate />
      <LinkedHead page={page} />
      <PublicChart
        board={board}
        guestVote="login"
        className="chart-sheet linked-sheet"
        chartClassName="chart-roomy chart-linked"
        head={
          <ChartHead
            id="chart"
            board={page.board}
            badge={
              <>
                <PublicLiveMark board={board} />
                <span className="chart-viewer">{viewer && <ViewerBadge viewer={viewer} />}</span>
              </>
            }
            tools={
              <>
                <RefreshButton isLoading={board.isLoading} onPress={() => void board.reload()} />
                <ShareIcon onClick={board.share} />
              </>
            }
          />
        }
        empty={<EmptyState numeral="0" title={t('linked.empty')} text={t('linked.emptyText')} />}
        onReport={report}
      />
      {dialog}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="leaderboardFailed" />;
}
