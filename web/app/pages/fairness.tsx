import '../styles/fairness.css';
import { boardPath, boardTitle, handleOf, nameOf } from '@upnext/contract/boards/board-handle';
import { getFairness } from '@upnext/contract/voting/fairness';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { useViewer } from '../api/viewer.ts';
import { BoardError } from '../boards/public-page/board-error.tsx';
import { missing, redirectRenamed } from '../boards/public-page/load-board.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { FairnessDays } from '../voting/fairness/fairness-days.tsx';
import { FairnessRules } from '../voting/fairness/fairness-rules.tsx';
import { WeekSums } from '../voting/fairness/week-sums.tsx';
import type { Route } from './+types/fairness.ts';

export const handle = { texts: 'fairness' satisfies TextPart };
await requireTexts('fairness');

export async function loader({ context, params: { username, board } }: Route.LoaderArgs) {
  const params = { username: handleOf(username, board) };
  const fairness = await context.get(pageContext).call(getFairness, { params }).catch(missing('page'));
  redirectRenamed(username, fairness.creator.username, (name) => `${boardPath(name, board)}/fairness`);
  return { fairness };
}

/** How the votes of a board are checked, with the numbers of the last seven days. Readable without JavaScript. */
export default function FairnessPage({ loaderData: { fairness } }: Route.ComponentProps) {
  const t = useTranslations('fairness');
  const viewer = useViewer();
  const { creator, board, week, days, verifiedOnly } = fairness;
  const username = boardTitle(nameOf(creator), board);
  const chart = boardPath(creator.username, board?.slug);
  return (
    <SiteFrame
      mainClassName="fairness-page"
      background={`background-${creator.profileBackground}`}
      skipLabel={t('skip')}
    >
      <PageMeta
        title={t('title', { username })}
        description={t('description', { username })}
        canonicalPath={`${chart}/fairness`}
      />
      <header className="fairness-head">
        <Link to={chart} className="fairness-back">
          <ArrowLeft className="i" aria-hidden="true" />
          <Avatar name={nameOf(creator)} src={creator.logoUrl} size="s" />
          <span>{username}</span>
        </Link>
        <h1>{t('heading')}</h1>
      </header>
      <div className="fairness-columns">
        <div>
          <Panel aria-label={t('week')}>
            <WeekSums week={week} />
          </Panel>
          <Panel aria-labelledby="days">
            <h2 id="days">{t('days')}</h2>
            <FairnessDays days={days} />
          </Panel>
        </div>
        <Panel aria-labelledby="rules">
          <h2 id="rules">{t('rules')}</h2>
          <FairnessRules username={nameOf(creator)} verifiedOnly={verifiedOnly} />
          {viewer?.isVerified !== true && (
            <Link to="/account#verify" className={buttonClass({ kind: 'soft' })}>
              {t('verifyAction')}
            </Link>
          )}
        </Panel>
      </div>
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
