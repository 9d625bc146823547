import { useQuery } from '@tanstack/react-query';
import { getBoard } from '@upnext/contract/boards/boards';
import { listSimilarIdeas } from '@upnext/contract/boards/suggestions';
import { useDeferredValue, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The idea fields that a merge needs. */
export type MergedIdea = { id: number; title: string };

type MergeDialogProps = {
  username: string;
  idea: MergedIdea | undefined;
  onClose: () => void;
  onPick: (target: MergedIdea) => void;
};

/** Lets the user choose the idea to merge into. Similar ideas are listed first, and others can be found by search. */
export function MergeDialog({ username, idea, onClose, onPick }: MergeDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      isOpen={idea !== undefined}
      onClose={onClose}
      title={t('merges.title', { title: idea?.title ?? '' })}
      closeLabel={t('site.close')}
    >
      {idea && <Targets key={idea.id} username={username} idea={idea} onPick={onPick} />}
    </Dialog>
  );
}

const mostShown = 6;

function Targets({ username, idea, onPick }: { username: string; idea: MergedIdea; onPick: (to: MergedIdea) => void }) {
  const t = useTranslations('merges');
  const format = useFormatter();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().slice(0, 100));
  const params = { username };
  const { data: near } = useQuery(queryOf(listSimilarIdeas, { params, query: { title: idea.title } }));
  const { data: chart, isPending } = useQuery({
    ...queryOf(getBoard, { params, query: words ? { q: words } : {} }),
    placeholderData: (before) => before,
  });
  const all = [...(words ? [] : (near ?? [])), ...(chart?.ideas ?? [])];
  const targets = [...new Map(all.map((one) => [one.id, one])).values()].filter(({ id }) => id !== idea.id);
  return (
    <div className="grid gap-4">
      <p className="text-text-2">{t('text')}</p>
      <TextField
        type="search"
        label={t('search')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!isPending && targets.length === 0 && <p>{t('none')}</p>}
      <ul className="choices">
        {targets.slice(0, mostShown).map(({ id, title, votes }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick({ id, title })}>
              <span dir="auto">{title}</span>
              <span className="num">{t('votes', { count: votes, votes: format.number(votes) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
