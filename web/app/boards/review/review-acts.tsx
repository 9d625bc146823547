import { Ban, Check, GitMerge, Pencil, X, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';

const actions = ['merge', 'edit', 'block', 'reject', 'approve'] as const;
export type ActionName = (typeof actions)[number];

const icons: Record<ActionName, LucideIcon> = { reject: X, merge: GitMerge, edit: Pencil, block: Ban, approve: Check };
/** Shortcut keys: the first letter of the English word, and the arrow keys for the two swipe actions. */
export const actionKeys: Record<string, ActionName> = {
  a: 'approve',
  ArrowRight: 'approve',
  e: 'edit',
  m: 'merge',
  r: 'reject',
  ArrowLeft: 'reject',
  b: 'block',
};
const shownKeys: Record<ActionName, string> = { approve: 'A', edit: 'E', merge: 'M', reject: 'R', block: 'B' };

type ReviewActsProps = { title: string; canEdit: boolean; canBlock: boolean; onAction: (action: ActionName) => void };

/** Action buttons, within thumb reach on phones, with shortcut hints on devices with a keyboard. */
export function ReviewActs({ title, canEdit, canBlock, onAction }: ReviewActsProps) {
  const t = useTranslations('review');
  return (
    <div className="review-acts">
      {actions.map((action) => {
        const Icon = icons[action];
        return (
          <button
            key={action}
            type="button"
            className={`review-act review-act-${action}`}
            disabled={(action === 'block' && !canBlock) || (action === 'edit' && !canEdit)}
            onClick={() => onAction(action)}
          >
            <Icon className="i" aria-hidden="true" />
            <span aria-hidden="true">{t(action)}</span>
            <span className="sr">{`${t(action)}: ${title}`}</span>
            <kbd aria-hidden="true">{shownKeys[action]}</kbd>
          </button>
        );
      })}
    </div>
  );
}
