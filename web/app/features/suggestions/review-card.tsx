import type { Idea } from '@upnext/contract/ideas';
import { useFormatter, useTranslations } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { useSwipe } from './use-swipe.ts';

const minuteMs = 60_000;

type ReviewCardProps = { idea: Idea; onApprove: () => void; onReject: () => void };

/** One suggestion, large. To the right it is published, to the left turned down. */
export function ReviewCard({ idea, onApprove, onReject }: ReviewCardProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  const now = useNow(minuteMs);
  const swipe = useSwipe({ onRight: onApprove, onLeft: onReject });
  const { title, description, suggestedByUsername, createdAt } = idea;
  return (
    <Card className="review-card" {...swipe}>
      <p className="suggestion-by">
        <Avatar name={suggestedByUsername ?? '?'} size="s" quiet />
        <span>{suggestedByUsername ? `@${suggestedByUsername}` : t('anonymous')}</span>
        <time dateTime={createdAt}>{now && format.relativeTime(new Date(createdAt), { now, style: 'short' })}</time>
      </p>
      <h2 className="review-title" id="review-title" tabIndex={-1}>
        {title}
      </h2>
      <p className="review-text">{description}</p>
      <span className="review-mark review-mark-right" aria-hidden="true">
        {t('approve')}
      </span>
      <span className="review-mark review-mark-left" aria-hidden="true">
        {t('reject')}
      </span>
    </Card>
  );
}
