import '../styles/board.css';
import '../styles/cards.css';
import '../styles/piece.css';
import '../styles/roadmap.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRoadmap, type Roadmap as RoadmapReply } from '@upnext/contract/roadmap';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { queryOf } from '../api/query.ts';
import { Seeds } from '../api/seeds.tsx';
import { BoardViews } from '../features/boards/board-views.tsx';
import { CreatorCard } from '../features/boards/creator-card.tsx';
import { followMove } from '../features/boards/follow-move.ts';
import { missingBoard } from '../features/boards/missing-board.ts';
import { ShareButton } from '../features/boards/share-button.tsx';
import { useShareBoard } from '../features/boards/use-share-board.ts';
import { RoadmapLanes } from '../features/roadmap/roadmap-lanes.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/roadmap.ts';
import { BoardError } from './board-error.tsx';

export const handle = { texts: 'roadmap' satisfies TextPart };
await wantTexts('roadmap');

export async function loader({ context, params: { username }, request }: Route.LoaderArgs) {
  const seed = await context.get(pageContext).seed(getRoadmap, { params: { username } }).catch(missingBoard);
  const { search } = new URL(request.url);
  followMove(username, (seed.data as RoadmapReply).creator.username, (name) => `/${name}/roadmap${search}`);
  return { seeds: [seed] };
}

export default function RoadmapPage({ loaderData: { seeds }, params: { username } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Roadmap username={username} />
    </Seeds>
  );
}

function Roadmap({ username }: { username: string }) {
  const t = useTranslations('roadmap');
  const { data: roadmap } = useSuspenseQuery(queryOf(getRoadmap, { params: { username } }));
  const { creator } = roadmap;
  const path = `/${creator.username}/roadmap`;
  const share = useShareBoard(creator.username, path);
  return (
    <SiteFrame mainClassName="board-page" background={`background-${creator.profileBackground}`} skipLabel={t('skip')}>
      <PageMeta
        title={t('title', { username: creator.username })}
        description={t('description', { username: creator.username })}
        canonicalPath={path}
      />
      <CreatorCard creator={creator} whatToDo={undefined}>
        <ShareButton kind="plain" onClick={share} />
      </CreatorCard>
      <div className="min-w-0">
        <BoardViews username={creator.username} current="roadmap" />
        <div className="roadmap">
          <RoadmapLanes roadmap={roadmap} />
        </div>
      </div>
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
