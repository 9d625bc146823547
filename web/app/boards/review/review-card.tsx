import type { Idea } from '@upnext/contract/boards/ideas';
import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { TimeAgo } from './time-ago.tsx';
import { useSwipe } from './use-swipe.ts';

type ReviewCardProps = { idea: Idea; onApprove: () => void; onReject: () => void };

/** A large card with one suggestion. Swipe right to publish, left to reject. */
export function ReviewCard({ idea, onApprove, onReject }: ReviewCardProps) {
  const t = useTranslations('review');
  const swipe = useSwipe({ onRight: onApprove, onLeft: onReject });
  const { title, description, suggestedByUsername, createdAt } = idea;
  return (
    <Card className="review-card" {...swipe}>
      <p className="suggestion-by">
        <Avatar name={suggestedByUsername ?? '?'} size="s" quiet />
        <span>{suggestedByUsername ? `@${suggestedByUsername}` : t('anonymous')}</span>
        <TimeAgo at={createdAt} />
      </p>
      <h2 dir="auto" className="review-title" id="review-title" tabIndex={-1}>
        {title}
      </h2>
      <p dir="auto" className="review-text">
        {description}
      </p>
      <span className="review-mark review-mark-right" aria-hidden="true">
        {t('approve')}
      </span>
      <span className="review-mark review-mark-left" aria-hidden="true">
        {t('reject')}
      </span>
    </Card>
  );
}
