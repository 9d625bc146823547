import '../styles/round-plans.css';
import { useQuery } from '@tanstack/react-query';
import { handleOf } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { listRounds } from '@upnext/contract/voting/rounds';
import { Plus } from 'lucide-react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { queryOf } from '../api/query.ts';
import { Seeds } from '../api/seeds.tsx';
import { withBoard } from '../boards/own-boards/chosen-board.ts';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { OwnRounds } from '../boards/round-plans/own-rounds.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import type { Route } from './+types/own-rounds.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds } = await loadDashboard(page, url, 'edit');
  const { username } = user;
  if (!board) return data({ username, board, choice, seeds }, { status: 403 });
  const params = { username: handleOf(board.creatorUsername, board.slug) };
  const rounds = await page.seedAsViewer(listRounds, { params });
  return data({ username, board, choice, seeds: [...seeds, rounds] });
}

export default function OwnRoundsPage({ loaderData: { username, board, choice, seeds } }: Route.ComponentProps) {
  const t = useTranslations('roundPlans');
  return (
    <Seeds of={seeds}>
      {board ? (
        <CreatorFrame username={username} title={t('title')} skipLabel={t('skip')} mainClassName="rounds-page">
          <Rounds key={choice} board={board} choice={choice} />
        </CreatorFrame>
      ) : (
        <CreatorsOnly />
      )}
    </Seeds>
  );
}

/** Turnout changes all the time, and rounds open and close by themselves. */
const refreshMs = 30_000;

function Rounds({ board, choice }: { board: BoardSettings; choice: string | undefined }) {
  const t = useTranslations();
  const username = handleOf(board.creatorUsername, board.slug);
  const query = useQuery({ ...queryOf(listRounds, { params: { username } }), refetchInterval: refreshMs });
  const first = query.data;
  const newRound = !board.isArchived && (
    <Link to={withBoard('/dashboard/rounds/new', choice)} className={buttonClass({ size: 's' })}>
      <Plus className="i" aria-hidden="true" />
      {t('roundPlans.new')}
    </Link>
  );
  return (
    <>
      <div className="plan-head">
        <h1>{t('roundPlans.title')}</h1>
        <p>{t('roundPlans.about')}</p>
        {first && first.rounds.length > 0 && newRound}
      </div>
      {board.isArchived && <Notice kind="waiting">{t('roundPlans.archived')}</Notice>}
      {!first && (
        <RetryNotice label={t('site.tryAgain')} query={query}>
          {t('roundPlans.loadError')}
        </RetryNotice>
      )}
      {first?.rounds.length === 0 && (
        <EmptyState
          numeral="1"
          heading="h2"
          title={t('roundPlans.emptyTitle')}
          text={t('roundPlans.emptyText')}
          action={newRound}
        />
      )}
      {first && first.rounds.length > 0 && <OwnRounds first={first} handle={username} choice={choice} />}
    </>
  );
}
