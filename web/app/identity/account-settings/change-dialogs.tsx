import type { AccountDetails } from '@upnext/contract/identity/account-settings';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Dialog } from '../../ui/dialog.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { UsernameForm } from './username-form.tsx';

type ChangeDialogsProps = {
  opened: 'username' | 'email' | 'password' | undefined;
  username: string;
  account: AccountDetails;
  onClose: () => void;
};

/** The three account forms in one lazily loaded chunk, because they pull in the form library. */
export function ChangeDialogs({ opened, username, account, onClose }: ChangeDialogsProps) {
  const t = useTranslations();
  const [isBusy, setBusy] = useState(false);
  const passwordTitle = account.hasPassword ? t('myAccount.changePassword') : t('myAccount.choosePassword');
  const hasEmail = (account.email ?? account.pendingEmail) !== null;
  const emailTitle = hasEmail ? t('myAccount.changeEmail') : t('myAccount.addEmail');
  const form = { onClose, onBusy: setBusy };
  const dialog = (what: typeof opened, title: string, children: ReactNode) => (
    <Dialog isOpen={opened === what} onClose={onClose} title={title} closeLabel={t('site.close')} isBlocked={isBusy}>
      {children}
    </Dialog>
  );
  return (
    <>
      {dialog('username', t('myAccount.changeUsername'), <UsernameForm username={username} {...form} />)}
      {dialog('email', emailTitle, <EmailForm account={account} {...form} />)}
      {dialog('password', passwordTitle, <PasswordForm username={username} {...form} />)}
    </>
  );
}
