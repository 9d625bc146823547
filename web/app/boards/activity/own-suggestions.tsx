import type { Idea } from '@upnext/contract/boards/ideas';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ActivityEntry } from './activity-entry.tsx';

export function OwnSuggestions({ suggestions }: { suggestions: readonly Idea[] }) {
  const t = useTranslations('profile.activity');
  const format = useFormatter();
  const rejectedNote = <p className="text-micro text-text-3">{t.rich('rejectedNote', { link: toNotifications })}</p>;
  if (suggestions.length === 0)
    return (
      <div className="grid gap-5">
        <EmptyState
          className="activity-empty"
          numeral="0"
          title={t('noSuggestionsTitle')}
          text={t('noSuggestionsText')}
        />
        {rejectedNote}
      </div>
    );
  return (
    <div className="grid gap-5">
      <p className="text-micro text-text-3">{t('placesNote')}</p>
      <ul className="grid gap-5">
        {suggestions.map((idea) => (
          <ActivityEntry
            key={idea.id}
            idea={idea}
            status={<Status status={idea.status} />}
            when={t('suggestedOn', { date: format.dateTime(new Date(idea.createdAt), { dateStyle: 'medium' }) })}
          />
        ))}
      </ul>
      {rejectedNote}
    </div>
  );
}

const toNotifications = (words: ReactNode) => (
  <Link to="/inbox" className="link">
    {words}
  </Link>
);

function Status({ status }: { status: Idea['status'] }) {
  const t = useTranslations('profile.activity');
  if (status !== 'pending') return <Badge>{t(status === 'merged' ? 'merged' : 'published')}</Badge>;
  return (
    <Badge>
      <Clock className="i" aria-hidden="true" />
      {t('pending')}
    </Badge>
  );
}
