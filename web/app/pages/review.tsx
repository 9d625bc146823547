import '../styles/cards.css';
import '../styles/dashboard.css';
import '../styles/review.css';
import type { User } from '@upnext/contract/accounts';
import { listPendingIdeas } from '@upnext/contract/suggestions';
import { ArrowLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { loadViewer } from '../api/load-viewer.ts';
import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { BlockedFans } from '../features/blocked-fans/blocked-fans.tsx';
import { EditIdeaDialog } from '../features/ideas/edit-idea-dialog.tsx';
import { IdeasFailed } from '../features/ideas/ideas-failed.tsx';
import { MergeDialog } from '../features/merges/merge-dialog.tsx';
import { ReviewDeck } from '../features/suggestions/review-deck.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/review.ts';
import { CreatorFrame, CreatorsOnly } from './creator-frame.tsx';

export const handle = { texts: 'own' satisfies TextPart };
await wantTexts('own');

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, viewerSeed } = await loadViewer(page, '/dashboard/review');
  if (user.userRole !== 'creator') return data({ user, seeds: [viewerSeed] }, { status: 403 });
  return data({ user, seeds: [viewerSeed, await page.seedAsViewer(listPendingIdeas, {})] });
}

export default function ReviewPage({ loaderData: { user, seeds } }: Route.ComponentProps) {
  return <Seeds of={seeds}>{user.userRole === 'creator' ? <Review loaded={user} /> : <CreatorsOnly />}</Seeds>;
}

function Review({ loaded }: { loaded: User }) {
  const t = useTranslations();
  const user = useViewer() ?? loaded;
  const { username } = user;
  return (
    <CreatorFrame
      username={username}
      title={t('review.title')}
      skipLabel={t('review.skip')}
      mainClassName="page-width review-page"
    >
      <div className="review-head">
        <Link to="/dashboard?tab=suggested" className={buttonClass({ kind: 'plain', size: 's' })}>
          <ArrowLeft className="i" aria-hidden="true" />
          {t('review.back')}
        </Link>
        <h1>{t('review.title')}</h1>
      </div>
      <ReviewDeck
        pendingCount={user.pendingCount ?? 0}
        Failed={IdeasFailed}
        renderEdit={(dialog) => <EditIdeaDialog owner={user} saveLabel={t('review.saveAndApprove')} {...dialog} />}
        renderMerge={(dialog) => <MergeDialog username={username} {...dialog} />}
      />
      <BlockedFans />
    </CreatorFrame>
  );
}
