import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DeleteForm } from './delete-form.tsx';

type DeleteDialogProps = { isOpen: boolean; username: string; onClose: () => void };

/** Deletes the account. The dialog first explains the consequences and then asks for the password. */
export function DeleteDialog({ isOpen, username, onClose }: DeleteDialogProps) {
  const t = useTranslations();
  const [isUnderstood, setUnderstood] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setUnderstood(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('myAccount.deleteAsk', { username })}
      closeLabel={t('site.close')}
      isBlocked={isBusy}
    >
      {isUnderstood ? (
        <DeleteForm username={username} onBusy={setBusy} onClose={close} />
      ) : (
        <>
          <p className="text-text-2">{t('myAccount.deleteFacts')}</p>
          <ul className="account-end-facts">
            <li>{t('myAccount.deleteBoards')}</li>
            <li>{t('myAccount.deleteVotes')}</li>
            <li>{t('myAccount.deleteName', { username })}</li>
          </ul>
          <div className="dialog-acts">
            <Button kind="plain" onClick={close}>
              {t('site.cancel')}
            </Button>
            <Button onClick={() => setUnderstood(true)}>{t('myAccount.deleteGoOn')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
