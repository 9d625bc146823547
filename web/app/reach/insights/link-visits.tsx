import type { Insights } from '@upnext/contract/reach/insights';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useChosenBoard, withBoard } from '../../boards/own-boards/chosen-board.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Figure } from './figure.tsx';
import { VisitBars } from './visit-bars.tsx';

export function LinkVisits({ insights: { visits } }: { insights: Insights }) {
  const t = useTranslations('insights');
  const choice = useChosenBoard();
  const links = visits.shareLinks.map(({ id, tokenStart, name, visits: count }) => ({
    key: id,
    name: tokenStart === null ? t('deletedLink') : (name ?? `/public/${tokenStart}…`),
    count,
  }));
  return (
    <Figure title={t('byLink')} text={t('byLinkText')}>
      {links.length > 0 ? (
        <VisitBars label={t('byLink')} entries={links} />
      ) : (
        <div className="files">
          <Link to={withBoard('/dashboard/share', choice)} className={buttonClass({ kind: 'soft', size: 's' })}>
            {t('makeLink')}
          </Link>
        </div>
      )}
    </Figure>
  );
}
