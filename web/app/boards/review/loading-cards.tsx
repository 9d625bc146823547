import { useTranslations } from 'use-intl';

import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const cards = [1, 2, 3, 4];

/** Placeholder cards with the parts of a `PendingCard`: author line, title, text and the two buttons. */
export function LoadingCards() {
  const t = useTranslations('ideas');
  return (
    <ul className="idea-cards" aria-busy="true" aria-label={t('loading')}>
      {cards.map((card) => (
        <li key={card}>
          <Card>
            <div className="suggestion-by">
              <Skeleton className="size-8 rounded-full" />
              <Skeleton className="w-2/5" />
            </div>
            <Skeleton className="h-6 w-5/6" />
            <Skeleton className="mt-1 w-3/5" />
            <div className="suggestion-acts two-buttons">
              <Skeleton className="h-11 rounded-full" />
              <Skeleton className="h-11 rounded-full" />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
