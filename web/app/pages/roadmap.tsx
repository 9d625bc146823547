import '../styles/board.css';
import '../styles/cards.css';
import '../styles/piece.css';
import '../styles/roadmap.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { boardPath, boardTitle, handleOf, nameOf } from '@upnext/contract/boards/board-handle';
import { getRoadmap, type Roadmap as RoadmapReply } from '@upnext/contract/boards/roadmap';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { queryOf } from '../api/query.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { BoardError } from '../boards/public-page/board-error.tsx';
import { BoardViews } from '../boards/public-page/board-views.tsx';
import { CreatorCard } from '../boards/public-page/creator-card.tsx';
import { missing, redirectRenamed } from '../boards/public-page/load-board.ts';
import { ShareButton } from '../boards/public-page/share-button.tsx';
import { useShareBoard } from '../boards/public-page/use-share-board.ts';
import { RoadmapLanes } from '../boards/roadmap/roadmap-lanes.tsx';
import { useReport } from '../operations/reports/use-report.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/roadmap.ts';

export const handle = { texts: 'roadmap' satisfies TextPart };
await requireTexts('roadmap');

export async function loader({ context, params: { username, board }, url }: Route.LoaderArgs) {
  const params = { username: handleOf(username, board) };
  const seed = await context.get(pageContext).seed(getRoadmap, { params }).catch(missing('page'));
  const { search } = url;
  redirectRenamed(
    username,
    (seed.data as RoadmapReply).creator.username,
    (name) => `${boardPath(name, board)}/roadmap${search}`,
  );
  return { seeds: [seed] };
}

export default function RoadmapPage({ loaderData: { seeds }, params: { username, board } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Roadmap named={handleOf(username, board)} />
    </Seeds>
  );
}

function Roadmap({ named }: { named: string }) {
  const t = useTranslations('roadmap');
  const viewer = useViewer();
  const { data: roadmap } = useSuspenseQuery(queryOf(getRoadmap, { params: { username: named } }));
  const { creator, board } = roadmap;
  const chart = boardPath(creator.username, board?.slug);
  const path = `${chart}/roadmap`;
  const title = boardTitle(nameOf(creator), board);
  const share = useShareBoard(title, path);
  const { report, dialog } = useReport();
  return (
    <SiteFrame mainClassName="board-page" background={`background-${creator.profileBackground}`} skipLabel={t('skip')}>
      <PageMeta
        title={t('title', { username: title })}
        description={t('description', { username: title })}
        canonicalPath={path}
      />
      <CreatorCard creator={creator} whatToDo={undefined}>
        <ShareButton kind="plain" onClick={share} />
      </CreatorCard>
      <div className="min-w-0">
        {board && (
          <p dir="auto" className="board-name">
            {board.name}
          </p>
        )}
        <BoardViews path={chart} current="roadmap" />
        <div className="roadmap">
          <RoadmapLanes roadmap={roadmap} onReport={viewer?.id === creator.id ? undefined : report} />
        </div>
      </div>
      {dialog}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
