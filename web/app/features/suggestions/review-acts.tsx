import { Ban, Check, GitMerge, Pencil, X, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';

const deeds = ['merge', 'edit', 'block', 'reject', 'approve'] as const;
export type DeedName = (typeof deeds)[number];

const icons: Record<DeedName, LucideIcon> = { reject: X, merge: GitMerge, edit: Pencil, block: Ban, approve: Check };
/** What a key does: the first letter of the English word, and the arrows for the two that a thumb swipes. */
export const deedKeys: Record<string, DeedName> = {
  a: 'approve',
  ArrowRight: 'approve',
  e: 'edit',
  m: 'merge',
  r: 'reject',
  ArrowLeft: 'reject',
  b: 'block',
};
const shownKeys: Record<DeedName, string> = { approve: 'A', edit: 'E', merge: 'M', reject: 'R', block: 'B' };

type ReviewActsProps = { title: string; canEdit: boolean; canBlock: boolean; onDeed: (deed: DeedName) => void };

/** Under the thumb on a phone; with their keys where there are keys. */
export function ReviewActs({ title, canEdit, canBlock, onDeed }: ReviewActsProps) {
  const t = useTranslations('review');
  return (
    <div className="review-acts">
      {deeds.map((deed) => {
        const Icon = icons[deed];
        return (
          <button
            key={deed}
            type="button"
            className={`review-act review-act-${deed}`}
            disabled={(deed === 'block' && !canBlock) || (deed === 'edit' && !canEdit)}
            onClick={() => onDeed(deed)}
          >
            <Icon className="i" aria-hidden="true" />
            <span aria-hidden="true">{t(deed)}</span>
            <span className="sr">{`${t(deed)}: ${title}`}</span>
            <kbd aria-hidden="true">{shownKeys[deed]}</kbd>
          </button>
        );
      })}
    </div>
  );
}
