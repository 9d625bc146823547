import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { forgetRedirect } from '../../api/intent.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PublicLiveMark } from './public-live-mark.tsx';
import type { PublicBoard } from './use-public-board.ts';

/** Above the chart on the stage page: heading, hint, and a login link for visitors. */
export function StagePrompt({ id, board }: { id: string; board: PublicBoard }) {
  const t = useTranslations();
  const { page, viewer, isOwner, isArchived, path } = board;
  const hint = isOwner ? 'ownerHint' : isArchived ? undefined : viewer ? 'memberHint' : 'guestHint';
  return (
    <header className="stage-prompt">
      <div>
        <div className="chart-name">
          <h2 id={id}>{t('stage.headline', { count: page.board.ideaCount })}</h2>
          <PublicLiveMark board={board} />
        </div>
        {hint && <p>{t(`stage.${hint}`)}</p>}
      </div>
      {!viewer && !isArchived && (
        <Link
          to={`${path}/auth?direct=true`}
          className={buttonClass({ size: 's' }, 'for-guests')}
          onClick={forgetRedirect}
        >
          {t('stage.loginToVote')}
        </Link>
      )}
    </header>
  );
}
