import '../styles/votes.css';
import { mayDo } from '@upnext/contract/board-rights';
import { boardPath } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { listVoteChecks } from '@upnext/contract/voting/vote-checks';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { WeekSums } from '../voting/fairness/week-sums.tsx';
import { VerifiedOnlyPanel } from '../voting/verified-only/verified-only-panel.tsx';
import { useVoteChecks } from '../voting/vote-checks/use-vote-checks.ts';
import { VoteChecksList } from '../voting/vote-checks/vote-checks-list.tsx';
import type { Route } from './+types/votes.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds } = await loadDashboard(page, url, 'review');
  if (!board) return data({ username: user.username, board, choice, seeds }, { status: 403 });
  const checks = await page.seedAsViewer(listVoteChecks, { query: { board: choice } });
  return data({ username: user.username, board, choice, seeds: [...seeds, checks] });
}

export default function VotesPage({ loaderData: { username, board, choice, seeds } }: Route.ComponentProps) {
  const t = useTranslations('voteChecks');
  return (
    <Seeds of={seeds}>
      {board ? (
        <CreatorFrame username={username} title={t('title')} skipLabel={t('skip')} mainClassName="votes-page">
          <Votes key={choice} board={board} choice={choice} />
        </CreatorFrame>
      ) : (
        <CreatorsOnly />
      )}
    </Seeds>
  );
}

type VotesProps = { board: BoardSettings; choice: string | undefined };

function Votes({ board: { role, creatorUsername, slug }, choice }: VotesProps) {
  const t = useTranslations();
  const query = useVoteChecks(choice);
  const { data: checks } = query;
  const canEdit = mayDo(role, 'edit');
  return (
    <>
      <div className="votes-head">
        <h1>{t('voteChecks.title')}</h1>
        <Link
          to={`${boardPath(creatorUsername, slug)}/fairness`}
          className={buttonClass({ kind: 'plain', size: 's' }, 'votes-public')}
        >
          {t('voteChecks.publicPage')}
        </Link>
      </div>
      {!checks && (
        <RetryNotice label={t('site.tryAgain')} query={query}>
          {t('voteChecks.loadError')}
        </RetryNotice>
      )}
      {checks && (
        <>
          <div className="votes-main">
            <Panel aria-label={t('voteChecks.week')}>
              <WeekSums week={checks.week} />
              {checks.week.onHold > 0 ? (
                <p className="votes-note">{t('voteChecks.explained')}</p>
              ) : (
                <div className="votes-none">
                  <h2>{t('voteChecks.allCounted')}</h2>
                  <p className="votes-note">{t('voteChecks.allCountedText')}</p>
                </div>
              )}
            </Panel>
            <VoteChecksList checks={checks} board={choice} canDecide={canEdit} />
          </div>
          <aside>
            {role === 'owner' ? (
              <VerifiedOnlyPanel key={String(checks.verifiedOnly)} verifiedOnly={checks.verifiedOnly} board={choice} />
            ) : (
              checks.verifiedOnly && (
                <Panel aria-label={t('voteChecks.verifiedOnly')}>
                  <p className="votes-note">{t('voteChecks.verifiedOnlyOn')}</p>
                </Panel>
              )
            )}
          </aside>
        </>
      )}
    </>
  );
}
