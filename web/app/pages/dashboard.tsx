import '../styles/cards.css';
import '../styles/dashboard.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@upnext/contract/accounts';
import { listOwnBoards } from '@upnext/contract/boards';
import { listShareLinks } from '@upnext/contract/share-links';
import { useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { loadViewer } from '../api/load-viewer.ts';
import { pageContext } from '../api/page-context.ts';
import { queryOf } from '../api/query.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { BoardSettings } from '../features/boards/board-settings.tsx';
import { PublicProfileCard } from '../features/boards/public-profile-card.tsx';
import { AddIdeaBar } from '../features/ideas/add-idea-bar.tsx';
import { IdeaTabs } from '../features/ideas/idea-tabs.tsx';
import { IdeasFailed } from '../features/ideas/ideas-failed.tsx';
import { LoadingCards } from '../features/ideas/loading-cards.tsx';
import { insertIdea } from '../features/ideas/own-ideas-cache.ts';
import { changeOwnIdeas, seedOwnIdeas } from '../features/ideas/own-ideas-query.ts';
import { useOwnIdeas } from '../features/ideas/use-own-ideas.ts';
import { MergeDialog, type MergedIdea } from '../features/merges/merge-dialog.tsx';
import { MergedIdeas } from '../features/merges/merged-ideas.tsx';
import { useMerge } from '../features/merges/use-merge.ts';
import { ShareLinksPanel } from '../features/share-links/share-links-panel.tsx';
import { PendingSuggestions } from '../features/suggestions/pending-suggestions.tsx';
import { usePendingCache } from '../features/suggestions/use-pending-cache.ts';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/dashboard.ts';
import { CreatorFrame, CreatorsOnly } from './creator-frame.tsx';

export const handle = { texts: 'own' satisfies TextPart };
await wantTexts('own');

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, viewerSeed } = await loadViewer(page, '/dashboard');
  const { origin } = new URL(request.url);
  if (user.userRole !== 'creator') return data({ user, origin, seeds: [viewerSeed] }, { status: 403 });
  // What can't be had now is asked for by the part that needs it, which then says so in its own place.
  const parts = await Promise.allSettled([
    seedOwnIdeas(page.callAsViewer, user),
    page.seedAsViewer(listShareLinks, {}),
    page.seedAsViewer(listOwnBoards, {}),
  ]);
  const seeds = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
  return data({ user, origin, seeds: [viewerSeed, ...seeds] });
}

/** The tab is the browser's affair. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isTabOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isTabOnly;
}

export default function DashboardPage({ loaderData: { user, origin, seeds } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      {user.userRole === 'creator' ? <Dashboard loaded={user} origin={origin} /> : <CreatorsOnly />}
    </Seeds>
  );
}

const previewedIdeas = 4;

function Dashboard({ loaded, origin }: { loaded: User; origin: string }) {
  const t = useTranslations('dashboard');
  const client = useQueryClient();
  // A session that ends while the page is open does not change whose page it is.
  const user = useViewer() ?? loaded;
  const { ideas, ideaCount, shareOf, refetch } = useOwnIdeas(user);
  const [merged, setMerged] = useState<MergedIdea>();
  const { data: boards } = useQuery({ ...queryOf(listOwnBoards, {}), enabled: false });
  const { refresh: refreshPending } = usePendingCache();
  const { merge, unmerge, isBusy } = useMerge(() => {
    void refetch();
    refreshPending();
  });

  return (
    <CreatorFrame
      username={user.username}
      title={t('title')}
      skipLabel={t('skip')}
      mainClassName="page-width dashboard"
    >
      <h1 className="sr">{t('heading', { username: user.username })}</h1>
      <div>
        <AddIdeaBar owner={user} />
        <IdeaTabs
          owner={user}
          pendingCount={user.pendingCount ?? 0}
          onMerge={setMerged}
          onRefresh={refreshPending}
          suggested={
            <PendingSuggestions
              pendingCount={user.pendingCount ?? 0}
              acceptsSuggestions={boards?.[0]?.acceptsSuggestions ?? true}
              onApproved={(idea) => changeOwnIdeas(client, user, (cache) => insertIdea(cache, idea))}
              loading={<LoadingCards />}
              Failed={IdeasFailed}
            />
          }
        />
        <MergedIdeas isBusy={isBusy} onUnmerge={unmerge} />
        <MergeDialog
          username={user.username}
          idea={merged}
          onClose={() => setMerged(undefined)}
          onPick={(target) => {
            setMerged(undefined);
            if (merged) merge({ idea: merged, target });
          }}
        />
      </div>
      <aside aria-label={t('side')}>
        <PublicProfileCard
          creator={user}
          origin={origin}
          ideaCount={ideaCount}
          shares={ideas.slice(0, previewedIdeas).map(shareOf)}
        />
        <ShareLinksPanel />
        <BoardSettings />
      </aside>
    </CreatorFrame>
  );
}
