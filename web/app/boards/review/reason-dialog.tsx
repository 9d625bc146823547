import type { Idea } from '@upnext/contract/boards/ideas';
import type { RejectionReason } from '@upnext/contract/idea-fields';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';

import { Dialog } from '../../ui/dialog.tsx';

/**
 * Rejection reasons in the order of their shortcut keys, 1 to 5. Listed here because importing the schema would load
 * zod.
 */
const reasons: RejectionReason[] = ['not_my_topic', 'already_made', 'too_similar', 'unclear', 'not_now'];

type ReasonDialogProps = {
  /** The suggestions to reject. The dialog is closed if there are none. */
  ideas: Idea[];
  /** True if the number keys pick a reason. */
  hasKeys?: boolean;
  onClose: () => void;
  onPick: (reason: RejectionReason) => void;
};

/** Offers preset rejection reasons, so that the fan gets a polite message in their own language. */
export function ReasonDialog({ ideas, hasKeys = false, onClose, onPick }: ReasonDialogProps) {
  const t = useTranslations();
  const [first, ...others] = ideas;
  const isOpen = first !== undefined;
  const isOne = others.length === 0;
  const press = useEffectEvent((key: string) => {
    const reason = reasons[Number(key) - 1];
    if (reason) onPick(reason);
  });
  useEffect(() => {
    if (!isOpen || !hasKeys) return undefined;
    const listen = ({ key }: KeyboardEvent) => press(key);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOpen, hasKeys]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOne ? t('review.reasonTitle') : t('review.reasonAllTitle', { count: ideas.length })}
      closeLabel={t('site.close')}
    >
      <p className="text-text-2">
        {isOne ? t('review.reasonText', { title: first?.title ?? '' }) : t('review.reasonAllText')}
      </p>
      <ul className="choices">
        {reasons.map((reason, at) => (
          <li key={reason}>
            <button type="button" onClick={() => onPick(reason)}>
              <span>{t(`review.reasons.${reason}`)}</span>
              {hasKeys && <kbd aria-hidden="true">{at + 1}</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
