import type { Idea } from '@upnext/contract/boards/ideas';
import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TimeAgo } from './time-ago.tsx';

type PendingCardProps = { idea: Idea; onApprove: () => void; onReject: () => void };

export function PendingCard({ idea, onApprove, onReject }: PendingCardProps) {
  const t = useTranslations('ideas');
  const { title, description, suggestedByUsername, createdAt } = idea;
  return (
    <Card>
      <p className="suggestion-by">
        <Avatar name={suggestedByUsername ?? '?'} size="s" quiet />
        <span>{suggestedByUsername ? `@${suggestedByUsername}` : t('anonymous')}</span>
        <TimeAgo at={createdAt} />
      </p>
      <h3 dir="auto" className="idea-title">
        {title}
      </h3>
      <p dir="auto" className="idea-text">
        {description}
      </p>
      <div className="suggestion-acts two-buttons">
        <Button size="s" aria-label={t('approveLabel', { title })} data-action="approve" onClick={onApprove}>
          <Check className="i" aria-hidden="true" />
          {t('approve')}
        </Button>
        <Button kind="soft" size="s" aria-label={t('rejectLabel', { title })} data-action="reject" onClick={onReject}>
          <X className="i" aria-hidden="true" />
          {t('reject')}
        </Button>
      </div>
    </Card>
  );
}
