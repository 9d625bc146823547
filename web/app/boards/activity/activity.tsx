import { useSuspenseQuery } from '@tanstack/react-query';
import { listFollows } from '@upnext/contract/boards/follows';
import { listOwnSuggestions } from '@upnext/contract/boards/suggestions';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Panel } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FollowedBoards } from './followed-boards.tsx';
import { OwnSuggestions } from './own-suggestions.tsx';
import { PastVotes } from './past-votes.tsx';

/** The viewer's votes and suggestions with their current status, and the boards they follow. */
export function Activity() {
  const t = useTranslations('profile.activity');
  const [tab, setTab] = useState<'votes' | 'suggestions' | 'follows'>('votes');
  const { data: suggestions } = useSuspenseQuery(queryOf(listOwnSuggestions, {}));
  const { boards } = useSuspenseQuery(queryOf(listFollows, {})).data;
  const items = [
    { name: 'votes', label: t('votes'), panel: <PastVotes /> },
    {
      name: 'suggestions',
      label: t('suggestions'),
      count: suggestions.length,
      panel: <OwnSuggestions suggestions={suggestions} />,
    },
    { name: 'follows', label: t('follows'), count: boards.length, panel: <FollowedBoards boards={boards} /> },
  ] as const;
  return (
    <Panel aria-labelledby="activity-title">
      <h2 id="activity-title">{t('title')}</h2>
      <Tabs label={t('title')} items={items} selected={tab} onSelect={setTab} />
    </Panel>
  );
}
