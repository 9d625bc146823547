import '../styles/cards.css';
import '../styles/dashboard.css';
import { useQuery } from '@tanstack/react-query';
import { handleOf, roundPath } from '@upnext/contract/boards/board-handle';
import { getBoard, type BoardSettings } from '@upnext/contract/boards/boards';
import type { User } from '@upnext/contract/identity/accounts';
import { listVoteChecks } from '@upnext/contract/voting/vote-checks';
import { useRef, useState } from 'react';
import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { queryOf } from '../api/query.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { ArchivedNotice } from '../boards/board-settings/archived-notice.tsx';
import { PublicProfileCard } from '../boards/board-settings/public-profile-card.tsx';
import { BulkDialog } from '../boards/bulk-ideas/bulk-dialog.tsx';
import { AddIdeaBar } from '../boards/dashboard/add-idea-bar.tsx';
import { IdeaTabs } from '../boards/dashboard/idea-tabs.tsx';
import { LiveIdeas } from '../boards/dashboard/live-ideas.tsx';
import { WorkHead } from '../boards/dashboard/work-head.tsx';
import { seedDoneIdeas, seedOwnIdeas, type Owner } from '../boards/ideas/own-ideas-query.ts';
import { useOwnIdeas } from '../boards/ideas/use-own-ideas.ts';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { useOwnBoards } from '../boards/own-boards/use-own-boards.ts';
import OpenRoundWords from '../boards/public-page/open-round-words.tsx';
import { Checklist } from '../reach/checklist/checklist.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/dashboard.ts';

export const handle = { texts: ['own', 'fields'] satisfies TextPart[] };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds: first } = await loadDashboard(page, url, 'edit');
  const { origin } = url;
  if (!board) return data({ user, origin, board, owner: undefined, seeds: first }, { status: 403 });
  const owner = { id: user.id, handle: handleOf(board.creatorUsername, board.slug), choice };
  // Failed requests are skipped here. The component that needs the data refetches it and shows the error.
  const parts = await Promise.allSettled([
    seedOwnIdeas(page.callAsViewer, owner),
    page.seedAsViewer(listVoteChecks, { query: { board: choice } }),
    page.seed(getBoard, { params: { username: owner.handle } }),
    // Otherwise the side column, which is below the ideas on phones, would move when they arrive.
    url.searchParams.get('tab') === 'done' ? seedDoneIdeas(page.callAsViewer, owner) : [],
  ]);
  const seeds = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  return data({ user, origin, board, owner, seeds: [...first, ...seeds] });
}

/** A tab change needs no new data, but a board change does. */
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
/** With fewer ideas, the checklist comes before everything else in the side column. */
const enoughToShare = 3;

type DashboardProps = {
  loaded: User;
  loadedBoard: BoardSettings;
  owner: Owner;
  origin: string;
};

function Dashboard({ loaded, loadedBoard, owner, origin }: DashboardProps) {
  const t = useTranslations('dashboard');
  // If the session ends while the page is open, keep showing the loaded user.
  const user = useViewer() ?? loaded;
  const { ideas, ideaCount, shareOf } = useOwnIdeas(owner);
  const round = useQuery(queryOf(getBoard, { params: { username: owner.handle } })).data?.board.openRound;
  const board = useOwnBoards().board ?? loadedBoard;
  const [lines, setLines] = useState<string>();
  const sheet = useRef<HTMLDivElement>(null);
  const isOwner = board.role === 'owner';
  const checklist = isOwner && !board.isArchived && (
    <Checklist user={user} choice={owner.choice} ideaCount={ideaCount} />
  );

  return (
    <CreatorFrame username={user.username} title={t('title')} skipLabel={t('skip')} mainClassName="dashboard">
      <div ref={sheet}>
        <WorkHead owner={owner} ideaCount={ideaCount} />
        {round && (
          <Link className="open-round" to={roundPath(board.creatorUsername, board.slug, round.number)}>
            <OpenRoundWords round={round} handle={owner.handle} creatorId={owner.id} isOwn />
          </Link>
        )}
        {board.isArchived ? <ArchivedNotice board={board} /> : <AddIdeaBar owner={owner} onSeveral={setLines} />}
        <IdeaTabs owner={owner} board={board} onPaste={() => setLines('')} />
        {!board.isArchived && <LiveIdeas owner={owner} sheet={sheet} />}
      </div>
      <aside aria-label={t('side')}>
        {ideaCount < enoughToShare && checklist}
        <PublicProfileCard
          creator={isOwner ? user : undefined}
          board={board}
          origin={origin}
          ideaCount={ideaCount}
          shares={ideas.slice(0, previewedIdeas).map(shareOf)}
        />
        {ideaCount >= enoughToShare && checklist}
      </aside>
      <BulkDialog owner={owner} lines={lines} onClose={() => setLines(undefined)} />
    </CreatorFrame>
  );
}
