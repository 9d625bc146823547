import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useChosenBoard, withBoard } from '../../boards/own-boards/chosen-board.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure } from './figure.tsx';

const figures = ['perDay', 'race', 'week', 'sources'] as const;

/** For a new board: describes the figures instead of showing empty plots. */
export function InsightsSoon({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations('insights');
  const choice = useChosenBoard();
  return (
    <>
      <EmptyState
        numeral="1"
        heading="h2"
        title={t('empty')}
        text={t('emptyText')}
        action={
          isOwner && (
            <Link to={withBoard('/dashboard/share', choice)} className={buttonClass()}>
              {t('emptyAction')}
            </Link>
          )
        }
      />
      <div className="insights-pair">
        {figures.map((figure) => (
          <Figure key={figure} title={t(figure)} text={t(`soon.${figure}`)} />
        ))}
      </div>
    </>
  );
}
