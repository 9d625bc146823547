import '../styles/cards.css';
import '../styles/dashboard.css';
import '../styles/review.css';
import { mayDo } from '@upnext/contract/board-rights';
import { handleOf } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { listPendingIdeas } from '@upnext/contract/boards/suggestions';
import type { User } from '@upnext/contract/identity/accounts';
import { ArrowLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { withBoard } from '../boards/own-boards/chosen-board.ts';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { useOwnBoards } from '../boards/own-boards/use-own-boards.ts';
import { BlockedFans } from '../boards/review/blocked-fans.tsx';
import { ReviewDeck } from '../boards/review/review-deck.tsx';
import { MembershipCard } from '../boards/teams/membership-card.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { VotesLink } from '../voting/vote-checks/votes-link.tsx';
import type { Route } from './+types/review.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds } = await loadDashboard(page, url, 'review');
  if (!board) return data({ user, board, choice, seeds }, { status: 403 });
  const waiting = await page.seedAsViewer(listPendingIdeas, { query: { board: choice } });
  return data({ user, board, choice, seeds: [...seeds, waiting] });
}

export default function ReviewPage({ loaderData: { user, board, choice, seeds } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      {board ? <Review key={choice} loaded={user} loadedBoard={board} choice={choice} /> : <CreatorsOnly />}
    </Seeds>
  );
}

type ReviewProps = { loaded: User; loadedBoard: BoardSettings; choice: string | undefined };

function Review({ loaded, loadedBoard, choice }: ReviewProps) {
  const t = useTranslations();
  const user = useViewer() ?? loaded;
  const board = useOwnBoards().board ?? loadedBoard;
  const owner = { id: user.id, handle: handleOf(board.creatorUsername, board.slug), choice };
  return (
    <CreatorFrame
      username={user.username}
      title={t('review.title')}
      skipLabel={t('review.skip')}
      mainClassName="page-width review-page"
    >
      <div className="review-head">
        {mayDo(board.role, 'edit') && (
          <Link
            to={withBoard('/dashboard?tab=suggested', choice)}
            className={buttonClass({ kind: 'plain', size: 's' })}
          >
            <ArrowLeft className="i" aria-hidden="true" />
            {t('review.back')}
          </Link>
        )}
        <h1>{t('review.title')}</h1>
      </div>
      <ReviewDeck owner={owner} canEdit={mayDo(board.role, 'edit')} pendingCount={board.pendingCount} />
      <BlockedFans />
      {/* Moderators have no dashboard. */}
      {!mayDo(board.role, 'edit') && <VotesLink to={withBoard('/dashboard/votes', choice)} board={choice} />}
      {board.role !== 'owner' && <MembershipCard board={board} />}
    </CreatorFrame>
  );
}
