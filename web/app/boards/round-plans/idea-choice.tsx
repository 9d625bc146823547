import type { Idea } from '@upnext/contract/boards/ideas';
import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { shareClass } from '../../ui/meter.tsx';
import type { OwnIdeasState } from '../ideas/use-own-ideas.ts';
import { PickIdeasDialog } from './pick-ideas-dialog.tsx';
import { offeredCounts, presetIdeas } from './round-draft.ts';

type IdeaChoiceProps = {
  value: number | number[];
  /** The ideas that are in the round now. */
  chosen: Idea[];
  ideas: OwnIdeasState;
  error: string | undefined;
  onChange: (value: number | number[]) => void;
};

/** The ideas of the round: the first four or six of the chart (fewer on a small board), or a choice. */
export function IdeaChoice({ value, chosen, ideas, error, onChange }: IdeaChoiceProps) {
  const t = useTranslations('roundPlans');
  const [isOpen, setOpen] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const options = [
    ...offeredCounts(presetIdeas(ideas.ideas).length).map((count) => ({
      value: String(count),
      label: t('top', { count }),
    })),
    { value: 'pick', label: t('pick') },
  ];
  return (
    <div className="plan-part">
      <Chips
        legend={t('ideas')}
        options={options}
        value={typeof value === 'number' ? String(value) : 'pick'}
        onChange={(next) => {
          onChange(next === 'pick' ? ids : Number(next));
          setOpen(next === 'pick');
        }}
      />
      <ol className="plan-ideas" aria-label={t('chosenIdeas', { count: chosen.length })}>
        {chosen.map((idea, at) => (
          <li key={idea.id} className={shareClass(ideas.shareOf(idea))}>
            {idea.picture ? (
              <img src={`${idea.picture}-small.webp`} alt="" width={256} height={144} />
            ) : (
              <b aria-hidden="true">{at + 1}</b>
            )}
            <span dir="auto">{idea.title}</span>
            <IconButton label={t('leaveOut', { title: idea.title })} onClick={() => onChange(without(ids, idea.id))}>
              <X className="i" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button kind="plain" size="s" className="plan-change" aria-label={t('changeIdeas')} onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {error && (
        <p className="hint hint-error" role="alert">
          <CircleAlert className="i" aria-hidden="true" />
          {error}
        </p>
      )}
      <PickIdeasDialog isOpen={isOpen} picked={ids} ideas={ideas} onChange={onChange} onClose={() => setOpen(false)} />
    </div>
  );
}

function without(ids: number[], id: number): number[] {
  return ids.filter((one) => one !== id);
}
