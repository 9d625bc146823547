import { limits } from '@upnext/contract/limits';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { shareClass } from '../../ui/meter.tsx';
import { MoreIdeas } from '../ideas/more-ideas.tsx';
import type { OwnIdeasState } from '../ideas/use-own-ideas.ts';

type PickIdeasDialogProps = {
  isOpen: boolean;
  picked: number[];
  ideas: OwnIdeasState;
  onChange: (picked: number[]) => void;
  onClose: () => void;
};

/** The chart as a list to pick the ideas of a round from. Each pick takes effect at once. */
export function PickIdeasDialog({ isOpen, picked, ideas, onChange, onClose }: PickIdeasDialogProps) {
  const t = useTranslations();
  const { roundIdeasMin: min, roundIdeasMax: max } = limits;
  const isFull = picked.length >= max;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      shape="wide"
      title={t('roundPlans.pickTitle')}
      closeLabel={t('site.close')}
    >
      <p className="text-small text-text-2">{t('roundPlans.pickText', { min, max })}</p>
      <ul className="plan-picks">
        {ideas.ideas.map((idea) => {
          const isPicked = picked.includes(idea.id);
          return (
            <li key={idea.id} className={shareClass(ideas.shareOf(idea))}>
              <label>
                <input
                  type="checkbox"
                  id={`idea-${idea.id}`}
                  checked={isPicked}
                  disabled={isFull && !isPicked}
                  onChange={() => onChange(isPicked ? picked.filter((id) => id !== idea.id) : [...picked, idea.id])}
                />
                <span dir="auto">{idea.title}</span>
                <span className="num">{t('votes.count', { count: idea.votes })}</span>
              </label>
            </li>
          );
        })}
      </ul>
      <MoreIdeas state={ideas} />
      <div className="dialog-acts plan-pick-acts">
        <output>
          {t('roundPlans.picked', { count: picked.length })}
          {isFull && ` · ${t('roundPlans.pickFull', { max })}`}
        </output>
        <Button onClick={onClose}>{t('roundPlans.done')}</Button>
      </div>
    </Dialog>
  );
}
