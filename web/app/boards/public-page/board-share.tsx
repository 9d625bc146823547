import { Share } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { FollowMark } from './follow-mark.tsx';
import type { PublicBoard } from './use-public-board.ts';

/** Section below the chart: share, follow, and how votes are checked. */
export function BoardShare({ board }: { board: PublicBoard }) {
  const t = useTranslations('boards');
  if (board.page.ideas.length === 0 || board.isArchived) return null;
  return (
    <section className="pass" aria-labelledby="pass-on">
      <div>
        <h2 id="pass-on">{t('shareTitle')}</h2>
        <p>{t('shareInvitation')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="soft" onClick={board.share}>
          <Share className="i" aria-hidden="true" />
          {t('shareChart')}
        </Button>
        {!board.isOwner && <FollowMark {...board} />}
      </div>
      <Link to={`${board.path}/fairness`} className="link">
        {t('fairness')}
      </Link>
    </section>
  );
}
