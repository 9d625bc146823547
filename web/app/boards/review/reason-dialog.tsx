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
  idea: Idea | undefined;
  hasKeys: boolean;
  onClose: () => void;
  onPick: (reason: RejectionReason) => void;
};

/** Offers preset rejection reasons, so that the fan gets a polite message in their own language. */
export function ReasonDialog({ idea, hasKeys, onClose, onPick }: ReasonDialogProps) {
  const t = useTranslations();
  const isOpen = idea !== undefined;
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
    <Dialog isOpen={isOpen} onClose={onClose} title={t('review.reasonTitle')} closeLabel={t('site.close')}>
      <p className="text-text-2">{t('review.reasonText', { title: idea?.title ?? '' })}</p>
      <ul className="choices">
        {reasons.map((reason, at) => (
          <li key={reason}>
            <button type="button" onClick={() => onPick(reason)}>
              <span>{t(`review.reasons.${reason}`)}</span>
              <kbd aria-hidden="true">{at + 1}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
