import '../../styles/idea-rows.css';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

import { Skeleton } from '../../ui/skeleton.tsx';

const places = [1, 2, 3, 4, 5];

/** Placeholder rows of the same size as the real ones. */
export function LoadingRows() {
  const t = useTranslations('ideas');
  return (
    <div className="sheet own-chart">
      <ul className="chart chart-compact" aria-busy="true" aria-label={t('loading')}>
        {places.map((place) => (
          <li key={place} className={clsx('row row-loading share-0', place <= 3 && `row-${place}`)}>
            <span className="row-place" />
            <div className="row-body">
              <Skeleton className="w-5/6" />
              <Skeleton className="w-2/5" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
