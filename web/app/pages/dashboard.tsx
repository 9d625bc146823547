import '../styles/cards.css';
import '../styles/dashboard.css';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@upnext/contract/accounts';
import { handleOf } from '@upnext/contract/board-handle';
import type { BoardSettings as Settings } from '@upnext/contract/boards';
import { listShareLinks } from '@upnext/contract/share-links';
import { useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { ArchivedNotice } from '../features/boards/archived-notice.tsx';
import { BoardSettings } from '../features/boards/board-settings.tsx';
import { PublicProfileCard } from '../features/boards/public-profile-card.tsx';
import { useOwnBoards } from '../features/boards/use-own-boards.ts';
import { AddIdeaBar } from '../features/ideas/add-idea-bar.tsx';
import { IdeaTabs } from '../features/ideas/idea-tabs.tsx';
import { IdeasFailed } from '../features/ideas/ideas-failed.tsx';
import { LoadingCards } from '../features/ideas/loading-cards.tsx';
import { insertIdea } from '../features/ideas/own-ideas-cache.ts';
import { changeOwnIdeas, seedOwnIdeas, type Owner } from '../features/ideas/own-ideas-query.ts';
import { useOwnIdeas } from '../features/ideas/use-own-ideas.ts';
import { MergeDialog, type MergedIdea } from '../features/merges/merge-dialog.tsx';
import { MergedIdeas } from '../features/merges/merged-ideas.tsx';
import { useMerge } from '../features/merges/use-merge.ts';
import { ShareLinksPanel } from '../features/share-links/share-links-panel.tsx';
import { PendingSuggestions } from '../features/suggestions/pending-suggestions.tsx';
import { usePendingCache } from '../features/suggestions/use-pending-cache.ts';
import { MembershipCard } from '../features/teams/membership-card.tsx';
import { TeamButton } from '../features/teams/team-button.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/dashboard.ts';
import { CreatorFrame, CreatorsOnly } from './creator-frame.tsx';
import { loadDashboard } from './load-dashboard.ts';

export const handle = { texts: 'own' satisfies TextPart };
await wantTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds: first } = await loadDashboard(page, url, 'edit');
  const { origin } = url;
  if (!board) return data({ user, origin, board, owner: undefined, seeds: first }, { status: 403 });
  const owner = { id: user.id, handle: handleOf(board.creatorUsername, board.slug), choice };
  // What can't be had now is asked for by the part that needs it, which then says so in its own place.
  const parts = await Promise.allSettled([
    seedOwnIdeas(page.callAsViewer, owner),
    ...(board.role === 'owner' ? [page.seedAsViewer(listShareLinks, { query: { board: choice } })] : []),
  ]);
  const seeds = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
  return data({ user, origin, board, owner, seeds: [...first, ...seeds] });
}

/** The tab is the browser's affair, the board is not. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameBoard = currentUrl.searchParams.get('board') === nextUrl.searchParams.get('board');
  const isTabOnly = isSameBoard && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isTabOnly;
}

export default function DashboardPage({ loaderData: { user, origin, board, owner, seeds } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      {owner ? (
        <Dashboard key={owner.handle} loaded={user} loadedBoard={board} owner={owner} origin={origin} />
      ) : (
        <CreatorsOnly />
      )}
    </Seeds>
  );
}

const previewedIdeas = 4;

type DashboardProps = { loaded: User; loadedBoard: Settings; owner: Owner; origin: string };

function Dashboard({ loaded, loadedBoard, owner, origin }: DashboardProps) {
  const t = useTranslations('dashboard');
  const client = useQueryClient();
  // A session that ends while the page is open does not change whose page it is.
  const user = useViewer() ?? loaded;
  const { ideas, ideaCount, shareOf, refetch } = useOwnIdeas(owner);
  const board = useOwnBoards().board ?? loadedBoard;
  const isOwner = board.role === 'owner';
  const [merged, setMerged] = useState<MergedIdea>();
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
        {board.isArchived ? <ArchivedNotice board={board} /> : <AddIdeaBar owner={owner} />}
        <IdeaTabs
          owner={owner}
          pendingCount={board.pendingCount}
          canAdd={!board.isArchived}
          onMerge={setMerged}
          onRefresh={refreshPending}
          suggested={
            <PendingSuggestions
              pendingCount={board.pendingCount}
              acceptsSuggestions={board.acceptsSuggestions}
              onApproved={(idea) => changeOwnIdeas(client, owner, (cache) => insertIdea(cache, idea))}
              loading={<LoadingCards />}
              Failed={IdeasFailed}
            />
          }
        />
        <MergedIdeas isBusy={isBusy} onUnmerge={unmerge} />
        <MergeDialog
          username={owner.handle}
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
          creator={isOwner ? user : undefined}
          board={board}
          origin={origin}
          ideaCount={ideaCount}
          shares={ideas.slice(0, previewedIdeas).map(shareOf)}
        />
        {isOwner && <ShareLinksPanel />}
        {isOwner ? (
          <BoardSettings renderTeam={(boardId) => <TeamButton boardId={boardId} />} />
        ) : (
          <MembershipCard board={board} />
        )}
      </aside>
    </CreatorFrame>
  );
}
