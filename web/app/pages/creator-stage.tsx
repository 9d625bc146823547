import '../styles/board.css';
import '../styles/stage.css';
import '../styles/stage-chart.css';
import { handleOf } from '@upnext/contract/boards/board-handle';
import { getBoard, type BoardPage } from '@upnext/contract/boards/boards';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { RefreshButton } from '../boards/chart/refresh-button.tsx';
import { searchWords } from '../boards/chart/search-words.ts';
import { BoardAction } from '../boards/public-page/board-action.tsx';
import { BoardEmpty } from '../boards/public-page/board-empty.tsx';
import { BoardError } from '../boards/public-page/board-error.tsx';
import { BoardList } from '../boards/public-page/board-list.tsx';
import { BoardMeta } from '../boards/public-page/board-meta.tsx';
import { missingBoard, redirectRenamed } from '../boards/public-page/load-board.ts';
import { PublicChart } from '../boards/public-page/public-chart.tsx';
import { ShareButton } from '../boards/public-page/share-button.tsx';
import { StageFooter } from '../boards/public-page/stage-footer.tsx';
import { StageHead } from '../boards/public-page/stage-head.tsx';
import { StageJoin } from '../boards/public-page/stage-join.tsx';
import { StagePrompt } from '../boards/public-page/stage-prompt.tsx';
import { usePublicBoard } from '../boards/public-page/use-public-board.ts';
import { useReport } from '../operations/reports/use-report.tsx';
import { useVisit } from '../reach/insights/use-visit.ts';
import { SiteFrame } from '../site/site-frame.tsx';
import { SiteHeader } from '../site/site-header.tsx';
import { ViewerChip } from '../site/viewer-chip.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/creator-stage.ts';

export const handle = { texts: 'stage' satisfies TextPart };
await requireTexts('stage');

export async function loader({ context, params: { username }, url }: Route.LoaderArgs) {
  const { search, searchParams } = url;
  const words = searchWords(searchParams);
  const query = words ? { q: words } : {};
  const { call, seed: fetchSeed } = context.get(pageContext);
  const seed = await fetchSeed(getBoard, { params: { username }, query }).catch(missingBoard(call, username));
  redirectRenamed(username, (seed.data as BoardPage).creator.username, (name) => `/creators/${name}${search}`);
  return { words, seeds: [seed] };
}

export default function CreatorStagePage({ loaderData: { words, seeds }, params: { username } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Stage key={username} username={username} words={words} />
    </Seeds>
  );
}

const stagePath = (username: string, slug: string | null | undefined) => `/creators/${handleOf(username, slug)}`;

function Stage({ username, words }: { username: string; words: string }) {
  const t = useTranslations('boards');
  const board = usePublicBoard({ address: { username }, words, pathOf: stagePath });
  const { report, dialog } = useReport();
  useVisit(board.handle);
  const header = (
    <SiteHeader
      end={
        <>
          <RefreshButton isLoading={board.isLoading} onPress={() => void board.reload()} />
          <ViewerChip />
        </>
      }
    />
  );
  return (
    <SiteFrame background="stage" skipLabel={t('skipToChart')} header={header} footer={<StageFooter />}>
      <BoardMeta board={board} />
      <StageHead creator={board.page.creator}>
        <BoardAction board={board} className="btn-light" />
        <ShareButton className="btn-veil" onClick={board.share} />
      </StageHead>
      <div className="stage-width">
        <BoardList page={board.page} pathOf={stagePath} />
        <PublicChart
          board={board}
          guestVote="button"
          className="stage-sheet"
          chartClassName="chart-stage"
          about="tooltip"
          head={<StagePrompt id="chart" board={board} />}
          empty={<BoardEmpty board={board} />}
          onReport={report}
        />
      </div>
      {!board.viewer && !board.isArchived && <StageJoin path={board.path} />}
      {dialog}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
