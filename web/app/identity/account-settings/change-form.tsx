import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';

type ChangeFormProps = {
  ref?: Ref<HTMLFormElement>;
  note?: string;
  isBusy: boolean;
  labels?: { rest: string; busy: string };
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
};

/** Form layout of the account dialogs: an optional note, fields, and two buttons. */
export function ChangeForm({ ref, note, isBusy, labels, onSubmit, onClose, children }: ChangeFormProps) {
  const t = useTranslations();
  const { rest, busy } = labels ?? { rest: t('myAccount.save'), busy: t('myAccount.saving') };
  return (
    <form ref={ref} className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
      {note && <p className="text-text-2">{note}</p>}
      {children}
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={isBusy}>
          {t('site.cancel')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? busy : rest}
        </Button>
      </div>
    </form>
  );
}
