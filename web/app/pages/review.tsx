import '../styles/cards.css';
import '../styles/dashboard.css';
import '../styles/review.css';
import { mayDo } from '@upnext/contract/board-rights';
import { handleOf } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { listPendingIdeas } from '@upnext/contract/boards/suggestions';
import type { User } from '@upnext/contract/identity/accounts';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { useOwnBoards } from '../boards/own-boards/use-own-boards.ts';
import { BlockedFans } from '../boards/review/blocked-fans.tsx';
import { ReviewDeck } from '../boards/review/review-deck.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
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
      mainClassName="review-page"
    >
      <div className="review-head">
        <h1>{t('review.title')}</h1>
      </div>
      <ReviewDeck owner={owner} canEdit={mayDo(board.role, 'edit')} pendingCount={board.pendingCount} />
      <BlockedFans />
    </CreatorFrame>
  );
}
