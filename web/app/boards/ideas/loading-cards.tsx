import { useTranslations } from 'use-intl';

import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const cards = [1, 2, 3, 4];

/** Placeholder cards of the same size as the real ones. */
export function LoadingCards() {
  const t = useTranslations('ideas');
  return (
    <ul className="idea-cards" aria-busy="true" aria-label={t('loading')}>
      {cards.map((card) => (
        <li key={card}>
          <Card padded={false} className="idea-card">
            <div className="idea-card-head">
              <span className="plate" />
            </div>
            <div className="idea-card-body gap-2">
              <Skeleton className="w-5/6" />
              <Skeleton className="w-3/5" />
              <Skeleton className="mt-8 w-2/5" />
            </div>
            <span className="meter" />
          </Card>
        </li>
      ))}
    </ul>
  );
}
