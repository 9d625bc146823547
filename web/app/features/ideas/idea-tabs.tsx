import type { Idea } from '@upnext/contract/ideas';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DoneIdeas } from './done-ideas.tsx';
import { IdeaDialogs } from './idea-dialogs.tsx';
import { IdeaLegend } from './idea-legend.tsx';
import type { Owner } from './own-ideas-query.ts';
import { OwnIdeas } from './own-ideas.tsx';
import { TopIdeas } from './top-ideas.tsx';
import { useOwnIdeas } from './use-own-ideas.ts';

const names = ['mine', 'suggested', 'top', 'done'] as const;
type TabName = (typeof names)[number];

type IdeaTabsProps = {
  owner: Owner;
  pendingCount: number;
  /** Nothing is added to a board that is archived. */
  canAdd: boolean;
  /** What waits for the creator's word. */
  suggested: ReactNode;
  onMerge: (idea: Idea) => void;
  onRefresh: () => void;
};

/** The tab lives in the address, so that Back and a reload keep it. */
export function IdeaTabs({ owner, pendingCount, canAdd, suggested, onMerge, onRefresh }: IdeaTabsProps) {
  const t = useTranslations('ideas');
  const [search, setSearch] = useSearchParams();
  const ideas = useOwnIdeas(owner);
  const selected = names.find((name) => name === search.get('tab')) ?? 'mine';

  const select = (name: TabName) =>
    setSearch(
      (current) => {
        current.delete('tab');
        if (name !== 'mine') current.set('tab', name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const refresh = () => {
    void ideas.refetch();
    onRefresh();
  };

  return (
    <IdeaDialogs owner={owner} onMerge={onMerge}>
      {(deeds) => (
        <Tabs
          label={t('tabs')}
          selected={selected}
          onSelect={select}
          aside={
            <div className="flex items-center gap-1">
              <IdeaLegend />
              <IconButton
                label={t('refresh')}
                title={t('refresh')}
                // On a phone the menu has it.
                className="max-md:hidden"
                disabled={ideas.isFetching}
                onClick={refresh}
              >
                {ideas.isFetching ? <Spinner /> : <RefreshCw className="i" aria-hidden="true" />}
              </IconButton>
            </div>
          }
          items={[
            {
              name: 'mine',
              label: t('mine'),
              ...(ideas.data ? { count: ideas.ideaCount } : {}),
              panel: <OwnIdeas state={ideas} canAdd={canAdd} {...deeds} />,
            },
            {
              name: 'suggested',
              label: t('suggested'),
              ...(pendingCount > 0 ? { count: pendingCount, isHot: true } : {}),
              panel: suggested,
            },
            { name: 'top', label: t('top'), panel: <TopIdeas state={ideas} {...deeds} /> },
            { name: 'done', label: t('done'), panel: <DoneIdeas owner={owner} {...deeds} /> },
          ]}
        />
      )}
    </IdeaDialogs>
  );
}
