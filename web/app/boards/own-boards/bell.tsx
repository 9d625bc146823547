import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { UnreadSlot } from '../../site/unread-slot.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { useChosenBoard, withBoard } from './chosen-board.ts';

/** Link to the notifications, with a dot if some are unread. */
export function Bell() {
  const t = useTranslations('site');
  const choice = useChosenBoard();
  return (
    <Link to={withBoard('/inbox', choice)} className={iconButtonClass()} aria-label={t('inbox')} title={t('inbox')}>
      <BellIcon className="i" aria-hidden="true" />
      <UnreadSlot />
    </Link>
  );
}
